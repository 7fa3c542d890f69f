/** The one spelling an address is stored and compared in; without signs that nobody sees, which are pasted with one. */
export const normaliseEmail = (email: string) => email.replace(/\p{Cf}/gu, '').trim().normalize('NFC').toLowerCase()

/** RFC 5321 allows 254 octets on the wire. */
const MAX_LENGTH = 254
const shape = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

export const isEmail = (email: string) => email.length <= MAX_LENGTH && shape.test(email) && !email.includes('..') && !/^\.|\.@/.test(email)

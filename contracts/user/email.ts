import { mixesScripts } from './scripts.ts'

/** The one spelling an address is stored and compared in; without invisible characters, which come with pasted text. */
export const normaliseEmail = (email: string) =>
  email
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()

/** RFC 5321 allows 254 octets on the wire. */
const MAX_LENGTH = 254
const shape =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

export const isEmail = (email: string) =>
  email.length <= MAX_LENGTH &&
  shape.test(email) &&
  !email.includes('..') &&
  !/^\.|\.@/.test(email) &&
  !passesForAnother(email)

/** Full-width and other compatibility letters, and scripts mixed within the mailbox or within a label of the domain. */
const passesForAnother = (email: string) => email !== email.normalize('NFKC') || email.split(/[@.]/).some(mixesScripts)

/**
 * How an address with letters other than a to z differs from the one it may look like: its domain as it is looked up
 * (IDNA), and whether its mailbox has such letters. Null for an address that is all ASCII.
 */
export function beyondAscii(email: string): { domain: string | null; mailbox: boolean } | null {
  const at = email.lastIndexOf('@')
  const [mailbox, domain] = [email.slice(0, at), email.slice(at + 1)]
  const isAscii = (text: string) => !/[^\x20-\x7e]/.test(text)
  if (isAscii(email)) return null
  return {
    domain: isAscii(domain) ? null : (URL.parse(`http://${domain}`)?.hostname ?? domain),
    mailbox: !isAscii(mailbox),
  }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Passwords must be reset every 30 days (AUTH-045). */
export const PASSWORD_MAX_AGE_MS = 30 * DAY
/** Digits of the code that proves an address (AUTH-044). */
export const CODE_LENGTH = 4
export const CODE_TTL_MS = 15 * MINUTE
/** Wrong tries per code: with the limits below, 50 of 10,000 guesses a day at most. */
export const CODE_TRIES = 5
/** Digits of the code that confirms a sign-in through a provider: 50 of 1,000,000 guesses a day at most. */
export const CONFIRMATION_LENGTH = 6
export const CONFIRMATION_TTL_MS = 15 * MINUTE
/** A postmaster may need a day to pass the code on. */
export const DOMAIN_PROOF_TTL_MS = DAY
export const DOMAIN_PROOF_LENGTH = 8
/** A browser that was confirmed by mail stays so for this account as long. */
export const KNOWN_BROWSER_MS = 365 * DAY
export const RESET_TTL_MS = 60 * MINUTE

/** A code to sign in with from a new place is valid in the hour of its request and the next. */
const SIGN_IN_CODE_MS = 60 * MINUTE
export const signInCodePeriod = (now: string): number => Math.floor(Date.parse(now) / SIGN_IN_CODE_MS)
/** It is the same code for the whole hour, and so mailed twice in it; once, where there were many in a day. */
export function mayMailSignInCode(before: readonly string[], now: string): boolean {
  const today = recent(before, now)
  return today.filter((at) => signInCodePeriod(at) === signInCodePeriod(now)).length < (today.length < 10 ? 2 : 1)
}

export type Allowance = { atLeastApartMs: number; perHour: number; perDay: number }
export const codeAllowance: Allowance = { atLeastApartMs: 30_000, perHour: 5, perDay: 10 }
export const confirmationAllowance: Allowance = { atLeastApartMs: 0, perHour: 5, perDay: 10 }
export const domainProofAllowance: Allowance = { atLeastApartMs: 30_000, perHour: 3, perDay: 5 }
export const resetAllowance: Allowance = { atLeastApartMs: 0, perHour: 5, perDay: 10 }

/** How long to wait until one more is allowed; 0 is now. `before` are the instants of those there were. */
export function waitMs(before: readonly string[], now: string, { atLeastApartMs, perHour, perDay }: Allowance): number {
  const ages = before.map((at) => Date.parse(now) - Date.parse(at)).sort((a, b) => a - b)
  const until = (age: number | undefined, apart: number) => (age === undefined ? 0 : Math.max(0, apart - age))
  return Math.max(until(ages[0], atLeastApartMs), until(ages[perHour - 1], 60 * MINUTE), until(ages[perDay - 1], DAY))
}

/** Those that still count. */
export const recent = (before: readonly string[], now: string): string[] =>
  before.filter((at) => Date.parse(now) - Date.parse(at) < DAY)

import type { Core } from '../../core/core.ts'
import { attempts } from '../../core/attempts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Wrong passwords for one account before it is left alone for a while. */
export const GUESSES = 10

/** A whole office shares one address; one account is guessed at from many, and one company's accounts in turn. */
export function accountLimits(core: Pick<Core, 'engines' | 'now'>) {
  const limited = (name: string, limit: number, windowMs: number) => attempts(core, { name, limit, windowMs })
  return {
    signUps: limited('sign-ups', 60, 10 * MINUTE),
    signInsFrom: limited('sign-ins-from', 200, 15 * MINUTE),
    /** From places the account does not know; from those it knows, each counts for itself. */
    failuresOf: limited('failures-of', GUESSES, 15 * MINUTE),
    failuresIn: limited('failures-in', GUESSES, 15 * MINUTE),
    failuresAt: limited('failures-at', 100, 15 * MINUTE),
    /** What one machine's failures count for a company: it takes several to make an attack on it. */
    shareOf: limited('share-of', 20, 15 * MINUTE),
    codesFrom: limited('codes-from', 60, 15 * MINUTE),
    resetsFrom: limited('resets-from', 30, 15 * MINUTE),
    /** Of one account from one place; how much is mailed in all, the account decides (contracts/user/limits.ts). */
    resetsOf: limited('resets-of', 10, 15 * MINUTE),
    /** Codes to sign in with: asked for, and tried. */
    signInCodesFrom: limited('sign-in-codes-from', 30, 15 * MINUTE),
    signInCodesTried: limited('sign-in-codes-tried', 60, 15 * MINUTE),
    lookUpsFrom: limited('look-ups-from', 20, 10 * MINUTE),
    /** Where people of a company have signed in from: no attack from elsewhere shuts them out. */
    knownPlaces: limited('known-places', 1, 30 * DAY),
    /** The same for one account. */
    knownAddresses: limited('known-addresses', 1, 30 * DAY),
  }
}

/** Providers with addresses of no particular company: failures there say nothing about one company. */
export const anybodys: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'proton.me',
  'protonmail.com',
  'mail.ru',
  'yandex.ru',
  'qq.com',
  '163.com',
])

export type Limits = ReturnType<typeof accountLimits>

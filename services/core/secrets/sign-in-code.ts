import { signInCodePeriod } from '#contracts/user/limits.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { isSame } from './is-same.ts'

type Keys = Pick<KeyRing, 'sign'>

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const LENGTH = 12

/**
 * The code with which an account is signed in to from a new place, beside its password. One for an hour, however often it
 * is requested: no stranger can make it worthless, and it is too long to guess, so attempts need not be counted.
 */
export function signInCode(keys: Keys, account: string, period: number): string {
  const digest = Buffer.from(keys.sign('sign-in-code', `${account} ${period}`), 'base64url')
  let [rest, code] = [BigInt(`0x${digest.toString('hex')}`), '']
  for (let place = 0; place < LENGTH; place++, rest /= 32n) code += ALPHABET[Number(rest % 32n)]
  return code.replaceAll(/(.{4})(?!$)/g, '$1-')
}

const tidy = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Whether it is the account's code of this hour or the one before. `account` is the key of its address. */
export function isSignInCode(keys: Keys, account: string, typed: string, now: string): boolean {
  const given = tidy(typed.slice(0, 100))
  return [0, 1].some((ago) => isSame(tidy(signInCode(keys, account, signInCodePeriod(now) - ago)), given))
}

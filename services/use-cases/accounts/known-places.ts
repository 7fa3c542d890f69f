import { randomBytes } from 'node:crypto'
import { MARKS_S } from '#contracts/http/session-cookie.ts'
import type { Core } from '../../core/core.ts'
import type { Limits } from './limits.ts'
import { isSame } from '../../core/secrets/is-same.ts'
import { isSignInCode } from '../../core/secrets/sign-in-code.ts'

/** Where a request comes from: its address, and the marks the browser keeps of accounts that signed in there. */
export type Place = {
  address?: string | undefined
  marks?: string | null | undefined /** A code that was mailed to the account. */
  code?: string | undefined
}

const DAY = 24 * 3_600_000
/** So many accounts one browser is known to. */
const MOST_MARKS = 5
/** Every sign-in renews it. */
const MARK_DAYS = MARKS_S / 86_400
const mark = /^([\w-]{12})\.(\d{1,6})\.([\w-]{20,100})$/

/**
 * The places an account has signed in from: a browser keeps a signed mark of it, an address is remembered for a month.
 * Guesses from elsewhere count for those elsewhere, never for who signs in from a known place.
 */
export function knownPlaces({ engines, now }: Pick<Core, 'engines' | 'now'>, limits: Pick<Limits, 'knownAddresses'>) {
  const today = () => Math.floor(Date.parse(now()) / DAY)
  const signed = (account: string, id: string, day: number) =>
    engines.keys.sign('known-browser', `${account} ${id} ${day}`)
  const marksIn = (kept: string | null | undefined) =>
    (kept ?? '')
      .slice(0, 1000)
      .split('~')
      .filter((each) => mark.test(each))
      .slice(0, MOST_MARKS)

  function idIn(kept: string, account: string): string | null {
    const [, id = '', day = '', tag = ''] = mark.exec(kept) ?? []
    const age = today() - Number(day)
    return age >= -1 && age <= MARK_DAYS && isSame(tag, signed(account, id, Number(day))) ? id : null
  }
  const idOf = (account: string, marks: Place['marks']) =>
    marksIn(marks)
      .map((each) => idIn(each, account))
      .find((id) => id !== null) ?? null

  return {
    /** What makes the place known to the account, best first; none for a stranger. `account` is the key of its address. */
    async waysOf(account: string, { address, marks, code }: Place): Promise<string[]> {
      const id = idOf(account, marks)
      const ways = id ? [`browser ${id}`] : []
      if (code && isSignInCode(engines.keys, account, code, now())) ways.push('code')
      if (address && (await limits.knownAddresses.spent(`${account} ${address}`))) ways.push(`address ${address}`)
      return ways
    },
    /** @returns the marks the browser is to keep from now on. */
    async remember(account: string, { address, marks }: Place): Promise<string> {
      const [id, day] = [idOf(account, marks) ?? randomBytes(9).toString('base64url'), today()]
      const others = marksIn(marks).filter((each) => idIn(each, account) === null)
      if (address) await limits.knownAddresses.count(`${account} ${address}`)
      return [`${id}.${day}.${signed(account, id, day)}`, ...others].slice(0, MOST_MARKS).join('~')
    },
  }
}

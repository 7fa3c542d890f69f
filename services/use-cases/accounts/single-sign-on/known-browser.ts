import * as z from 'zod'
import { KNOWN_BROWSER_MS } from '#contracts/user/limits.ts'
import type { Core } from '../../../core/core.ts'
import type { Account } from '../sessions.ts'
import { openKept, sealKept } from '../../../core/secrets/kept.ts'

const PURPOSE = 'known-browser'
/** People who share a browser; a cookie has little room. */
const MOST = 8

const Known = z.array(z.object({ companyId: z.string(), userId: z.string(), epoch: z.number(), at: z.number() }))
type Known = z.infer<typeof Known>
type At = Account & { epoch: number }

const knownIn = (core: Pick<Core, 'engines'>, kept: string | null): Known =>
  Known.safeParse(openKept(core, PURPOSE, kept)).data ?? []
const isFor =
  ({ companyId, userId }: Account) =>
  (one: Account) =>
    one.companyId === companyId && one.userId === userId

/** Whether this browser was confirmed by mail for the account, since all its sessions were last ended. */
export function knowsBrowser(core: Pick<Core, 'engines' | 'now'>, kept: string | null, account: At): boolean {
  const known = knownIn(core, kept).find(isFor(account))
  const age = known ? Date.parse(core.now()) - known.at : 0
  return known !== undefined && known.epoch === account.epoch && age >= 0 && age <= KNOWN_BROWSER_MS
}

/** What the browser keeps from now on: this account and those it had been confirmed for before. */
export function rememberBrowser(
  core: Pick<Core, 'engines' | 'now'>,
  kept: string | null,
  { companyId, userId, epoch }: At,
): string {
  const others = knownIn(core, kept).filter((one) => !isFor({ companyId, userId })(one))
  return sealKept(core, PURPOSE, [{ companyId, userId, epoch, at: Date.parse(core.now()) }, ...others].slice(0, MOST))
}

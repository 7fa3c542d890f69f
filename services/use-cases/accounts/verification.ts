import { Rejected } from '#contracts/rejections.ts'
import { CODE_LENGTH } from '#contracts/user/limits.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../platform.ts'
import { codeHashOf, newCode } from './codes.ts'
import type { Limits } from './limits.ts'
import { addressHolder } from './reserve-account.ts'
import type { UserAsker } from './sessions.ts'

/**
 * Proves that the address is theirs.
 * @throws Rejected 'account/code-wrong', or 'account/code-expired' when no code counts any more.
 */
export const verifyEmail =
  ({ commands, context, engines, caughtUp }: Core, limits: Limits) =>
  async (asker: UserAsker, code: string, address: string): Promise<void> => {
    limits.codesFrom.check(address)
    limits.codesFrom.count(address)
    const typed = code.replaceAll(/\s/g, '')
    if (!new RegExp(`^\\d{${CODE_LENGTH}}$`).test(typed)) throw new Rejected('account/code-wrong', `The code has ${CODE_LENGTH} digits.`)
    const { state: user } = await commands.stateOf(userDecider, asker, asker.userId)
    if (user.status === 'active' && user.emailVerified) return
    const codeId = (user.status === 'active' && user.verification?.codeId) || asker.userId
    const data = { codeId, codeHash: codeHashOf(engines.keys, codeId, typed) }
    const { events, token } = await commands.handle(userDecider, asker.userId, { type: 'VerifyEmail', data }, context(asker))
    if (events.some(({ type }) => type === 'VerificationFailed')) throw new Rejected('account/code-wrong', 'This is not the code we sent. Please try again.')
    await caughtUp(token)
  }

/** @throws Rejected 'auth/too-many-attempts' with how long to wait. */
export const resendCode =
  ({ commands, context, engines }: Core, limits: Limits) =>
  async (asker: UserAsker, address: string): Promise<void> => {
    limits.codesFrom.check(address)
    limits.codesFrom.count(address)
    await commands.handle(userDecider, asker.userId, { type: 'IssueVerificationCode', data: newCode(engines.keys) }, context(asker))
  }

/** The account behind an address, as itself and without any right; null when there is none. For calls that name an address. */
export const accountAt =
  (core: Core) =>
  async (email: string): Promise<UserAsker | null> => {
    const holder = await addressHolder(core, email)
    if (holder.status !== 'reserved') return null
    const { companyId, userId } = holder
    return { kind: 'user', companyId, userId, role: 'review', creator: false, permissions: [] }
  }

/** Whether an account has the address (AUTH-034). It tells, so it is asked rarely. */
export const checkUserExists =
  (core: Core, limits: Limits) =>
  async (email: string, address: string): Promise<boolean> => {
    limits.lookUpsFrom.check(address)
    limits.lookUpsFrom.count(address)
    return (await addressHolder(core, email)).status === 'reserved'
  }

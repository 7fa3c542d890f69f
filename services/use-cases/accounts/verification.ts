import { Rejected, type RejectionCode } from '#contracts/kernel/rejections.ts'
import { CODE_LENGTH } from '#contracts/user/limits.ts'
import { said } from '#contracts/kernel/wording.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { codeHashOf, newCode } from '../../core/secrets/codes.ts'
import type { Limits } from './limits.ts'
import { hashOfNoAccount, verifyPassword } from './passwords.ts'
import { addressHolder } from './reserve-account.ts'
import type { UserAsker } from './sessions.ts'

/**
 * Proves that the address is theirs.
 * @throws Rejected 'account/code-wrong', or 'account/code-expired' when no code counts any more.
 */
export const verifyEmail =
  (core: Core, limits: Limits) =>
  async (asker: UserAsker, code: string, address: string): Promise<void> => {
    await limits.codesFrom.take(address)
    await enterCode(core)(asker, code)
  }

const tidy = (code: string) => code.replaceAll(/\s/g, '')

const enterCode =
  ({ commands, context, engines, caughtUp }: Core) =>
  async (asker: UserAsker, code: string): Promise<void> => {
    const typed = tidy(code)
    if (!new RegExp(`^\\d{${CODE_LENGTH}}$`).test(typed))
      throw new Rejected('account/code-wrong', said`The code has ${CODE_LENGTH} digits.`)
    const { state: user } = await commands.stateOf(userDecider, asker, asker.userId)
    if (user.status === 'active' && user.emailVerified) return
    const codeId = (user.status === 'active' && user.verification?.codeId) || asker.userId
    const data = { codeId, codeHash: codeHashOf(engines.keys, codeId, typed) }
    const { events, token } = await commands.handle(
      userDecider,
      asker.userId,
      { type: 'VerifyEmail', data },
      context(asker),
    )
    if (events.some(({ type }) => type === 'VerificationFailed'))
      throw new Rejected('account/code-wrong', 'This is not the code we sent. Please try again.')
    await caughtUp(token)
  }

/** @throws Rejected 'auth/too-many-attempts' with how long to wait. */
export const resendCode =
  (core: Core, limits: Limits) =>
  async (asker: UserAsker, address: string): Promise<void> => {
    await limits.codesFrom.take(address)
    await issueCode(core)(asker)
  }

const issueCode =
  ({ commands, context, engines }: Core) =>
  async (asker: UserAsker): Promise<void> => {
    await commands.handle(
      userDecider,
      asker.userId,
      { type: 'IssueVerificationCode', data: newCode(engines.keys) },
      context(asker),
    )
  }

const untold = new Set<RejectionCode>([
  'account/code-wrong',
  'account/code-expired',
  'account/not-found',
  'auth/too-many-attempts',
])
/** What a refusal would tell about an address is not told. */
const untoldly = (error: unknown): false => {
  if (error instanceof Rejected && untold.has(error.code)) return false
  throw error
}
/** A password is verified meanwhile, which takes longer than all the rest: neither answer, limit nor time says whose an address is. */
const unseen = async <Answer>(work: Promise<Answer>, address: string): Promise<Answer> =>
  (await Promise.all([work, verifyPassword('', await hashOfNoAccount(), { share: address })]))[0]

/**
 * As {@link verifyEmail} for programs, by the address (AUTH-036): false for a wrong or old code as for an address without
 * an account. The code that proved an address stays right, so that asking twice is answered alike.
 */
export const verifyAddress =
  (core: Core, limits: Limits) =>
  async (email: string, code: string, address: string): Promise<boolean> => {
    await limits.codesFrom.take(address)
    const verify = async () => {
      const account = await accountAt(core)(email)
      if (!account) return false
      const { state: user } = await core.commands.stateOf(userDecider, account, account.userId)
      if (user.status === 'active' && user.emailVerified)
        return (
          user.verification?.codeHash === codeHashOf(core.engines.keys, user.verification?.codeId ?? '', tidy(code))
        )
      await enterCode(core)(account, code)
      return true
    }
    return unseen(verify().catch(untoldly), address)
  }

/** As {@link resendCode} for programs, by the address (AUTH-037): too soon, verified already, or unknown, it says nothing. */
export const resendCodeTo =
  (core: Core, limits: Limits) =>
  async (email: string, address: string): Promise<void> => {
    await limits.codesFrom.take(address)
    const send = async () => {
      const account = await accountAt(core)(email)
      if (account) await issueCode(core)(account)
    }
    await unseen(send().catch(untoldly), address)
  }

/** The account behind an address, as itself and without any right; null when there is none. For calls that name an address. */
export const accountAt =
  (core: Core) =>
  async (email: string): Promise<UserAsker | null> => {
    const holder = await addressHolder(core, email)
    if (!holder) return null
    const { companyId, userId } = holder
    return { kind: 'user', companyId, userId, role: 'review', creator: false, permissions: [] }
  }

/** Whether an account has the address (AUTH-034). The answer reveals accounts, so calls are rationed. */
export const checkUserExists =
  (core: Core, limits: Limits) =>
  async (email: string, address: string): Promise<boolean> => {
    await limits.lookUpsFrom.take(address)
    return (await addressHolder(core, email)) !== null
  }

import { randomUUID } from 'node:crypto'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { passwordMessages, passwordProblem } from '#contracts/user/password.ts'
import { emailProblem } from '#contracts/user/sign-up.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { ActiveUser } from '#domain/user/user.ts'
import type { Core } from '../../core/core.ts'
import type { Limits } from './limits.ts'
import { knownPlaces } from './known-places.ts'
import { hashOfNoAccount, hashPassword, verifyPassword } from './passwords.ts'
import { emailKey } from './reserve-account.ts'
import { readResetToken } from '../../core/secrets/reset-token.ts'
import { type Browser, openSession, type Opened, type UserAsker } from './sessions.ts'
import { accountAt } from './verification.ts'

/**
 * Mails a link when an account has the address; the answer does not say whether one has. A password is verified
 * meanwhile, which takes longer than all the rest: the time does not say it either.
 */
export const requestPasswordReset =
  (core: Core, limits: Limits) =>
  async (email: string, address: string, { marks }: Browser = {}): Promise<void> => {
    const problem = emailProblem(email)
    if (problem) throw new Rejected('request/invalid', problem, { email: problem })
    const account = emailKey(core, email)
    const [way = null] = await knownPlaces(core, limits).waysOf(account, { address, marks })
    if (!way) await limits.resetsFrom.take(address)
    await limits.resetsOf.take(`${account} ${way ?? address}`)
    const request = async () => {
      const holder = await accountAt(core)(email)
      // Who is invited, or was removed, has no password yet or any more: they get the same answer as a stranger.
      if (!holder || (await core.commands.stateOf(userDecider, holder, holder.userId)).state.status !== 'active') return
      const command = { type: 'RequestPasswordReset', data: { resetId: randomUUID() } } as const
      await core.commands.handle(userDecider, holder.userId, command, core.context(holder))
    }
    await Promise.all([
      request(),
      verifyPassword('', await hashOfNoAccount(), { share: way ? `${account} ${way}` : address, first: way !== null }),
    ])
  }

const gone = () => new Rejected('account/reset-link-used', 'This link has been used or is too old. Ask for a new one.')

/** Whether a link still works; looking does not use it up. */
export const resetLinkWorks =
  (core: Core) =>
  async (token: string): Promise<boolean> =>
    (await accountOfLink(core, token)) !== null

async function accountOfLink(
  { commands, engines, now }: Core,
  token: string,
): Promise<{ user: ActiveUser; companyId: string; resetId: string } | null> {
  const reset = readResetToken(engines.keys, token)
  if (!reset) return null
  const { state: user } = await commands.stateOf(userDecider, reset, reset.userId)
  if (user.status !== 'active' || user.reset?.resetId !== reset.resetId || now() >= user.reset.expiresAt) return null
  return { user, companyId: reset.companyId, resetId: reset.resetId }
}

/** Sets a new password by the link in the message, once. That raises the account's epoch: every session is over with it. */
export const resetPassword =
  (core: Core) =>
  async ({ token, password }: { token: string; password: string }): Promise<void> => {
    const link = await accountOfLink(core, token)
    if (!link) throw gone()
    const { user, companyId, resetId } = link
    await refuseUnfit(password, user)
    const asker: UserAsker = {
      kind: 'user',
      companyId,
      userId: user.userId,
      role: user.role,
      creator: user.creator,
      permissions: [],
    }
    const data = { passwordHash: await hashPassword(password, ofOwn(user)), resetId }
    await core.commands.handle(userDecider, user.userId, { type: 'ChangePassword', data }, core.context(asker))
    await core.engines.sessions.endAllOf(user.userId)
  }

/** Changes the password of a signed-in person who knows it; the answer is their one session. */
export const changePassword =
  (core: Core, limits: Limits) =>
  async (
    asker: UserAsker,
    { current, next }: { current: string; next: string },
    browser: Browser = {},
  ): Promise<Opened> => {
    const { state: user } = await core.commands.stateOf(userDecider, asker, asker.userId)
    if (user.status !== 'active') throw new Rejected('account/not-found', 'No such account')
    await limits.failuresOf.take(asker.userId)
    if (!(await verifyPassword(current, user.passwordHash ?? (await hashOfNoAccount()), ofOwn(user))))
      throw new Rejected('account/password-weak', 'This is not your password', { current: 'This is not your password' })
    await limits.failuresOf.forget(asker.userId)
    await refuseUnfit(next, user)
    const data = { passwordHash: await hashPassword(next, ofOwn(user)), resetId: null }
    await core.commands.handle(userDecider, user.userId, { type: 'ChangePassword', data }, core.context(asker))
    await core.engines.sessions.endAllOf(user.userId)
    return openSession(core)(asker, { ...browser, method: 'password' })
  }

/** Who is signed in, or came by the link in a message, waits for no stranger. */
const ofOwn = ({ userId }: ActiveUser) => ({ share: userId, first: true })

/** The password of before is no new one: it would only be 30 days older. */
async function refuseUnfit(password: string, user: ActiveUser): Promise<void> {
  const same = user.passwordHash !== null && (await verifyPassword(password, user.passwordHash, ofOwn(user)))
  const problem = passwordProblem(password, user) ?? (same ? 'unauthorized' : null)
  if (problem)
    throw new Rejected('account/password-weak', passwordMessages[problem], { password: passwordMessages[problem] })
}

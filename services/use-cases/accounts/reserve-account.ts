import { randomBytes, randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { SignUp } from '#contracts/email-reservation/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName, SYSTEM } from '#contracts/kernel/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'

export const READY_MS = 10_000

/** `c` and twelve of 36 characters: opaque, and too many to meet the same twice. */
const newCompanyId = () => `c${[...randomBytes(12)].map((byte) => (byte % 36).toString(36)).join('')}`

export const emailKey = ({ engines }: Pick<Core, 'engines'>, email: string) =>
  engines.keys.blindIndex('email', normaliseEmail(email))

type Holder = { companyId: string; userId: string }

/**
 * Who holds an address: the account, or the acceptance that is opening one. `instead` is the person for whom an
 * earlier version reserved it with an invitation: they hold it once they have accepted, and give way until then.
 */
export async function claimOn(
  { commands, engines }: Pick<Core, 'commands' | 'engines'>,
  email: string,
): Promise<{ holder: Holder | null; instead: string | null }> {
  const { state } = await commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, emailKey({ engines }, email))
  if (state.status === 'free') return { holder: null, instead: null }
  const { companyId, userId, invitation } = state
  const accepted =
    invitation === null || (await commands.stateOf(userDecider, { companyId }, userId)).state.status === 'active'
  return accepted ? { holder: { companyId, userId }, instead: null } : { holder: null, instead: userId }
}

export const addressHolder = async (core: Pick<Core, 'commands' | 'engines'>, email: string): Promise<Holder | null> =>
  (await claimOn(core, email)).holder

export async function refuseTaken(core: Core, email: string): Promise<void> {
  if (await addressHolder(core, email))
    throw new Rejected('account/user-exists', accountMessages.user_exists, { email: accountMessages.user_exists })
}

/**
 * Takes the address for a new account of a company of its own, which a process then opens; answers once the account
 * can be used. The one way in, by a password or by a provider.
 */
export async function reserveAccount(
  core: Core,
  { email, ...signUp }: SignUp & { email: string },
): Promise<{ companyId: string; userId: string }> {
  const { commands, context, caughtUp } = core
  const [companyId, userId] = [newCompanyId(), randomUUID()]
  const asker: Asker = { kind: 'user', companyId: SYSTEM, userId, role: 'admin', creator: true, permissions: [] }
  const { instead } = await claimOn(core, email)
  const data = { companyId, userId, email: normaliseEmail(email), signUp, instead }
  await commands.handle(emailReservationDecider, emailKey(core, email), { type: 'ReserveEmail', data }, context(asker))

  const account = { [streamName(companyId, 'user', userId)]: 0 }
  const company = {
    [streamName(companyId, 'company', companyId)]: 0,
    [streamName(companyId, 'subscription', companyId)]: 0,
  }
  const behind = await caughtUp(signUp.companyName === null ? account : { ...account, ...company }, READY_MS)
  if (behind.length > 0)
    throw new Rejected('command/unavailable', 'Your account is being set up. Please sign in in a minute.')
  return { companyId, userId }
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import type { SignUp } from '#contracts/email-reservation/events.ts'
import { Rejected } from '#contracts/rejections.ts'
import { streamName, SYSTEM } from '#contracts/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import type { Core } from '../../platform.ts'

export const READY_MS = 10_000

/** `c` and twelve of 36 characters: opaque, and too many to meet the same twice. */
const newCompanyId = () => `c${[...randomBytes(12)].map((byte) => (byte % 36).toString(36)).join('')}`

export const emailKey = ({ engines }: Pick<Core, 'engines'>, email: string) => engines.keys.blindIndex('email', normaliseEmail(email))

/** Who holds an address. */
export const addressHolder = async (core: Pick<Core, 'commands' | 'engines'>, email: string) =>
  (await core.commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, emailKey(core, email))).state

export async function refuseTaken(core: Core, email: string): Promise<void> {
  if ((await addressHolder(core, email)).status === 'reserved') throw new Rejected('account/user-exists', accountMessages.user_exists, { email: accountMessages.user_exists })
}

/**
 * Takes the address for a new account of a company of its own, which a process then opens; answers once the account
 * can be used. The one way in, by a password or by a provider.
 */
export async function reserveAccount(core: Core, { email, ...signUp }: SignUp & { email: string }): Promise<{ companyId: string; userId: string }> {
  const { commands, context, caughtUp } = core
  const [companyId, userId] = [newCompanyId(), randomUUID()]
  const asker: Asker = { kind: 'user', companyId: SYSTEM, userId, role: 'admin', creator: true, permissions: [] }
  const data = { companyId, userId, email: normaliseEmail(email), signUp }
  await commands.handle(emailReservationDecider, emailKey(core, email), { type: 'ReserveEmail', data }, context(asker))

  const account = { [streamName(companyId, 'user', userId)]: 0 }
  const company = { [streamName(companyId, 'company', companyId)]: 0, [streamName(companyId, 'subscription', companyId)]: 0 }
  const behind = await caughtUp(signUp.companyName === null ? account : { ...account, ...company }, READY_MS)
  if (behind.length > 0) throw new Rejected('command/unavailable', 'Your account is being set up. Please sign in in a minute.')
  return { companyId, userId }
}

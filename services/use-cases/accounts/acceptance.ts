import type { Asker } from '#contracts/kernel/asker.ts'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { ACCOUNT_ELSEWHERE } from '#domain/email-reservation/commands/reserve-on-acceptance.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { claimOn, emailKey } from './reserve-account.ts'
import { until } from '../../core/until.ts'

export type Invitee = { companyId: string; userId: string; email: string }
type Acceptance = { invitationId: string; name: string; passwordHash: string; language: InterfaceLanguage | null }

/**
 * The account that gives way when this person accepts: null for none, `proven` false for one that had taken the address
 * without proving it.
 * @throws Rejected 'invitation/account-elsewhere' when the address is another account's.
 */
export async function formerHolder(
  core: Core,
  { userId, email }: Invitee,
): Promise<{ instead: string | null; unproven: boolean }> {
  const { holder, instead } = await claimOn(core, email)
  if (!holder || holder.userId === userId) return { instead, unproven: false }
  const { state: user } = await core.commands.stateOf(userDecider, holder, holder.userId)
  if (user.status !== 'active' || user.emailVerified)
    throw new Rejected('invitation/account-elsewhere', ACCOUNT_ELSEWHERE)
  return { instead: holder.userId, unproven: true }
}

/**
 * Takes the address for the invited person and waits, bounded, until their account is open: its revision then. Null
 * when the invitation was over before that; the address is as free then as it was.
 * @throws Rejected 'invitation/account-elsewhere', 'invitation/used', or 'command/unavailable' while it is being opened.
 */
export async function takeAddress(core: Core, invitee: Invitee, acceptance: Acceptance): Promise<number | null> {
  const { companyId, userId, email } = invitee
  const { instead } = await formerHolder(core, invitee)
  const asker: Asker = { kind: 'user', companyId, userId, role: 'review', creator: false, permissions: [] }
  const command = { type: 'ReserveEmailOnAcceptance', data: { companyId, userId, email, instead, acceptance } } as const
  await core.commands.handle(emailReservationDecider, emailKey(core, email), command, core.context(asker), SYSTEM)
  return opened(core, invitee)
}

/** Waits, bounded, for an acceptance that is under way; see {@link takeAddress}. */
export async function opened(core: Core, { companyId, userId, email }: Invitee): Promise<number | null> {
  const over = new AbortController()
  const active = until(
    core,
    userDecider,
    { companyId },
    userId,
    ({ status }) => status === 'active',
    undefined,
    over.signal,
  )
  const left = until(
    core,
    emailReservationDecider,
    { companyId: SYSTEM },
    emailKey(core, email),
    (claim) => claim.status === 'free' || claim.userId !== userId,
    undefined,
    over.signal,
  )
  try {
    const outcome = await Promise.race([
      active.then((revision) => revision ?? 'waiting'),
      left.then((revision) => (revision === null ? 'waiting' : null)),
    ])
    if (outcome === 'waiting')
      throw new Rejected('command/unavailable', 'Your account is being set up. Please sign in in a minute.')
    return outcome
  } finally {
    over.abort()
  }
}

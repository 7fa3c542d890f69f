import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { Language } from '#contracts/language.ts'
import type { Recorded } from '#contracts/recorded.ts'
import { parseStream, SYSTEM } from '#contracts/streams.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import type { EmailReservation } from '#domain/email-reservation/email-reservation.ts'
import { userDecider } from '#domain/user/decider.ts'
import { mailLanguage } from '../mail/templates.ts'
import type { Core } from '../platform.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/*
 * An invitation takes three steps, each of which can only begin once the one before stands: the address is reserved,
 * the plan's seat is taken, the user is invited. It ends in the opposite order: the user leaves, the seat is given back,
 * the address is free. So a platform killed anywhere in between goes on, and nobody holds half of it.
 */

export const reservedEmailTakesSeat: ProcessManager<EmailReservationEvent> = {
  name: 'reserved-email-takes-seat',
  category: 'email',
  on: ['EmailReservedForInvitation'],
  react: ({ event, stream }) => {
    if (event.type !== 'EmailReservedForInvitation') return []
    const { companyId, userId } = event.data
    return [{ kind: 'command', aggregate: 'subscription', tenant: companyId, id: companyId, command: { type: 'ConsumeUserSeat', data: { userId, reservation: parseStream(stream).id } } }]
  },
  /** No seat left: the address is given back, and nothing has changed. */
  onRefused: ({ event, stream }) => (event.type === 'EmailReservedForInvitation' ? [releaseEmail(parseStream(stream).id, event.data.userId, 'no-seat')] : []),
}

export const seatTakenInvitesUser: ProcessManager<SubscriptionEvent, EmailReservation | null> = {
  name: 'seat-taken-invites-user',
  category: 'subscription',
  on: ['UserSeatConsumed'],
  look: async ({ commands }, { event }) =>
    event.type === 'UserSeatConsumed' ? (await commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, event.data.reservation)).state : null,
  react: ({ event, tenant }, reservation) => {
    if (event.type !== 'UserSeatConsumed') return []
    const { userId } = event.data
    const own = reservation?.status === 'reserved' && reservation.userId === userId ? reservation : null
    if (!own) return [releaseSeat(tenant, userId)]
    return own.invitation ? [{ kind: 'command', aggregate: 'user', id: userId, command: { type: 'InviteUser', data: own.invitation } }] : []
  },
}

export const invitationRunsOut: ProcessManager<UserEvent> = {
  name: 'invitation-runs-out',
  category: 'user',
  on: ['UserInvited', 'InvitationResent'],
  react: ({ event, stream }) => {
    if (event.type !== 'UserInvited' && event.type !== 'InvitationResent') return []
    const { invitationId, expiresAt } = event.data
    const sending = { aggregate: 'user', id: parseStream(stream).id, command: { type: 'ExpireInvitation', data: { invitationId } } }
    return [{ kind: 'command', aggregate: 'timer', id: invitationId, command: { type: 'SetTimer', data: { dueAt: expiresAt, ...sending } } }]
  },
}

/** Whoever leaves, or never came, gives the seat back (TEAM-023). */
export const leaverFreesSeat: ProcessManager<UserEvent> = {
  name: 'leaver-frees-seat',
  category: 'user',
  on: ['InvitationRevoked', 'InvitationExpired', 'UserRemoved'],
  react: ({ stream, tenant }) => [releaseSeat(tenant, parseStream(stream).id)],
}

export const seatReleasedFreesEmail: ProcessManager<SubscriptionEvent> = {
  name: 'seat-released-frees-email',
  category: 'subscription',
  on: ['UserSeatReleased'],
  react: ({ event }) => (event.type === 'UserSeatReleased' ? [releaseEmail(event.data.reservation, event.data.userId, 'left')] : []),
}

/** dd/LL/yyyy (A§9), with its zone. */
const inWords = (instant: string) => instant.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d).*$/, '$3/$2/$1 $4 UTC')

type MailFacts = { to: string; company: string; inviter: string; language: Language } | null

/** The link itself is made when the message leaves: a process remembers what it decided, and must not remember that. */
export const invitedUserGetsMail: ProcessManager<UserEvent, MailFacts> = {
  name: 'invited-user-gets-mail',
  category: 'user',
  on: ['UserInvited', 'InvitationResent'],
  look: mailFacts,
  react: ({ event, stream }, facts) => {
    if (!facts || (event.type !== 'UserInvited' && event.type !== 'InvitationResent')) return []
    const { tenant, id } = parseStream(stream)
    const { to, ...known } = facts
    const { invitationId, expiresAt } = event.data
    return [{ kind: 'mail', to, template: 'teamInvitation', values: { ...known, code: `${tenant}.${id}.${invitationId}`, until: inWords(expiresAt) } }]
  },
}

/**
 * Null when the invitation has been answered, withdrawn or sent again by now. What somebody who is not here yet reads is
 * not known: the language their colleague chose is the nearest, then that of the company.
 */
async function mailFacts({ commands }: Core, { event, stream }: Recorded<UserEvent>): Promise<MailFacts> {
  if (event.type !== 'UserInvited' && event.type !== 'InvitationResent') return null
  const { tenant: companyId, id } = parseStream(stream)
  const [{ state: user }, { state: company }] = await Promise.all([commands.stateOf(userDecider, { companyId }, id), commands.stateOf(companyDecider, { companyId }, companyId)])
  // Who lets themself in, as by single sign-on, is there already.
  if (user.status !== 'invited' || user.invitationId !== event.data.invitationId || user.invitedBy === id) return null
  const { state: inviter } = await commands.stateOf(userDecider, { companyId }, user.invitedBy ?? '')
  const inviting = inviter.status === 'active' ? inviter : null
  const details = company.status === 'registered' ? company.details : null
  return { to: user.email, language: mailLanguage(inviting?.language, details?.language), company: details?.name ?? '', inviter: inviting?.name ?? '' }
}

const releaseSeat = (tenant: string, userId: string): Reaction => ({ kind: 'command', aggregate: 'subscription', id: tenant, command: { type: 'ReleaseUserSeat', data: { userId } } })

const releaseEmail = (reservation: string, userId: string, reason: 'no-seat' | 'left'): Reaction => ({
  kind: 'command',
  aggregate: 'email',
  tenant: SYSTEM,
  id: reservation,
  command: { type: 'ReleaseEmail', data: { userId, reason } },
})

import { expiryFrom } from '#contracts/company/team.ts'
import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { Language } from '#contracts/kernel/language.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream, SYSTEM } from '#contracts/kernel/streams.ts'
import { inWords } from '#contracts/kernel/time.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import type { EmailReservation, InvitationClaim } from '#domain/email-reservation/email-reservation.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { User } from '#domain/user/user.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import { mail } from '../effects/reactions.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/*
 * An invitation takes two steps: the plan's seat is taken, then the user is invited. It takes no address: the person does,
 * when they accept. It ends in the opposite order: the user leaves, the seat is given back, the address is free.
 * So a platform killed anywhere in between goes on, and no step stays half done.
 */

type Claimed = Extract<EmailReservationEvent, { type: 'EmailReservedForInvitation' }>['data']

/** Written by an earlier version only, which reserved the address first. */
export const reservedEmailTakesSeat: ProcessManager<EmailReservationEvent> = {
  name: 'reserved-email-takes-seat',
  category: 'email',
  on: ['EmailReservedForInvitation'],
  react: ({ event, stream }) =>
    event.type === 'EmailReservedForInvitation' ? [takeSeat(event.data, parseStream(stream).id)] : [],
}

function takeSeat(
  { companyId, userId, email, roleId, invitedBy, invitationId }: Claimed,
  reservation: string,
): Reaction {
  const data = { userId, reservation, invitation: { email, roleId, invitedBy, invitationId } }
  return {
    kind: 'command',
    aggregate: 'subscription',
    tenant: companyId,
    id: companyId,
    command: { type: 'ConsumeUserSeat', data },
  }
}

/** The term begins when the seat is taken. Where the seat does not say whom it is for, the address's stream of before does. */
export const seatTakenInvitesUser: ProcessManager<SubscriptionEvent, EmailReservation | null> = {
  name: 'seat-taken-invites-user',
  category: 'subscription',
  on: ['UserSeatConsumed'],
  look: async ({ commands }, { event }) =>
    event.type === 'UserSeatConsumed' && !event.data.invitation
      ? (await commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, event.data.reservation)).state
      : null,
  react: ({ event, tenant, occurredAt }, reservation) => {
    if (event.type !== 'UserSeatConsumed') return []
    const { userId, invitation } = event.data
    const invite = (data: InvitationClaim): Reaction[] => [
      { kind: 'command', aggregate: 'user', id: userId, command: { type: 'InviteUser', data } },
    ]
    if (invitation) return invite({ userId, ...invitation, expiresAt: expiryFrom(occurredAt) })
    const own = reservation?.status === 'reserved' && reservation.userId === userId ? reservation : null
    if (!own) return [releaseSeat(tenant, userId)]
    return own.invitation ? invite(own.invitation) : []
  },
}

/** The account is opened for who took the address first. An invitation that is over by then leaves it free again. */
export const acceptedAddressOpensAccount: ProcessManager<EmailReservationEvent> = {
  name: 'accepted-address-opens-account',
  category: 'email',
  on: ['EmailReservedOnAcceptance'],
  react: ({ event }) => {
    if (event.type !== 'EmailReservedOnAcceptance' || event.data.acceptance === null) return []
    const { companyId, userId, instead, acceptance } = event.data
    const accept: Reaction = {
      kind: 'command',
      aggregate: 'user',
      tenant: companyId,
      id: userId,
      command: { type: 'AcceptInvitation', data: acceptance },
    }
    return instead
      ? [
          accept,
          {
            kind: 'command',
            aggregate: 'user',
            tenant: instead.companyId,
            id: instead.userId,
            command: { type: 'GiveWay', data: {} },
          },
        ]
      : [accept]
  },
  onRefused: ({ event, stream }, { command, code }) => {
    if (event.type !== 'EmailReservedOnAcceptance' || command.type !== 'AcceptInvitation' || code === 'invitation/used')
      return []
    return [
      releaseEmail(parseStream(stream).id, {
        userId: event.data.userId,
        reason: 'left',
        invitationId: event.data.acceptance?.invitationId,
      }),
    ]
  },
}

export const invitationRunsOut: ProcessManager<UserEvent> = {
  name: 'invitation-runs-out',
  category: 'user',
  on: ['UserInvited', 'InvitationResent'],
  react: ({ event, stream }) => {
    if (event.type !== 'UserInvited' && event.type !== 'InvitationResent') return []
    const { invitationId, expiresAt } = event.data
    const sending = {
      aggregate: 'user',
      id: parseStream(stream).id,
      command: { type: 'ExpireInvitation', data: { invitationId } },
    }
    return [
      {
        kind: 'command',
        aggregate: 'timer',
        id: invitationId,
        command: { type: 'SetTimer', data: { dueAt: expiresAt, ...sending } },
      },
    ]
  },
}

/** Who leaves, or never came, gives the seat back (TEAM-023). */
export const leaverFreesSeat: ProcessManager<UserEvent> = {
  name: 'leaver-frees-seat',
  category: 'user',
  on: ['InvitationRevoked', 'InvitationExpired', 'UserRemoved'],
  react: ({ stream, tenant }) => [releaseSeat(tenant, parseStream(stream).id)],
}

/** Only of who never comes back: a person whose invitation ran out may be invited again, and have accepted by now. */
export const seatReleasedFreesEmail: ProcessManager<SubscriptionEvent, User | null> = {
  name: 'seat-released-frees-email',
  category: 'subscription',
  on: ['UserSeatReleased'],
  look: async ({ commands }, { event, tenant }) =>
    event.type === 'UserSeatReleased'
      ? (await commands.stateOf(userDecider, { companyId: tenant }, event.data.userId)).state
      : null,
  react: ({ event }, user) =>
    event.type === 'UserSeatReleased' && user?.status === 'removed'
      ? [releaseEmail(event.data.reservation, { userId: event.data.userId, reason: 'left' })]
      : [],
}

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
    return [
      mail({
        to,
        template: 'teamInvitation',
        values: { ...known, code: `${tenant}.${id}.${invitationId}`, until: inWords(expiresAt) },
      }),
    ]
  },
}

/**
 * Null when the invitation has been answered, withdrawn or sent again by now. The language of a person who has not joined yet is
 * not known: the language their colleague chose is the nearest, then that of the company.
 */
async function mailFacts({ commands }: Core, { event, stream }: Recorded<UserEvent>): Promise<MailFacts> {
  if (event.type !== 'UserInvited' && event.type !== 'InvitationResent') return null
  const { tenant: companyId, id } = parseStream(stream)
  const [{ state: user }, { state: company }] = await Promise.all([
    commands.stateOf(userDecider, { companyId }, id),
    commands.stateOf(companyDecider, { companyId }, companyId),
  ])
  // Who lets themself in, as by single sign-on, is there already.
  if (user.status !== 'invited' || user.invitationId !== event.data.invitationId || user.invitedBy === id) return null
  const { state: inviter } = await commands.stateOf(userDecider, { companyId }, user.invitedBy ?? '')
  const inviting = inviter.status === 'active' ? inviter : null
  const details = company.status === 'registered' ? company.details : null
  return {
    to: user.email,
    language: mailLanguage(inviting?.language, details?.language),
    company: details?.name ?? '',
    inviter: inviting?.name ?? '',
  }
}

const releaseSeat = (tenant: string, userId: string): Reaction => ({
  kind: 'command',
  aggregate: 'subscription',
  id: tenant,
  command: { type: 'ReleaseUserSeat', data: { userId } },
})

const releaseEmail = (reservation: string, data: EmailReservationCommandData<'ReleaseEmail'>): Reaction => ({
  kind: 'command',
  aggregate: 'email',
  tenant: SYSTEM,
  id: reservation,
  command: { type: 'ReleaseEmail', data },
})

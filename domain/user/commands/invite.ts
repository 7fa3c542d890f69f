import { Rejected } from '#contracts/kernel/rejections.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { pending } from '../policies/members.ts'
import type { User } from '../user.ts'

/** Anew, or again after an earlier invitation has run out. Members of the team are left as they are. */
export const invite = (data: UserCommandData<'InviteUser'>, user: User): UserEvent[] =>
  user.status === 'unknown' || user.status === 'expired' ? [{ type: 'UserInvited', data }] : []

/** A new link and a new term; the link sent before stops working. */
export function resend(data: UserCommandData<'ResendInvitation'>, user: User): UserEvent[] {
  if (pending(user).status === 'expired')
    throw new Rejected('invitation/expired', 'This invitation has expired. Invite the person again.')
  return [{ type: 'InvitationResent', data }]
}

export const revoke = (user: User): UserEvent[] =>
  user.status === 'revoked' ? [] : [{ type: 'InvitationRevoked', data: { invitationId: pending(user).invitationId } }]

export const expire = ({ invitationId }: UserCommandData<'ExpireInvitation'>, user: User): UserEvent[] =>
  user.status === 'invited' && user.invitationId === invitationId
    ? [{ type: 'InvitationExpired', data: { invitationId } }]
    : []

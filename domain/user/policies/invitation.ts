import { Rejected } from '#contracts/kernel/rejections.ts'
import type { InvitedUser, User } from '../user.ts'

export const usedAlready = () =>
  new Rejected('invitation/used', 'This invitation has been used already. Please sign in.')

/** The invitation that a link belongs to, while it can be answered. Each refusal says why, politely. */
export function openInvitation(user: User, invitationId: string, now: string): InvitedUser {
  if (user.status === 'active') throw usedAlready()
  if (user.status === 'unknown')
    throw new Rejected(
      'invitation/not-found',
      'This invitation link is not complete. Please open it again from the email.',
    )
  if (user.status === 'removed' || user.status === 'revoked')
    throw new Rejected('invitation/revoked', 'This invitation has been withdrawn. Please ask your colleague.')
  if (user.invitationId !== invitationId)
    throw new Rejected(
      'invitation/revoked',
      'A newer invitation was sent to you. Please use the link in the latest email.',
    )
  if (user.status === 'expired' || now >= user.expiresAt)
    throw new Rejected('invitation/expired', 'This invitation has expired. Please ask your colleague for a new one.')
  return user
}

import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { CONFIRMATION_TTL_MS, confirmationAllowance, waitMs } from '#contracts/user/limits.ts'
import { openInvitation } from '../policies/invitation.ts'
import { waitText } from '../policies/wait-text.ts'
import type { ActiveUser, InvitedUser, User } from '../user.ts'

/** An account, or an invitation that is still open. @throws Rejected 'account/not-found', or why the invitation is over */
function confirmable(user: User, now: string): ActiveUser | InvitedUser {
  if (user.status === 'active') return user
  if (user.status === 'unknown' || user.status === 'removed') throw new Rejected('account/not-found', 'No such user')
  return openInvitation(user, user.invitationId, now)
}

/** A new code takes the place of the one before. */
export function issueConfirmation(
  data: UserCommandData<'IssueSignInConfirmation'>,
  state: User,
  now: string,
): UserEvent[] {
  const user = confirmable(state, now)
  if (user.confirmation?.codeId === data.codeId) return []
  const wait = waitMs(user.confirmationsIssuedAt, now, confirmationAllowance)
  if (wait > 0) throw new Rejected('auth/too-many-attempts', waitText(wait), undefined, Math.ceil(wait / 1000))
  const expiresAt = later(now, { milliseconds: CONFIRMATION_TTL_MS })
  return [{ type: 'SignInConfirmationIssued', data: { ...data, issuedAt: now, expiresAt } }]
}

/** A wrong code is recorded, not refused: that is what counts it. The right one works once. */
export function confirmSignIn(
  { codeId, codeHash, connection }: UserCommandData<'ConfirmSignIn'>,
  state: User,
  now: string,
): UserEvent[] {
  const code = confirmable(state, now).confirmation
  if (!code || code.codeId !== codeId || code.triesLeft <= 0 || now >= code.expiresAt)
    throw new Rejected('account/code-expired', 'This code is no longer valid. Have a new one sent.')
  if (code.codeHash !== codeHash) return [{ type: 'SignInConfirmationFailed', data: { codeId } }]
  return [{ type: 'SignInConfirmed', data: { codeId, connection } }]
}

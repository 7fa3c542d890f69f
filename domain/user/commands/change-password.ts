import type { CommandContext } from '#contracts/command-context.ts'
import { Rejected } from '#contracts/rejections.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { RESET_TTL_MS, resetAllowance, waitMs } from '#contracts/user/limits.ts'
import type { ActiveUser } from '../user.ts'

/** Beyond the allowance nothing happens, in silence: whoever asks is not told whether there is an account. */
export function requestReset({ resetId }: UserCommandData<'RequestPasswordReset'>, user: ActiveUser, { now }: CommandContext): UserEvent[] {
  if (waitMs(user.resetsRequestedAt, now, resetAllowance) > 0) return []
  const expiresAt = new Date(Date.parse(now) + RESET_TTL_MS).toISOString()
  return [{ type: 'PasswordResetRequested', data: { resetId, requestedAt: now, expiresAt } }]
}

/** Who came by the link has shown that the address is theirs. */
export function changePassword({ passwordHash, resetId }: UserCommandData<'ChangePassword'>, user: ActiveUser, { now }: CommandContext): UserEvent[] {
  const changed = (by: 'reset-link' | 'self'): UserEvent => ({ type: 'PasswordChanged', data: { passwordHash, passwordSetAt: now, by } })
  if (resetId === null) return [changed('self')]
  if (user.reset?.resetId !== resetId || now >= user.reset.expiresAt)
    throw new Rejected('account/reset-link-used', 'This link has been used or is too old. Ask for a new one.')
  return user.emailVerified ? [changed('reset-link')] : [changed('reset-link'), { type: 'EmailVerified', data: { by: 'reset-link' } }]
}

/** The password stays what it is, and as old as it is; a link that was sent goes on working. */
export function rehashPassword({ passwordHash, before }: UserCommandData<'RehashPassword'>, user: ActiveUser): UserEvent[] {
  return user.passwordHash === before ? [{ type: 'PasswordRehashed', data: { passwordHash } }] : []
}

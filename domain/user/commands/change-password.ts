import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { RESET_TTL_MS, resetAllowance, waitMs } from '#contracts/user/limits.ts'
import type { ActiveUser } from '../user.ts'

/**
 * Beyond the allowance nothing happens while a link works, in silence: an answer would tell whether there is an account.
 * Where none works, one is sent all the same: strangers who ask cannot use up the links of an account.
 */
export function requestReset(
  { resetId }: UserCommandData<'RequestPasswordReset'>,
  user: ActiveUser,
  { now }: CommandContext,
): UserEvent[] {
  const works = user.reset !== null && now < user.reset.expiresAt
  if (works && waitMs(user.resetsRequestedAt, now, resetAllowance) > 0) return []
  const expiresAt = later(now, { milliseconds: RESET_TTL_MS })
  return [{ type: 'PasswordResetRequested', data: { resetId, requestedAt: now, expiresAt } }]
}

/** Who came by the link has shown that the address is theirs. */
export function changePassword(
  { passwordHash, resetId }: UserCommandData<'ChangePassword'>,
  user: ActiveUser,
  { now }: CommandContext,
): UserEvent[] {
  const changed = (by: 'reset-link' | 'self'): UserEvent => ({
    type: 'PasswordChanged',
    data: { passwordHash, passwordSetAt: now, by },
  })
  if (resetId === null) return [changed('self')]
  if (user.reset?.resetId !== resetId || now >= user.reset.expiresAt)
    throw new Rejected('account/reset-link-used', 'This link has been used or is too old. Ask for a new one.')
  return user.emailVerified
    ? [changed('reset-link')]
    : [changed('reset-link'), { type: 'EmailVerified', data: { by: 'reset-link' } }]
}

/** The password stays what it is, and as old as it is; a link that was sent goes on working. */
export function rehashPassword(
  { passwordHash, before }: UserCommandData<'RehashPassword'>,
  user: ActiveUser,
): UserEvent[] {
  return user.passwordHash === before ? [{ type: 'PasswordRehashed', data: { passwordHash } }] : []
}

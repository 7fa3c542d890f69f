import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { CODE_TTL_MS, codeAllowance, waitMs } from '#contracts/user/limits.ts'
import { waitText } from '../policies/wait-text.ts'
import type { ActiveUser } from '../user.ts'

/** A new code takes the place of the one before. */
export function issueCode(
  { codeId, codeHash }: UserCommandData<'IssueVerificationCode'>,
  user: ActiveUser,
  { now }: CommandContext,
): UserEvent[] {
  if (user.emailVerified || user.verification?.codeId === codeId) return []
  const wait = waitMs(user.codesIssuedAt, now, codeAllowance)
  if (wait > 0) throw new Rejected('auth/too-many-attempts', waitText(wait), undefined, Math.ceil(wait / 1000))
  return [
    {
      type: 'VerificationCodeIssued',
      data: { codeId, codeHash, issuedAt: now, expiresAt: later(now, { milliseconds: CODE_TTL_MS }) },
    },
  ]
}

/** A wrong code is recorded, not refused: that is what counts it. */
export function verifyEmail(
  { codeId, codeHash }: UserCommandData<'VerifyEmail'>,
  user: ActiveUser,
  { now }: CommandContext,
): UserEvent[] {
  if (user.emailVerified) return []
  const code = user.verification
  if (!code || code.codeId !== codeId || code.triesLeft <= 0 || now >= code.expiresAt)
    throw new Rejected('account/code-expired', 'This code is no longer valid. Have a new one sent.')
  if (code.codeHash !== codeHash) return [{ type: 'VerificationFailed', data: { codeId } }]
  return [{ type: 'EmailVerified', data: { by: 'code' } }]
}

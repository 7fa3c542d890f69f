import { CompanyId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

export type Reset = { companyId: CompanyId; userId: UserId; resetId: string }

const signed = ({ companyId, userId, resetId }: Reset) => `${companyId}.${userId}.${resetId}`

/** Its holder may set the password of this account once. Signed, so nothing secret is stored. */
export const resetToken = (keys: Pick<KeyRing, 'sign'>, reset: Reset) =>
  `${signed(reset)}.${keys.sign('password-reset', signed(reset))}`

export const resetLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, reset: Reset) =>
  `${settings.publicUrl}/reset-password?token=${resetToken(engines.keys, reset)}`

/** What a token refers to, or null when it was not issued here. */
export function readResetToken(keys: Pick<KeyRing, 'sign'>, token: string): Reset | null {
  const [companyId = '', userId = '', resetId = '', signature = '', ...rest] = token.slice(0, 400).split('.')
  if (
    rest.length > 0 ||
    !CompanyId.safeParse(companyId).success ||
    !UserId.safeParse(userId).success ||
    !Uuid.safeParse(resetId).success
  )
    return null
  const reset = { companyId, userId, resetId }
  return isSame(keys.sign('password-reset', signed(reset)), signature) ? reset : null
}

import type { IdentityReservationCommand } from '#contracts/identity-reservation/commands.ts'
import type { IdentityReservationEvent } from '#contracts/identity-reservation/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { IdentityReservation } from '../identity-reservation.ts'

/** One account holds an identity. It passes on only from one that is named, so that two who ask at once cannot both have it. */
export function reserveIdentity(
  { companyId, userId, instead }: IdentityReservationCommand['data'],
  state: IdentityReservation,
): IdentityReservationEvent[] {
  if (state.status === 'reserved' && state.userId === userId) return []
  if (state.status === 'reserved' && state.userId !== instead)
    throw new Rejected('account/identity-taken', 'This identity signs another account in')
  return [{ type: 'IdentityReserved', data: { companyId, userId } }]
}

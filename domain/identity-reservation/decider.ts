import type { IdentityReservationCommand } from '#contracts/identity-reservation/commands.ts'
import type { IdentityReservationEvent } from '#contracts/identity-reservation/events.ts'
import type { Decider } from '#domain/decider.ts'
import { reserveIdentity } from './commands/reserve.ts'
import { evolve, type IdentityReservation, initialState } from './identity-reservation.ts'

export const identityReservationDecider: Decider<
  IdentityReservation,
  IdentityReservationCommand,
  IdentityReservationEvent
> = {
  category: 'identity',
  initialState,
  evolve,
  decide: ({ data }, state) => reserveIdentity(data, state),
}

import type { EmailReservationCommand } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { Decider } from '#domain/decider.ts'
import { release } from './commands/release.ts'
import { reserve } from './commands/reserve.ts'
import { reserveOnAcceptance } from './commands/reserve-on-acceptance.ts'
import { type EmailReservation, evolve, initialState } from './email-reservation.ts'

/** One stream per address, named by its keyed hash: of two sign-ups at the same instant one append wins. */
export const emailReservationDecider: Decider<EmailReservation, EmailReservationCommand, EmailReservationEvent> = {
  category: 'email',
  initialState,
  evolve,
  facts: ['instead'],
  decide: (command, state) => {
    switch (command.type) {
      case 'ReserveEmail':
        return reserve(command.data, state)
      case 'ReserveEmailOnAcceptance':
        return reserveOnAcceptance(command.data, state)
      case 'ReleaseEmail':
        return release(command.data, state)
      default:
        return command satisfies never
    }
  },
}

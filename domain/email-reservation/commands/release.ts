import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { EmailReservation } from '../email-reservation.ts'

export const release = (data: EmailReservationCommandData<'ReleaseEmail'>, state: EmailReservation): EmailReservationEvent[] =>
  state.status === 'reserved' && state.userId === data.userId ? [{ type: 'EmailReleased', data }] : []

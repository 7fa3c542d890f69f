import type { EmailReservationCommandData } from '#contracts/email-reservation/commands.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { EmailReservation } from '../email-reservation.ts'

export function release(
  { userId, reason, invitationId }: EmailReservationCommandData<'ReleaseEmail'>,
  state: EmailReservation,
): EmailReservationEvent[] {
  const theirs =
    state.status === 'reserved' &&
    state.userId === userId &&
    (invitationId === undefined || state.accepted === invitationId)
  return theirs ? [{ type: 'EmailReleased', data: { userId, reason } }] : []
}

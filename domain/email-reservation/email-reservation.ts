import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { CompanyId, UserId } from '#contracts/ids.ts'

/** What an invitation process needs to go on once it has a seat. */
export type InvitationClaim = Omit<Extract<EmailReservationEvent, { type: 'EmailReservedForInvitation' }>['data'], 'companyId'>
export type EmailReservation = { status: 'free'; refused: UserId | null } | { status: 'reserved'; companyId: CompanyId; userId: UserId; invitation: InvitationClaim | null }

export const initialState = (): EmailReservation => ({ status: 'free', refused: null })

export function evolve(_state: EmailReservation, { type, data }: EmailReservationEvent): EmailReservation {
  switch (type) {
    case 'EmailReserved':
      return { status: 'reserved', companyId: data.companyId, userId: data.userId, invitation: null }
    case 'EmailReservedForInvitation': {
      const { companyId, ...invitation } = data
      return { status: 'reserved', companyId, userId: data.userId, invitation }
    }
    case 'EmailReleased':
      return { status: 'free', refused: data.reason === 'no-seat' ? data.userId : null }
    default:
      return type satisfies never
  }
}

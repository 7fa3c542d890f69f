import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { CompanyId, UserId } from '#contracts/kernel/ids.ts'

/** What an earlier version wrote of an invitation with the address it reserved. */
export type InvitationClaim = Omit<
  Extract<EmailReservationEvent, { type: 'EmailReservedForInvitation' }>['data'],
  'companyId'
>
export type ReservedEmail = {
  status: 'reserved'
  companyId: CompanyId
  userId: UserId
  /** The invitation with whose acceptance the address was taken. */
  accepted: string | null
  /** Not null where an invitation reserved the address, as they once did: it holds only if that was accepted. */
  invitation: InvitationClaim | null
}
export type EmailReservation = { status: 'free' } | ReservedEmail

export const initialState = (): EmailReservation => ({ status: 'free' })

export function evolve(_state: EmailReservation, { type, data }: EmailReservationEvent): EmailReservation {
  switch (type) {
    case 'EmailReserved':
      return { status: 'reserved', companyId: data.companyId, userId: data.userId, accepted: null, invitation: null }
    case 'EmailReservedOnAcceptance':
      return {
        status: 'reserved',
        companyId: data.companyId,
        userId: data.userId,
        accepted: data.acceptance?.invitationId ?? null,
        invitation: null,
      }
    case 'EmailReservedForInvitation': {
      const { companyId, ...invitation } = data
      return { status: 'reserved', companyId, userId: data.userId, accepted: null, invitation }
    }
    case 'EmailReleased':
      return { status: 'free' }
    default:
      return type satisfies never
  }
}

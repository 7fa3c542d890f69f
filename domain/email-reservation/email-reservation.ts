import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import type { CompanyId, UserId } from '#contracts/ids.ts'

export type EmailReservation = { status: 'free' } | { status: 'reserved'; companyId: CompanyId; userId: UserId }

export const initialState = (): EmailReservation => ({ status: 'free' })

export const evolve = (_state: EmailReservation, { data }: EmailReservationEvent): EmailReservation => ({
  status: 'reserved',
  companyId: data.companyId,
  userId: data.userId,
})

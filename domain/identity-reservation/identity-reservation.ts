import type { IdentityReservationEvent } from '#contracts/identity-reservation/events.ts'
import type { CompanyId, UserId } from '#contracts/kernel/ids.ts'

export type IdentityReservation = { status: 'free' } | { status: 'reserved'; companyId: CompanyId; userId: UserId }

export const initialState = (): IdentityReservation => ({ status: 'free' })

export const evolve = (_state: IdentityReservation, { data }: IdentityReservationEvent): IdentityReservation => ({
  status: 'reserved',
  ...data,
})

import type { PhoneReservationEvent, ReservePhone } from '#contracts/phone-reservation/contract.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import type { Decider } from '#domain/decider.ts'

export type PhoneReservation = { userId: string | null }

/** One stream per number, named by its keyed hash. Its holder may claim it again: an interrupted sign-up goes on. */
export const phoneReservationDecider: Decider<PhoneReservation, ReservePhone, PhoneReservationEvent> = {
  category: 'phone',
  initialState: () => ({ userId: null }),
  evolve: (_state, { data }) => ({ userId: data.userId }),
  decide: ({ data }, { userId }) => {
    if (userId === data.userId) return []
    if (userId !== null)
      throw new Rejected('account/phone-taken', accountMessages.phone_exists, { phone: accountMessages.phone_exists })
    return [{ type: 'PhoneReserved', data }]
  },
}

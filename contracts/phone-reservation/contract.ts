import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CompanyId, UserId } from '../kernel/ids.ts'

const claim = z.object({ companyId: CompanyId, userId: UserId })

/** A phone number belongs to one account (AUTH-052). The stream is named by a keyed hash of the number, which it does not hold. */
export const PhoneReserved = defineEvent('PhoneReserved', claim)

export const phoneReservationEvents = [PhoneReserved] as const
export type PhoneReservationEvent = EventOf<(typeof phoneReservationEvents)[number]>

export const ReservePhone = z.object({ type: z.literal('ReservePhone'), data: claim })
export type ReservePhone = z.infer<typeof ReservePhone>

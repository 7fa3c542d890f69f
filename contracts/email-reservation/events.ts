import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { CompanyId, UserId } from '../ids.ts'

/**
 * An address belongs to one account. The stream is named by a keyed hash of the address, so two sign-ups at
 * the same instant meet in one append. It carries all that the sign-up process needs to go on.
 */
export const EmailReserved = defineEvent(
  'EmailReserved',
  z.object({
    companyId: CompanyId,
    userId: UserId,
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    companyName: z.string(),
  }),
  ['name', 'email', 'passwordHash'],
)

export const emailReservationEvents = [EmailReserved] as const
export type EmailReservationEvent = EventOf<(typeof emailReservationEvents)[number]>

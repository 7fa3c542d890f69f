import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CompanyId, UserId } from '../kernel/ids.ts'

/**
 * An identity at Google or at a company's provider signs one account in. The stream is named by a keyed hash of where
 * it is used, issuer and subject, so two accounts that take it at the same instant meet in one append.
 */
export const IdentityReserved = defineEvent('IdentityReserved', z.object({ companyId: CompanyId, userId: UserId }))

export const identityReservationEvents = [IdentityReserved] as const
export type IdentityReservationEvent = EventOf<(typeof identityReservationEvents)[number]>

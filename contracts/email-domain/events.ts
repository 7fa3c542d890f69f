import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CompanyId, Uuid } from '../kernel/ids.ts'

/** An email domain belongs to one company. The stream is named by the domain, so of two companies that prove it at the same instant one has it. */
export const EmailDomainReserved = defineEvent(
  'EmailDomainReserved',
  z.object({ domain: z.string(), companyId: CompanyId, proofId: Uuid }),
)
export const EmailDomainReleased = defineEvent(
  'EmailDomainReleased',
  z.object({ domain: z.string(), companyId: CompanyId, proofId: Uuid }),
)

export const emailDomainEvents = [EmailDomainReserved, EmailDomainReleased] as const
export type EmailDomainEvent = EventOf<(typeof emailDomainEvents)[number]>

import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CompanyId, Uuid } from '../kernel/ids.ts'

/** An address belongs to one company. The stream is named by the address, so two companies asking at the same instant meet in one append. */
export const CompanySlugClaimed = defineEvent(
  'CompanySlugClaimed',
  z.object({ slug: z.string(), companyId: CompanyId, claim: Uuid }),
)
export const CompanySlugReleased = defineEvent(
  'CompanySlugReleased',
  z.object({ slug: z.string(), companyId: CompanyId, claim: Uuid }),
)

export const companySlugEvents = [CompanySlugClaimed, CompanySlugReleased] as const
export type CompanySlugEvent = EventOf<(typeof companySlugEvents)[number]>

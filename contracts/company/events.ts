import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { CompanyId, UserId, Uuid } from '../ids.ts'
import { Permission } from '../permissions.ts'

export const CompanyRegistered = defineEvent(
  'CompanyRegistered',
  z.object({ companyId: CompanyId, name: z.string(), createdBy: UserId }),
)
/** Only the hash of the secret is kept; the key itself is shown once. */
export const ApiKeyIssued = defineEvent(
  'ApiKeyIssued',
  z.object({ keyId: Uuid, label: z.string(), scopes: z.array(Permission), secretHash: z.string() }),
)
export const ApiKeyRevoked = defineEvent('ApiKeyRevoked', z.object({ keyId: Uuid }))

export const companyEvents = [CompanyRegistered, ApiKeyIssued, ApiKeyRevoked] as const
export type CompanyEvent = EventOf<(typeof companyEvents)[number]>

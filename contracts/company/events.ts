import * as z from 'zod'
import { defineEvent, type EventOf } from '../event.ts'
import { CompanyId, UserId, Uuid } from '../ids.ts'
import { Permission } from '../permissions.ts'
import { CompanyDetails } from './details.ts'

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

/**
 * People of the company sign in through its own identity provider. `signUp` lets somebody it knows and we do not in,
 * as a viewer; without `passwords` only the company's creator can still sign in with one.
 */
export const SingleSignOnConfigured = defineEvent(
  'SingleSignOnConfigured',
  z.object({ issuer: z.string(), clientId: z.string(), clientSecret: z.string(), signUp: z.boolean(), passwords: z.boolean() }),
  ['clientSecret'],
)
export const SingleSignOnDisabled = defineEvent('SingleSignOnDisabled', z.object({}))

/** All of them as they are from now on. */
export const CompanyDetailsChanged = defineEvent('CompanyDetailsChanged', CompanyDetails)
/** The company took an address it had reserved; the one it had before becomes free again. */
export const CompanySlugChanged = defineEvent(
  'CompanySlugChanged',
  z.object({ slug: z.string(), claim: Uuid, previous: z.object({ slug: z.string(), claim: Uuid }).nullable() }),
)

export const companyEvents = [
  CompanyRegistered,
  ApiKeyIssued,
  ApiKeyRevoked,
  SingleSignOnConfigured,
  SingleSignOnDisabled,
  CompanyDetailsChanged,
  CompanySlugChanged,
] as const
export type CompanyEvent = EventOf<(typeof companyEvents)[number]>

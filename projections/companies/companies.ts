import * as z from 'zod'
import { companyDetails, noDetails } from '#contracts/company/details.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { CompanyId, Instant, UserId, Uuid } from '#contracts/kernel/ids.ts'
import { Permission } from '#contracts/kernel/permissions.ts'
import type { Projection } from '../runtime/projection.ts'

export const CompanyView = z.object({
  company_id: CompanyId.describe('The company'),
  ...companyDetails,
  slug: z.string().nullable().describe('Its own address: the first part of the host name its people sign in at'),
  createdBy: UserId.describe('The user who created it'),
  createdAt: Instant.describe('When it signed up'),
  apiKeys: z
    .array(
      z.object({
        keyId: Uuid,
        label: z.string(),
        scopes: z.array(Permission),
        issuedAt: Instant,
        issuedBy: z.string(),
        service: z.boolean(),
      }),
    )
    .describe(
      'API keys in use: what each is for, what it may do, who issued it when, and whether it is a service account’s or ends with who issued it. Never the keys themselves',
    ),
})
export type CompanyView = z.infer<typeof CompanyView>

export const companies: Projection<CompanyView, CompanyEvent> = {
  name: 'companies',
  version: 4,
  category: 'company',
  description: 'One document per company: its details and the API keys in use.',
  schema: CompanyView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event, occurredAt, actor }) => {
    switch (event.type) {
      case 'CompanyRegistered': {
        const { companyId, name, createdBy } = event.data
        return { company_id: companyId, ...noDetails, name, slug: null, createdBy, createdAt: occurredAt, apiKeys: [] }
      }
      case 'ApiKeyIssued': {
        const { keyId, label, scopes, owner } = event.data
        const service = owner === 'service' || (owner === 'issuer' && actor.kind !== 'user')
        return (
          view && {
            ...view,
            apiKeys: [...view.apiKeys, { keyId, label, scopes, issuedAt: occurredAt, issuedBy: actor.id, service }],
          }
        )
      }
      case 'ApiKeyRevoked':
        return view && { ...view, apiKeys: view.apiKeys.filter(({ keyId }) => keyId !== event.data.keyId) }
      case 'SingleSignOnConfigured':
      case 'SingleSignOnDisabled':
      case 'MessagesLimited':
      case 'EmailDomainAdded':
      case 'EmailDomainProofMailed':
      case 'EmailDomainProofFailed':
      case 'EmailDomainProven':
      case 'EmailDomainRemoved':
      case 'GroupCreated':
      case 'GroupChanged':
      case 'GroupDeleted':
      case 'RoleCreated':
      case 'RoleChanged':
      case 'RoleDeleted':
        return view
      case 'CompanyDetailsChanged':
        return view && { ...view, ...event.data }
      case 'CompanySlugChanged':
        return view && { ...view, slug: event.data.slug }
      default:
        return event satisfies never
    }
  },
}

import * as z from 'zod'
import { companyDetails, noDetails } from '#contracts/company/details.ts'
import { evaluationModes } from '#contracts/company/job-defaults.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { CompanyId, Instant, JobId, UserId, Uuid } from '#contracts/kernel/ids.ts'
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
        jobId: JobId.nullable(),
        endsAt: Instant.nullable(),
      }),
    )
    .describe(
      'API keys in use: what each is for, what it may do, who issued it when, and whether it is a service account’s or ends with who issued it; of one that edits a single job, which and until when. Never the keys themselves',
    ),
  brands: z
    .array(
      z.object({
        brandId: Uuid,
        brandName: z.string(),
        logo: Uuid.nullable(),
        bannerImage: Uuid.nullable(),
        backgroundImage: Uuid.nullable(),
        colors: z.object({ primary: z.string(), secondary: z.string() }),
        overlay: z.string(),
        isDefault: z.boolean(),
      }),
    )
    .describe('How it looks to candidates; pictures by their ids. Jobs without a brand of their own wear the default'),
  pictures: z
    .array(z.object({ pictureId: Uuid, width: z.number().int(), height: z.number().int() }))
    .describe('Pictures of its brands, and those that were uploaded for one'),
  evaluation: z
    .enum(evaluationModes)
    .describe('Whether a model evaluates applications, and when people see what it says'),
})
export type CompanyView = z.infer<typeof CompanyView>

type BrandEvent = Extract<CompanyEvent, { type: `Brand${string}` | 'DefaultBrandSet' }>
function branded({ brands, pictures }: CompanyView, event: BrandEvent): Partial<CompanyView> {
  switch (event.type) {
    case 'BrandPictureAdded': {
      const { pictureId, width, height } = event.data
      return { pictures: [...pictures, { pictureId, width, height }] }
    }
    case 'BrandPicturesRemoved':
      return { pictures: pictures.filter(({ pictureId }) => !event.data.pictureIds.includes(pictureId)) }
    case 'BrandCreated':
      return { brands: [...brands, { ...event.data, isDefault: false }] }
    case 'BrandChanged':
      return { brands: brands.map((each) => (each.brandId === event.data.brandId ? { ...each, ...event.data } : each)) }
    case 'BrandDeleted':
      return { brands: brands.filter(({ brandId }) => brandId !== event.data.brandId) }
    case 'DefaultBrandSet':
      return { brands: brands.map((each) => ({ ...each, isDefault: each.brandId === event.data.brandId })) }
    default:
      return event satisfies never
  }
}

export const companies: Projection<CompanyView, CompanyEvent> = {
  name: 'companies',
  version: 7,
  category: 'company',
  description: 'One document per company: its details, the API keys in use and its brands.',
  schema: CompanyView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event, occurredAt, actor }) => {
    switch (event.type) {
      case 'CompanyRegistered': {
        const { companyId, name, createdBy } = event.data
        return {
          company_id: companyId,
          ...noDetails,
          name,
          slug: null,
          createdBy,
          createdAt: occurredAt,
          apiKeys: [],
          brands: [],
          pictures: [],
          evaluation: 'off',
        }
      }
      case 'ApiKeyIssued': {
        const { keyId, label, scopes, owner, jobId, endsAt } = event.data
        const service = owner === 'service' || (owner === 'issuer' && actor.kind !== 'user')
        return (
          view && {
            ...view,
            apiKeys: [
              ...view.apiKeys,
              { keyId, label, scopes, issuedAt: occurredAt, issuedBy: actor.id, service, jobId, endsAt },
            ],
          }
        )
      }
      case 'ApiKeyRevoked':
        return view && { ...view, apiKeys: view.apiKeys.filter(({ keyId }) => keyId !== event.data.keyId) }
      case 'SingleSignOnConfigured':
      case 'SingleSignOnDisabled':
      case 'MessagesLimited':
      case 'ModuleLimitSet':
      case 'CategoriesUpdated':
      case 'JobMediaAdded':
      case 'JobMediaRemoved':
      case 'MessageRulesChanged':
      case 'SchedulingSettingsChanged':
      case 'CompanyCalendarsConnected':
      case 'CompanyCalendarsTokenRotated':
      case 'CompanyCalendarsDisconnected':
      case 'MessageTemplateSaved':
      case 'MessageTemplateDeleted':
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
      case 'JobDefaultsChanged':
        return view && { ...view, evaluation: event.data.evaluation ?? 'off' }
      case 'CompanySlugChanged':
        return view && { ...view, slug: event.data.slug }
      case 'BrandPictureAdded':
      case 'BrandPicturesRemoved':
      case 'BrandCreated':
      case 'BrandChanged':
      case 'BrandDeleted':
      case 'DefaultBrandSet':
        return view && { ...view, ...branded(view, event) }
      default:
        return event satisfies never
    }
  },
}

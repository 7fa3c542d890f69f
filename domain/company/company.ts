import { type CompanyDetails, noDetails } from '#contracts/company/details.ts'
import { MODULE_LIMITS } from '#contracts/company/module-limits.ts'
import type { BrandLook, BrandPicture } from '#contracts/company/brand.ts'
import { type Categories, noCategories } from '#contracts/company/categories.ts'
import type { CompanyCalendars } from '#contracts/company/calendars.ts'
import { type SchedulingSettings, usualScheduling } from '#contracts/company/scheduling.ts'
import { type JobDefaults, usualDefaults } from '#contracts/company/job-defaults.ts'
import type { CompanyEvent, KeyOwner } from '#contracts/company/events.ts'
import type { TeamColor } from '#contracts/company/colors.ts'
import type { ProofMailbox } from '#contracts/company/email-domain.ts'
import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import { type Messaging, unlimited } from '#contracts/messages/limits.ts'
import { CODE_TRIES } from '#contracts/user/limits.ts'
import { type Messages, noMessages, withMessageSetting } from './messages.ts'
import type { Permission, RoleId } from '#contracts/kernel/permissions.ts'

export type ApiKey = {
  label: string
  scopes: readonly Permission[]
  secretHash: string
  owner: KeyOwner
  /** The one job it edits, and until when; null for a key of the API. */
  jobId: JobId | null
  endsAt: string | null
}
export type SingleSignOn = {
  issuer: string
  clientId: string
  clientSecret: string
  signUp: boolean
  passwords: boolean
}
type DomainCode = { codeId: string; codeHash: string; expiresAt: string; triesLeft: number }
export type EmailDomain = {
  proofId: string
  isProven: boolean
  mailbox: ProofMailbox | null
  code: DomainCode | null
  mailedAt: readonly string[]
}
/** An address of the company, and the reservation it rests on. */
export type HeldSlug = { slug: string; claim: string }
export type Group = { name: string; members: readonly UserId[]; color: TeamColor; defaultRoleId: RoleId | null }
export type CustomRole = { name: string; permissions: readonly Permission[] }
/** Brands in the order they were made, and every picture that is kept. The default is one of them as long as there is any. */
export type Branding = {
  brands: ReadonlyMap<string, BrandLook>
  defaultBrandId: string | null
  pictures: ReadonlyMap<string, BrandPicture & { addedAt: string }>
}
export type RegisteredCompany = {
  status: 'registered'
  createdBy: UserId
  details: CompanyDetails
  slug: HeldSlug | null
  apiKeys: ReadonlyMap<string, ApiKey>
  groups: ReadonlyMap<string, Group>
  roles: ReadonlyMap<string, CustomRole>
  singleSignOn: SingleSignOn | null
  messaging: Messaging
  /** How many questions a job can have. */
  moduleLimit: number
  /** What jobs are sorted by. */
  categories: Categories
  jobDefaults: JobDefaults
  messages: Messages
  scheduling: SchedulingSettings
  calendars: CompanyCalendars | null
  branding: Branding
  emailDomains: ReadonlyMap<string, EmailDomain>
  /**
   * `number` goes up whenever issuer or client become others than they were last, also with a time without any between,
   * so that a link to an identity is never taken for one at a later provider of the same name.
   */
  signOnConnection: { number: number; issuer: string; clientId: string }
}
export type Company = { status: 'unknown' } | RegisteredCompany

export const initialState = (): Company => ({ status: 'unknown' })

const without = <Value>(map: ReadonlyMap<string, Value>, gone: string) =>
  new Map([...map].filter(([id]) => id !== gone))

const connectedTo = ({ issuer, clientId }: SingleSignOn, last: RegisteredCompany['signOnConnection']) =>
  last.issuer === issuer && last.clientId === clientId ? last : { number: last.number + 1, issuer, clientId }

type DomainEvent = Extract<CompanyEvent, { type: `EmailDomain${string}` }>
function evolveDomains(
  domains: ReadonlyMap<string, EmailDomain>,
  event: DomainEvent,
): ReadonlyMap<string, EmailDomain> {
  const { domain } = event.data
  if (event.type === 'EmailDomainRemoved') return without(domains, domain)
  if (event.type === 'EmailDomainAdded')
    return new Map(domains).set(domain, {
      proofId: event.data.proofId,
      isProven: false,
      mailbox: null,
      code: null,
      mailedAt: [],
    })
  const known = domains.get(domain)
  if (!known) return domains
  if (event.type === 'EmailDomainProven') return new Map(domains).set(domain, { ...known, isProven: true, code: null })
  if (event.type === 'EmailDomainProofFailed')
    return new Map(domains).set(domain, {
      ...known,
      code: known.code && { ...known.code, triesLeft: known.code.triesLeft - 1 },
    })
  const { mailbox, codeId, codeHash, issuedAt, expiresAt } = event.data
  return new Map(domains).set(domain, {
    ...known,
    mailbox,
    code: { codeId, codeHash, expiresAt, triesLeft: CODE_TRIES },
    mailedAt: [...known.mailedAt, issuedAt],
  })
}

type BrandEvent = Extract<CompanyEvent, { type: `Brand${string}` | 'DefaultBrandSet' }>
function evolveBranding(branding: Branding, event: BrandEvent): Branding {
  switch (event.type) {
    case 'BrandPictureAdded': {
      const { sha256: _sha256, size: _size, ...picture } = event.data
      return { ...branding, pictures: new Map(branding.pictures).set(picture.pictureId, picture) }
    }
    case 'BrandPicturesRemoved': {
      const gone = new Set(event.data.pictureIds)
      return { ...branding, pictures: new Map([...branding.pictures].filter(([id]) => !gone.has(id))) }
    }
    case 'BrandCreated':
    case 'BrandChanged': {
      const { brandId, ...look } = event.data
      return { ...branding, brands: new Map(branding.brands).set(brandId, look) }
    }
    case 'BrandDeleted': {
      const { brandId } = event.data
      const defaultBrandId = branding.defaultBrandId === brandId ? null : branding.defaultBrandId
      return { ...branding, brands: without(branding.brands, brandId), defaultBrandId }
    }
    case 'DefaultBrandSet':
      return { ...branding, defaultBrandId: event.data.brandId }
    default:
      return event satisfies never
  }
}

export function evolve(state: Company, event: CompanyEvent): Company {
  if (event.type === 'CompanyRegistered')
    return {
      status: 'registered',
      createdBy: event.data.createdBy,
      details: { ...noDetails, name: event.data.name },
      slug: null,
      apiKeys: new Map(),
      groups: new Map(),
      roles: new Map(),
      singleSignOn: null,
      emailDomains: new Map(),
      messaging: unlimited,
      moduleLimit: MODULE_LIMITS[0],
      categories: noCategories,
      jobDefaults: usualDefaults,
      messages: noMessages,
      scheduling: usualScheduling,
      calendars: null,
      branding: { brands: new Map(), defaultBrandId: null, pictures: new Map() },
      signOnConnection: { number: 0, issuer: '', clientId: '' },
    }
  if (state.status === 'unknown') return state
  switch (event.type) {
    case 'ApiKeyIssued': {
      const { keyId, ...key } = event.data
      return { ...state, apiKeys: new Map(state.apiKeys).set(keyId, key) }
    }
    case 'ApiKeyRevoked':
      return { ...state, apiKeys: without(state.apiKeys, event.data.keyId) }
    case 'SingleSignOnConfigured':
      return { ...state, singleSignOn: event.data, signOnConnection: connectedTo(event.data, state.signOnConnection) }
    case 'SingleSignOnDisabled':
      return { ...state, singleSignOn: null }
    case 'EmailDomainAdded':
    case 'EmailDomainProofMailed':
    case 'EmailDomainProofFailed':
    case 'EmailDomainProven':
    case 'EmailDomainRemoved':
      return { ...state, emailDomains: evolveDomains(state.emailDomains, event) }
    case 'CompanyDetailsChanged':
      return { ...state, details: event.data }
    case 'JobMediaAdded':
    case 'JobMediaRemoved':
      return state
    case 'CompanySlugChanged':
      return { ...state, slug: { slug: event.data.slug, claim: event.data.claim } }
    case 'MessagesLimited':
      return { ...state, messaging: event.data }
    case 'ModuleLimitSet':
      return { ...state, moduleLimit: event.data.moduleLimit }
    case 'JobDefaultsChanged':
      return { ...state, jobDefaults: event.data }
    case 'MessageRulesChanged':
    case 'MessageTemplateSaved':
    case 'MessageTemplateDeleted':
      return { ...state, messages: withMessageSetting(state.messages, event) }
    case 'SchedulingSettingsChanged':
      return { ...state, scheduling: event.data }
    case 'CompanyCalendarsConnected':
      return { ...state, calendars: event.data }
    case 'CompanyCalendarsTokenRotated':
      return { ...state, calendars: state.calendars && { ...state.calendars, secret: event.data.secret } }
    case 'CompanyCalendarsDisconnected':
      return { ...state, calendars: null }
    case 'CategoriesUpdated':
      return { ...state, categories: event.data }
    case 'GroupCreated':
    case 'GroupChanged': {
      const { groupId, ...group } = event.data
      return { ...state, groups: new Map(state.groups).set(groupId, group) }
    }
    case 'GroupDeleted':
      return { ...state, groups: without(state.groups, event.data.groupId) }
    case 'RoleCreated':
    case 'RoleChanged': {
      const { roleId, ...role } = event.data
      return { ...state, roles: new Map(state.roles).set(roleId, role) }
    }
    case 'RoleDeleted':
      return { ...state, roles: without(state.roles, event.data.roleId) }
    case 'BrandPictureAdded':
    case 'BrandPicturesRemoved':
    case 'BrandCreated':
    case 'BrandChanged':
    case 'BrandDeleted':
    case 'DefaultBrandSet':
      return { ...state, branding: evolveBranding(state.branding, event) }
    default:
      return event satisfies never
  }
}

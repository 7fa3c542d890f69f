import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CompanyId, Instant, JobId, ModuleId, UserId, Uuid } from '../kernel/ids.ts'
import { Permission } from '../kernel/permissions.ts'
import { noDetails } from './details.ts'
import { ProofMailbox } from './email-domain.ts'
import { messageSettingEvents } from './message-events.ts'
import { CompanyCalendarsConnected, CompanyCalendarsDisconnected, CompanyCalendarsTokenRotated } from './calendars.ts'
import { SchedulingSettingsChanged } from './scheduling.ts'
import { GlobalRole, TeamColor } from './team.ts'

export const CompanyRegistered = defineEvent(
  'CompanyRegistered',
  z.object({ companyId: CompanyId, name: z.string(), createdBy: UserId }),
)
const apiKey = { keyId: Uuid, label: z.string(), scopes: z.array(Permission), secretHash: z.string() }
/** Whose rights a key has: a person's, a service account's, or, before owners were recorded, those of its issuer in the envelope. */
export const KeyOwner = z.union([z.object({ userId: UserId }), z.literal('service'), z.literal('issuer')])
export type KeyOwner = z.infer<typeof KeyOwner>
/** Only the hash of the secret is kept; the key itself is shown once. */
export const ApiKeyIssued = defineEvent('ApiKeyIssued', z.object(apiKey))
  .next(z.object({ ...apiKey, owner: KeyOwner }), (before) => ({ ...before, owner: 'issuer' as const }))
  /** With a `jobId` it edits that job and opens nothing else, until `endsAt`. */
  .next(z.object({ ...apiKey, owner: KeyOwner, jobId: JobId.nullable(), endsAt: Instant.nullable() }), (before) => ({
    ...before,
    jobId: null,
    endsAt: null,
  }))
export const ApiKeyRevoked = defineEvent('ApiKeyRevoked', z.object({ keyId: Uuid }))

/**
 * People of the company sign in through its own identity provider. `signUp` admits people whom it knows and we do not,
 * as a viewer; without `passwords` only the company's creator can still sign in with one.
 */
export const SingleSignOnConfigured = defineEvent(
  'SingleSignOnConfigured',
  z.object({
    issuer: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
    signUp: z.boolean(),
    passwords: z.boolean(),
  }),
  ['clientSecret'],
)
export const SingleSignOnDisabled = defineEvent('SingleSignOnDisabled', z.object({}))

/** A domain whose addresses the company's provider shall vouch for, once it is proven to be the company's. `proofId` is what the proof is made from. */
export const EmailDomainAdded = defineEvent('EmailDomainAdded', z.object({ domain: z.string(), proofId: Uuid }))
/** A code goes to a mailbox that only those who run the domain can read. `codeHash` is keyed. */
export const EmailDomainProofMailed = defineEvent(
  'EmailDomainProofMailed',
  z.object({
    domain: z.string(),
    mailbox: ProofMailbox,
    codeId: Uuid,
    codeHash: z.string(),
    issuedAt: Instant,
    expiresAt: Instant,
  }),
)
/** Another code was typed: it counts against the one that was sent. */
export const EmailDomainProofFailed = defineEvent(
  'EmailDomainProofFailed',
  z.object({ domain: z.string(), codeId: Uuid }),
)
/** By a TXT record, or by the code that was mailed. The domain counts once it is reserved for the company, too. */
export const EmailDomainProven = defineEvent(
  'EmailDomainProven',
  z.object({ domain: z.string(), proofId: Uuid, by: z.enum(['dns', 'mail']) }),
)
export const EmailDomainRemoved = defineEvent('EmailDomainRemoved', z.object({ domain: z.string(), proofId: Uuid }))

/** All of them as they are from now on. */
const details = {
  name: z.string(),
  language: z.string(),
  website: z.string().nullable(),
  termsUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
}
export const CompanyDetailsChanged = defineEvent('CompanyDetailsChanged', z.object(details)).next(
  z.object({ ...details, candidateAccessDays: z.number().int() }),
  (before) => ({ ...before, candidateAccessDays: noDetails.candidateAccessDays }),
)
/** The company took an address it had reserved; the one it had before becomes free again. */
export const CompanySlugChanged = defineEvent(
  'CompanySlugChanged',
  z.object({ slug: z.string(), claim: Uuid, previous: z.object({ slug: z.string(), claim: Uuid }).nullable() }),
)
/** Both as they are from then on; null as the plan says, and null while messages are sent. */
export const MessagesLimited = defineEvent(
  'MessagesLimited',
  z.object({
    perDay: z.number().int().min(0).nullable(),
    stopped: z.enum(['bounces', 'complaints', 'operator']).nullable(),
  }),
)
/** How many questions a job of the company can have. */
export const ModuleLimitSet = defineEvent('ModuleLimitSet', z.object({ moduleLimit: z.number().int().min(1) }))
const group = z.object({
  groupId: Uuid,
  name: z.string(),
  members: z.array(UserId),
  color: TeamColor,
  defaultRoleId: GlobalRole.nullable(),
})
/** Each says all of the group or role as it is from then on. */
export const GroupCreated = defineEvent('GroupCreated', group)
export const GroupChanged = defineEvent('GroupChanged', group)
export const GroupDeleted = defineEvent('GroupDeleted', z.object({ groupId: Uuid }))

const role = z.object({ roleId: Uuid, name: z.string(), permissions: z.array(Permission) })
export const RoleCreated = defineEvent('RoleCreated', role)
export const RoleChanged = defineEvent('RoleChanged', role)
/** Who has it, or a group that gives it, keeps a role that is not there any more: shown as '[Unknown]', and it allows nothing until they are given another role. */
export const RoleDeleted = defineEvent('RoleDeleted', z.object({ roleId: Uuid }))

/** Drawn anew and kept in the media store; of a brand once one names it. */
export const BrandPictureAdded = defineEvent(
  'BrandPictureAdded',
  z.object({
    pictureId: Uuid,
    sha256: z.string(),
    size: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    addedAt: Instant,
  }),
)
/** No brand shows them any more: they are erased. */
export const BrandPicturesRemoved = defineEvent('BrandPicturesRemoved', z.object({ pictureIds: z.array(Uuid) }))
const brand = z.object({
  brandId: Uuid,
  brandName: z.string(),
  logo: Uuid.nullable(),
  bannerImage: Uuid.nullable(),
  backgroundImage: Uuid.nullable(),
  colors: z.object({ primary: z.string(), secondary: z.string() }),
  overlay: z.string(),
})
/** Each says all of the brand as it is from then on. */
export const BrandCreated = defineEvent('BrandCreated', brand)
export const BrandChanged = defineEvent('BrandChanged', brand)
/** Jobs that name it wear the default from then on. */
export const BrandDeleted = defineEvent('BrandDeleted', z.object({ brandId: Uuid }))
export const DefaultBrandSet = defineEvent('DefaultBrandSet', z.object({ brandId: Uuid }))

/** Arrived for a job; erased once no job, version or template shows it. */
export const JobMediaAdded = defineEvent(
  'JobMediaAdded',
  z.object({ mediaId: Uuid, place: z.string(), mimeType: z.string(), sha256: z.string(), size: z.number().int() }),
)
/** A person or program gave them up. Those that are still shown somewhere stay. */
export const JobMediaRemoved = defineEvent('JobMediaRemoved', z.object({ mediaIds: z.array(Uuid) }))

const category = { categoryId: ModuleId, name: z.string() }
/** All of them as they are from then on. */
export const CategoriesUpdated = defineEvent(
  'CategoriesUpdated',
  z.object({
    main: z.array(z.object({ ...category, subcategories: z.array(z.object(category)) })),
    other: z.array(z.object(category)),
  }),
)

/** What new jobs begin with, from then on. */
const jobDefaults = {
  jobMode: z.enum(['default', 'custom']),
  jobType: z.enum(['video', 'CEP']),
  stages: z.array(z.string()),
  interviewByChat: z.boolean().optional(),
  evaluation: z.enum(['off', 'after own', 'at once']).optional(),
  personality: z.boolean().optional(),
  anonymousReview: z.enum(['off', 'names', 'faces']).optional(),
}
/** Version 2 has the rules for scorecards as well. */
export const JobDefaultsChanged = defineEvent('JobDefaultsChanged', z.object(jobDefaults)).next(
  z.object({ ...jobDefaults, mustHave: z.enum(['reject', 'propose']), blindReview: z.boolean().nullable() }),
  (before) => ({ ...before, mustHave: 'reject' as const, blindReview: null }),
)

export const companyEvents = [
  CompanyRegistered,
  ApiKeyIssued,
  ApiKeyRevoked,
  SingleSignOnConfigured,
  SingleSignOnDisabled,
  EmailDomainAdded,
  EmailDomainProofMailed,
  EmailDomainProofFailed,
  EmailDomainProven,
  EmailDomainRemoved,
  CompanyDetailsChanged,
  CompanySlugChanged,
  MessagesLimited,
  ModuleLimitSet,
  GroupCreated,
  GroupChanged,
  GroupDeleted,
  RoleCreated,
  RoleChanged,
  RoleDeleted,
  BrandPictureAdded,
  BrandPicturesRemoved,
  BrandCreated,
  BrandChanged,
  BrandDeleted,
  DefaultBrandSet,
  JobMediaAdded,
  JobMediaRemoved,
  CategoriesUpdated,
  JobDefaultsChanged,
  ...messageSettingEvents,
  SchedulingSettingsChanged,
  CompanyCalendarsConnected,
  CompanyCalendarsTokenRotated,
  CompanyCalendarsDisconnected,
] as const
export type CompanyEvent = EventOf<(typeof companyEvents)[number]>

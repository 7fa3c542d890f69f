import * as z from 'zod'
import { MODULE_LIMITS } from './module-limits.ts'
import { CompanyId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { Permission } from '../kernel/permissions.ts'
import { MAX_CATEGORIES } from './categories.ts'
import { Categories, Category } from './category-schema.ts'
import { CompanyDetails } from './details.ts'
import { ProofMailbox } from './email-domain.ts'
import { AnonymityLevel } from '../kernel/anonymity.ts'
import { evaluationModes, companyJobTypes, jobModes, MAX_STAGES, mustHaveModes } from './job-defaults.ts'
import { messageSettingCommands } from './message-commands.ts'
import { ConnectCompanyCalendars, DisconnectCompanyCalendars, RotateCompanyCalendarsToken } from './calendars.ts'
import { ChangeSchedulingSettings } from './scheduling.ts'
import { GlobalRole, MAX_GROUPS, MAX_MEMBERS, TeamColor } from './team.ts'

export const RegisterCompany = z.object({
  type: z.literal('RegisterCompany'),
  data: z.object({ companyId: CompanyId, name: z.string().max(500), createdBy: UserId }),
})
export const IssueApiKey = z.object({
  type: z.literal('IssueApiKey'),
  /** One that is named in `replaces` ends with it. It is whose who issues it, or a service account's. */
  data: z.object({
    keyId: Uuid,
    label: z.string().trim().min(1).max(80),
    scopes: z.array(Permission).min(1),
    secretHash: z.string(),
    replaces: Uuid.optional(),
    service: z.boolean().optional(),
    /** A key that edits one job; it takes the place of the one that the job has. */
    job: z.object({ jobId: JobId, endsAt: Instant }).optional(),
  }),
})
export const RevokeApiKey = z.object({ type: z.literal('RevokeApiKey'), data: z.object({ keyId: Uuid }) })
export const ChangeCompanyDetails = z.object({ type: z.literal('ChangeCompanyDetails'), data: CompanyDetails })
/** Sent by the process that hears of the reservation. */
export const TakeCompanySlug = z.object({
  type: z.literal('TakeCompanySlug'),
  data: z.object({ slug: z.string(), claim: Uuid }),
})

/** Without a secret the one that is kept stays. */
export const ConfigureSingleSignOn = z.object({
  type: z.literal('ConfigureSingleSignOn'),
  data: z.object({
    issuer: z.string().max(500),
    clientId: z.string().max(300),
    clientSecret: z.string().max(500).nullable(),
    signUp: z.boolean(),
    passwords: z.boolean(),
  }),
})
export const DisableSingleSignOn = z.object({ type: z.literal('DisableSingleSignOn'), data: z.object({}) })

/** How many messages a day the company may send, null as its plan says, and why it may send none. By an operator, or by what came back. */
export const LimitMessages = z.object({
  type: z.literal('LimitMessages'),
  data: z.object({
    perDay: z.number().int().min(0).max(1_000_000).nullable(),
    stopped: z.enum(['bounces', 'complaints', 'operator']).nullable(),
  }),
})

/** By an operator. */
export const SetModuleLimit = z.object({
  type: z.literal('SetModuleLimit'),
  data: z.object({ moduleLimit: z.union(MODULE_LIMITS.map((limit) => z.literal(limit))) }),
})

const domain = z.string().max(253)
export const AddEmailDomain = z.object({ type: z.literal('AddEmailDomain'), data: z.object({ domain, proofId: Uuid }) })
export const MailEmailDomainProof = z.object({
  type: z.literal('MailEmailDomainProof'),
  data: z.object({ domain, mailbox: ProofMailbox, codeId: Uuid, codeHash: z.string() }),
})
/** A DNS record was looked up before; a code is compared here, so that its tries are counted. */
export const ProveEmailDomain = z.object({
  type: z.literal('ProveEmailDomain'),
  data: z.object({
    domain,
    proof: z.discriminatedUnion('by', [
      z.object({ by: z.literal('dns') }),
      z.object({ by: z.literal('mail'), codeId: Uuid, codeHash: z.string() }),
    ]),
  }),
})
/** Null removes it whatever it rests on. */
export const RemoveEmailDomain = z.object({
  type: z.literal('RemoveEmailDomain'),
  data: z.object({ domain, proofId: Uuid.nullable() }),
})

const teamName = z.string().max(500)
const members = z.array(UserId).max(MAX_MEMBERS)
export const CreateGroup = z.object({
  type: z.literal('CreateGroup'),
  data: z.object({ groupId: Uuid, name: teamName, members, color: TeamColor, defaultRoleId: GlobalRole.nullable() }),
})
/** What is not named stays as it is. */
export const ChangeGroup = z.object({
  type: z.literal('ChangeGroup'),
  data: z.object({
    groupId: Uuid,
    name: teamName.optional(),
    members: members.optional(),
    color: TeamColor.optional(),
    defaultRoleId: GlobalRole.nullable().optional(),
  }),
})
export const DeleteGroup = z.object({ type: z.literal('DeleteGroup'), data: z.object({ groupId: Uuid }) })
/** All of them or none (TEAM-033). */
export const AddMembersToGroups = z.object({
  type: z.literal('AddMembersToGroups'),
  data: z.object({ members: members.min(1), groupIds: z.array(Uuid).min(1).max(MAX_GROUPS) }),
})

const rights = z.array(Permission)
export const CreateRole = z.object({
  type: z.literal('CreateRole'),
  data: z.object({ roleId: Uuid, name: teamName, permissions: rights }),
})
export const ChangeRole = z.object({
  type: z.literal('ChangeRole'),
  data: z.object({ roleId: Uuid, name: teamName.optional(), permissions: rights.optional() }),
})
export const DeleteRole = z.object({ type: z.literal('DeleteRole'), data: z.object({ roleId: Uuid }) })

export const AddBrandPicture = z.object({
  type: z.literal('AddBrandPicture'),
  data: z.object({
    pictureId: Uuid,
    sha256: z.string(),
    size: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
  }),
})
const look = z.object({
  brandName: z.string().max(500),
  logo: Uuid.nullable(),
  bannerImage: Uuid.nullable(),
  backgroundImage: Uuid.nullable(),
  colors: z.object({ primary: z.string().max(40), secondary: z.string().max(40) }),
  overlay: z.string().max(40),
})
/** Those without `asDefault` leave the default as it is; the first brand is it in any case. */
const place = { brandId: Uuid, asDefault: z.boolean().optional() }
export const CreateBrand = z.object({ type: z.literal('CreateBrand'), data: look.extend(place) })
/** What is not named stays as it is. */
export const ChangeBrand = z.object({ type: z.literal('ChangeBrand'), data: look.partial().extend(place) })
export const DeleteBrand = z.object({ type: z.literal('DeleteBrand'), data: z.object({ brandId: Uuid }) })

export const AddJobMedia = z.object({
  type: z.literal('AddJobMedia'),
  data: z.object({
    mediaId: Uuid,
    place: z.string().max(40),
    mimeType: z.string().max(100),
    sha256: z.string(),
    size: z.number().int(),
  }),
})
export const RemoveJobMedia = z.object({
  type: z.literal('RemoveJobMedia'),
  data: z.object({ mediaIds: z.array(Uuid).min(1).max(100) }),
})

export const UpdateCategories = z.object({ type: z.literal('UpdateCategories'), data: Categories })
/** Those a job was put under; known ones are left alone. */
export const AddCategories = z.object({
  type: z.literal('AddCategories'),
  data: z.object({ added: z.array(Category).min(1).max(MAX_CATEGORIES) }),
})

/** What is not named stays as it is. */
export const ChangeJobDefaults = z.object({
  type: z.literal('ChangeJobDefaults'),
  data: z
    .object({
      jobMode: z.enum(jobModes),
      jobType: z.enum(companyJobTypes),
      stages: z.array(z.string().trim().min(1).max(60)).max(MAX_STAGES),
      interviewByChat: z.boolean(),
      mustHave: z.enum(mustHaveModes),
      blindReview: z.boolean().nullable(),
      evaluation: z.enum(evaluationModes),
      personality: z.boolean(),
      anonymousReview: AnonymityLevel,
    })
    .partial(),
})

export const CompanyCommand = z.discriminatedUnion('type', [
  RegisterCompany,
  IssueApiKey,
  RevokeApiKey,
  ConfigureSingleSignOn,
  DisableSingleSignOn,
  AddEmailDomain,
  MailEmailDomainProof,
  ProveEmailDomain,
  RemoveEmailDomain,
  ChangeCompanyDetails,
  TakeCompanySlug,
  LimitMessages,
  SetModuleLimit,
  CreateGroup,
  ChangeGroup,
  DeleteGroup,
  AddMembersToGroups,
  CreateRole,
  ChangeRole,
  DeleteRole,
  AddBrandPicture,
  CreateBrand,
  ChangeBrand,
  DeleteBrand,
  AddJobMedia,
  RemoveJobMedia,
  UpdateCategories,
  AddCategories,
  ChangeJobDefaults,
  ...messageSettingCommands,
  ChangeSchedulingSettings,
  ConnectCompanyCalendars,
  RotateCompanyCalendarsToken,
  DisconnectCompanyCalendars,
])
export type CompanyCommand = z.infer<typeof CompanyCommand>
export type CompanyCommandData<Type extends CompanyCommand['type']> = Extract<CompanyCommand, { type: Type }>['data']

import * as z from 'zod'
import { Instant, JobId, ModuleId, Uuid } from '../../kernel/ids.ts'
import { Column } from '../../job/columns.ts'
import {
  currencies,
  interviewModes,
  jobTypes,
  MAX_SKILLS,
  payPeriods,
  RankedQualities,
  workplaces,
} from '../../job/draft.ts'
import { jobModes } from '../../company/job-defaults.ts'
import { JobPermission } from '../../job/permissions.ts'
import { JobMedia } from '../../job/media/schema.ts'
import { creationTypes, experiences } from '../../job/video/choices.ts'
import { traits } from '../../job/qualities.ts'
import { type ModuleKind, pageSchemas } from '../../job/modules/table.ts'
import { SavedAutomation } from './automations.ts'
import { JobBoards, JobBoardsChange } from './job-boards-wire.ts'
import { formTypes, stepNames } from '../../job/step-names.ts'
import { knownFieldsOnly } from './known-fields.ts'
import { Question, SentQuestion } from './questions-wire.ts'

/** A saved job as B§3 writes it. The builder's own shapes are in contracts/job; the two meet in services/http/api. */
const states = z
  .object({ ok: ModuleId.nullable(), fail: ModuleId.nullable(), close: ModuleId.nullable() })
  .describe('Where the page leads: ok to the next one, the last to the thank-you page, fail to the reject page')

const page = (type: ModuleKind, config: ReturnType<typeof pageSchemas>[ModuleKind]) =>
  z.object({
    name: z.string().max(2000),
    type: z.literal(type),
    step: z.enum(stepNames).optional().describe('The step of the candidate experience that the page belongs to'),
    form_type: z
      .literal(Object.values(formTypes))
      .nullable()
      .optional()
      .describe('0 EVALUATION, 1 GATHERING, 2 QUALIFICATION, 3 WRITTING; null where it asks for nothing'),
    states,
    config,
    systemConfig: z.object({}).default({}),
  })
const pages = (Object.entries(pageSchemas()) as [ModuleKind, Parameters<typeof page>[1]][]).map((entry) =>
  page(...entry),
)

/** A page of every kind of module. */
export const Page = z
  .discriminatedUnion('type', pages as [(typeof pages)[number], ...typeof pages])
  .meta({ id: 'JourneyPage' })
export type Page = z.infer<typeof Page>

export const CandidateExperience = z
  .object({ initialPageId: ModuleId, version: z.literal(0), pages: z.record(ModuleId, Page) })
  .meta({ id: 'CandidateExperience' })
export type CandidateExperience = z.infer<typeof CandidateExperience>

const Metric = z.object({
  metric_id: ModuleId,
  name: z.string().max(500),
  weight: z.union([z.literal(0.5), z.literal(1), z.literal(2)]),
})
const line = z.string().max(500)
const Address = z.object({
  streetAddress: line.optional(),
  city: line.optional(),
  state: line.optional(),
  postalCode: line.optional(),
  addressCountry: z.string().length(2).nullable().optional().describe('The same as countryCode'),
  countryCode: z.string().length(2).nullable(),
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
})
const Listed = z.array(z.object({ id: ModuleId, title: z.string().max(1000) })).max(20)
const Organization = z.object({ name: line, email: line, website: line, sameAs: line })
const Compensation = z.object({
  currency: z.enum(currencies).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  period: z.enum(payPeriods).nullable(),
  showCompensation: z.boolean().optional().describe('Whether candidates see it; they do unless it says no'),
})
const JobData = z.object({
  jobTitle: z.string().max(500),
  jobType: z.enum(jobTypes).nullable(),
  description: z.string().max(20_000),
  address: Address,
  compensation: Compensation,
  workplaceTypes: z.array(z.enum(workplaces)).max(1),
  logo: z
    .string()
    .max(2000)
    .nullable()
    .optional()
    .describe('The same as `logo`: pictures belong to the brands of the company'),
  applyUrl: z.string().max(2000).optional(),
  hiringOrganization: Organization.optional(),
  responsibilities: Listed.optional(),
  skills: z.array(z.string().max(1000)).max(20).optional().describe('The requirements that job boards show'),
  benefits: z.array(z.string().max(1000)).max(20).optional().describe('The benefits that job boards show'),
})

const Location = z.object({
  description: z.string().max(500),
  terms: z
    .array(z.object({ offset: z.number().int().min(0), value: line }))
    .max(50)
    .describe('The description in its parts, with where each begins. They count where no description is sent'),
  address_components: z
    .array(z.object({ long_name: line, short_name: line, types: z.array(z.string().max(100)).max(20) }))
    .max(30)
    .refine(
      (all) => all.every(({ types, short_name }) => !types.includes('country') || /^[A-Za-z]{2}$/.test(short_name)),
      {
        message: 'The short name of a country is its code of two letters',
      },
    )
    .describe('The address of jobData in the terms of a map service; of two that changed that of jobData counts'),
})
const Branding = z.object({
  brandName: z.string().max(500),
  brand_id: Uuid.nullable().optional().describe('A brand of the company; null or none is the default'),
})

const CategoryNames = z
  .array(z.object({ cat_id: ModuleId, name: z.string().trim().min(1).max(80) }))
  .max(10)
  .describe('What the job is sorted under. Those that the company does not have yet join its others')

const languageTag = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)

const fields = {
  title: z.string().max(500),
  jobDescription: z.string().max(20_000),
  location: Location,
  benefits: Listed,
  categories: CategoryNames,
  branding: Branding,
  hiringManager: z.object({ name: line, position: line }).nullable(),
  introVideo: JobMedia().nullable().describe('What candidates see beside the job; null: none'),
  interviewMode: z
    .enum(interviewModes)
    .describe('REACTIVE: candidates record when it suits them; LIVE: they meet an interviewer'),
  interviewByChat: z
    .boolean()
    .describe('A conversation with candidates instead of page after page; texts have no caps'),
  scorecards: z
    .array(
      z.object({
        scorecard_id: z.string().max(100),
        name: z.literal('Skills'),
        metrics: z.array(Metric).max(MAX_SKILLS),
      }),
    )
    .max(1)
    .describe('One scorecard, called Skills. Weights: 0.5 nice to have, 1 important, 2 must have'),
  englishLevel: z.literal('C1').nullable(),
  intelligenceIDs: RankedQualities.describe(
    'The top five qualities of the ideal candidate, the most important first; null is a place still free',
  ),
  language: languageTag.describe('What the job is written in'),
  transcriptLanguage: languageTag.describe('What is spoken in its recordings'),
  config: z.object({ autoInvite: z.boolean() }),
  additionals: z.array(z.string().max(1000)).max(20),
  experience: z.enum(experiences).nullable().describe('Years'),
  tags: z.array(z.string().max(500)).max(50).describe('Skills as they were typed; what is scored is on the scorecard'),
  candidate_experience: CandidateExperience,
  integration_meta: z.object({ jobData: JobData }),
}

/** What is measured of candidates, as a job and a template have it. */
export const scorecardFields = {
  scorecards: fields.scorecards,
  englishLevel: fields.englishLevel,
  intelligenceIDs: fields.intelligenceIDs,
}

const questions = z
  .array(SentQuestion)
  .max(60)
  .describe(
    'Of a video interview: the list replaces its questions. With changed pages in `candidate_experience` it has to say the same',
  )

const event_id = z
  .string()
  .max(200)
  .describe('The event this belongs to, as the callers of the specification send it. It changes nothing')

/** Any of the fields may be sent; what is left out stays as it is. An unknown field is refused at any depth: it would be lost in silence. */
export const JobPayload = knownFieldsOnly(
  z.object({
    ...fields,
    location: Location.partial(),
    integration_meta: z.object({ jobData: JobData.partial() }),
    type: z.enum(creationTypes).describe('Chosen when the job is created; video and video_cep are made alike'),
    questions,
    event_id,
  }),
)
  .partial()
  .meta({ id: 'JobPayload' })
export type JobPayload = z.infer<typeof JobPayload>

/** What a job is read with and not changed by: an edited job may be sent back whole, as the specification's callers do. */
const asRead = {
  status: z.enum(['draft', 'active', 'archived']),
  skills: z.array(z.string()).describe('The names on the scorecard'),
  intelligence: z
    .array(z.object({ trait: z.enum(traits), score: z.number().int() }))
    .describe('What the ranked qualities say about each trait; empty while none is ranked'),
  lastStepIdx: z.number().int().describe('The builder step it was last left at, from 0'),
  lastSubStepIdx: z.number().int().describe('The page of the journey that was open there, from 0'),
  type: z
    .enum(creationTypes)
    .describe(
      'cep: made for the application page; video: a video interview; video_cep: one that has pages of the builder. Chosen when a job is created: cep where nothing is said, video where `questions` are listed without pages',
    ),
  company: z.string().describe('What the company is called'),
  logo: z.string().nullable().describe('Address of the logo of the brand it wears; null: that has none'),
  automations: z.array(SavedAutomation).describe('In the order in which they act; a call of their own sets them'),
  questions: z
    .array(Question)
    .describe('All that are recorded, written and chosen, in one list; `candidate_experience` has them as pages'),
  kanban: z.array(Column).describe("The board's columns from left to right"),
  url: z.string().describe("The candidates' direct link"),
  jobMode: z.enum(jobModes).describe('custom: the board has stages of its own; default: the usual ones'),
  referrer: z
    .object({
      copyLink: z.string().describe('The direct link, which tells that it was passed on'),
      qrCode: z.string().describe('Where its QR code is drawn, for those who are signed in'),
      marked: z
        .object({ copyLink: z.boolean(), qrCode: z.boolean() })
        .describe('Which of them Get Candidates hands out as the one that marks who comes by it as referred'),
    })
    .describe('How the job is passed on (C§3)'),
  roleAndGroups: z.array(JobPermission).describe('Which users and groups have which role on the job'),
  job_boards: JobBoards,
}

/** Changed together, alone or with other fields (PUB-006). */
const deadline = {
  deadlineDate: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('The last moment to apply, an instant with its offset; null: on a rolling basis'),
  timezone: z.string().max(100).nullable().describe('The IANA zone in which candidates read it'),
}

export const JobChange = JobPayload.extend({
  ...knownFieldsOnly(z.object({ ...asRead, job_id: JobId, updatedAt: Instant })).partial().shape,
  questions: JobPayload.shape.questions,
  automations: z.array(SavedAutomation).optional().describe('As they are; a call of their own sets them'),
  ...z.object(deadline).partial().shape,
  job_boards: JobBoardsChange.optional(),
  job_posting: z
    .boolean()
    .optional()
    .describe('true: the live job is posted at `job_boards`, or at the careers page and Google where none are named'),
  revision: z.number().int().min(0).optional().describe('The revision the change is based on'),
})
export type JobChange = z.infer<typeof JobChange>

export const SavedJob = z
  .object({
    job_id: JobId,
    ...asRead,
    ...fields,
    ...deadline,
    revision: z
      .number()
      .int()
      .describe('Send it back with an update to learn of a change that another person saved in between'),
    updatedAt: Instant,
  })
  .meta({ id: 'Job' })
export type SavedJob = z.infer<typeof SavedJob>

/** What of a job is edited, as one of its versions had it. */
export const JobContent = z.object(fields).meta({ id: 'JobContent' })
export type JobContent = z.infer<typeof JobContent>
export const contentFields = Object.keys(fields) as (keyof JobContent)[]

export const JobSummary = z
  .object({
    job_id: JobId,
    status: z.enum(['draft', 'active', 'archived']),
    title: z.string(),
    location: z.object({ description: z.string() }),
    url: z.string(),
    createdAt: Instant,
    updatedAt: Instant,
    activatedAt: Instant.nullable(),
  })
  .meta({ id: 'JobSummary' })
export type JobSummary = z.infer<typeof JobSummary>

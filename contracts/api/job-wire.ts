import * as z from 'zod'
import { Instant, JobId, ModuleId } from '../ids.ts'
import { Column } from '../job/columns.ts'
import { currencies, jobTypes, MAX_SKILLS, payPeriods, workplaces } from '../job/draft.ts'
import * as journey from '../job/journey.ts'

/** A saved job as B§3 writes it. The builder's own shapes are in contracts/job; the two meet in services/http/api. */
const states = z
  .object({ ok: ModuleId.nullable(), fail: ModuleId.nullable(), close: ModuleId.nullable() })
  .describe('Where the page leads: ok to the next one, the last to the thank-you page, fail to the reject page')

const page = <Type extends string, Config extends z.ZodObject>(type: Type, config: Config) =>
  z.object({ name: z.string().max(2000), type: z.literal(type), states, config, systemConfig: z.record(z.string(), z.never()).default({}) })

const own = { id: true, kind: true } as const

export const Page = z
  .discriminatedUnion('type', [
    page('FORM', journey.FormModule.omit(own)),
    page('FREE_TEXT', journey.FreeTextModule.omit(own)),
    page('YES_NO', journey.YesNoModule.omit(own)),
    page('SINGLE_CHOICE', journey.SingleChoiceModule.omit(own)),
    page('MULTIPLE_CHOICE', journey.MultipleChoiceModule.omit(own)),
    page('WIDGET', journey.InterviewModule.omit(own)),
    page('THANK_YOU', journey.ThankYouModule.omit(own)),
    page('REJECT', journey.RejectModule.omit({ ...own, kanbanId: true }).extend({ kanban_id: z.literal('rejected') })),
  ])
  .meta({ id: 'JourneyPage' })
export type Page = z.infer<typeof Page>

export const CandidateExperience = z
  .object({ initialPageId: ModuleId, version: z.literal(0), pages: z.record(ModuleId, Page) })
  .meta({ id: 'CandidateExperience' })
export type CandidateExperience = z.infer<typeof CandidateExperience>

const Metric = z.object({ metric_id: ModuleId, name: z.string().max(500), weight: z.union([z.literal(0.5), z.literal(1), z.literal(2)]) })
const JobData = z.object({
  jobTitle: z.string().max(500),
  jobType: z.enum(jobTypes).nullable(),
  description: z.string().max(20_000),
  address: z.object({ countryCode: z.string().length(2).nullable() }),
  compensation: z.object({
    currency: z.enum(currencies).nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    period: z.enum(payPeriods).nullable(),
  }),
  workplaceTypes: z.array(z.enum(workplaces)).max(1),
})

const fields = {
  title: z.string().max(500),
  jobDescription: z.string().max(20_000),
  location: z.object({ description: z.string().max(500) }),
  benefits: z.array(z.object({ id: ModuleId, title: z.string().max(1000) })).max(20),
  branding: z.object({ brandName: z.string().max(500) }),
  scorecards: z
    .array(z.object({ scorecard_id: z.string().max(100), name: z.literal('Skills'), metrics: z.array(Metric).max(MAX_SKILLS) }))
    .max(1)
    .describe('One scorecard, called Skills. Weights: 0.5 nice to have, 1 important, 2 must have'),
  englishLevel: z.literal('C1').nullable(),
  candidate_experience: CandidateExperience,
  integration_meta: z.object({ jobData: JobData }),
}

/** What may be sent: any of the fields; what is left out stays as it is. */
export const JobPayload = z
  .object({ ...fields, integration_meta: z.object({ jobData: JobData.partial() }) })
  .partial()
  .meta({ id: 'JobPayload' })
export type JobPayload = z.infer<typeof JobPayload>

export const SavedJob = z
  .object({
    job_id: JobId,
    status: z.enum(['draft', 'active', 'archived']),
    ...fields,
    skills: z.array(z.string()).describe('The names on the scorecard'),
    lastStepIdx: z.number().int().describe('The builder step it was last left at, from 0'),
    kanban: z.array(Column).describe("The board's columns from left to right"),
    url: z.string().describe("The candidates' direct link"),
    revision: z.number().int().describe('Send it back with an update to be told when somebody else saved in between'),
    updatedAt: Instant,
  })
  .meta({ id: 'Job' })
export type SavedJob = z.infer<typeof SavedJob>

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

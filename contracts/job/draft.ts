import * as z from 'zod'
import { ModuleId } from '../kernel/ids.ts'
import { builderSteps, currencies, jobTypes, MAX_SKILLS, payPeriods, workplaces } from './choices.ts'
import { laterDetails } from './later-details.ts'
import { Journey } from './journey.ts'
import { qualities, QUALITY_SLOTS } from './qualities.ts'

export * from './choices.ts'

export const BuilderStep = z.enum(builderSteps)
export type BuilderStep = z.infer<typeof BuilderStep>

/** Job Details (B§2, B§3). Caps here are storage limits; the rules of B§5 are in `validation.ts`. */
export const JobDetails = z.object({
  jobTitle: z.string().max(500),
  jobType: z.enum(jobTypes).nullable(),
  location: z.string().max(500),
  /** ISO 3166-1 alpha-2, or null when not known. */
  countryCode: z.string().length(2).nullable(),
  workplace: z.enum(workplaces).nullable(),
  salary: z.object({
    currency: z.enum(currencies).nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    period: z.enum(payPeriods).nullable(),
    /** Whether candidates see it; jobs of before never said so, and showed it. */
    show: z.boolean().optional(),
  }),
  /** Shown to recruiters as 'Job Highlights'. */
  jobDescription: z.string().max(20_000),
  benefits: z.array(z.object({ id: ModuleId, title: z.string().max(1000) })).max(20),
  brandName: z.string().max(500),
  ...laterDetails,
})
export type JobDetails = z.infer<typeof JobDetails>

export const Skill = z.object({
  metricId: ModuleId,
  name: z.string().max(500),
  weight: z.union([z.literal(0.5), z.literal(1), z.literal(2)]),
})
export type Skill = z.infer<typeof Skill>
export const RankedQualities = z
  .array(z.enum(qualities).nullable())
  .length(QUALITY_SLOTS)
  .refine((slots) => slots.every((quality, at) => quality === null || slots.indexOf(quality) === at))
export const Scorecard = z.object({
  skills: z.array(Skill).max(MAX_SKILLS),
  /** Saved as C1 or null (SCR-002). */
  englishLevel: z.literal('C1').nullable(),
  /** The intelligence block: five ranked places, left out while none is filled. */
  qualities: RankedQualities.optional(),
})
export type Scorecard = z.infer<typeof Scorecard>

/** Everything the builder edits, in one value: what autosave sends and what the preview renders. */
export const JobDraft = z.object({ details: JobDetails, scorecard: Scorecard, journey: Journey })
export type JobDraft = z.infer<typeof JobDraft>

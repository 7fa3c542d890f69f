import * as z from 'zod'
import { ModuleId } from '../ids.ts'
import { Journey } from './journey.ts'

export const jobTypes = ['full_time', 'part_time', 'contractor', 'temporary', 'other'] as const
export const payPeriods = ['hourly', 'daily', 'weekly', 'monthly', 'annual'] as const
export const workplaces = ['On-site', 'Remote', 'Hybrid'] as const
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'PHP', 'HKD'] as const
export const builderSteps = ['jobDetails', 'scorecard', 'screen', 'preview', 'publish'] as const
export const BuilderStep = z.enum(builderSteps)
export type BuilderStep = z.infer<typeof BuilderStep>
export const stepTitles: Record<BuilderStep, string> = {
  jobDetails: 'Job Details',
  scorecard: 'Scorecard',
  screen: 'Interview Builder',
  preview: 'Preview',
  publish: 'Get Candidates',
}

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
  }),
  /** Shown to recruiters as 'Job Highlights'. */
  jobDescription: z.string().max(20_000),
  benefits: z.array(z.object({ id: ModuleId, title: z.string().max(1000) })).max(20),
  brandName: z.string().max(500),
})
export type JobDetails = z.infer<typeof JobDetails>

/** Nice to have 0.5, Important 1, Must have 2 (B§5). */
export const skillWeights = [0.5, 1, 2] as const
export const weightLabels: Record<(typeof skillWeights)[number], string> = { 0.5: 'Nice to have', 1: 'Important', 2: 'Must have' }
export const DEFAULT_WEIGHT = 1
export const MAX_SKILLS = 15
export const Skill = z.object({
  metricId: ModuleId,
  name: z.string().max(500),
  weight: z.union([z.literal(0.5), z.literal(1), z.literal(2)]),
})
export type Skill = z.infer<typeof Skill>
export const Scorecard = z.object({
  skills: z.array(Skill).max(MAX_SKILLS),
  /** Saved as C1 or null (SCR-002). */
  englishLevel: z.literal('C1').nullable(),
})
export type Scorecard = z.infer<typeof Scorecard>

/** Everything the builder edits, in one value: what autosave sends and what the preview renders. */
export const JobDraft = z.object({ details: JobDetails, scorecard: Scorecard, journey: Journey })
export type JobDraft = z.infer<typeof JobDraft>

/** A new job: a start form, a thank-you and a reject page, nothing asked yet. */
export const emptyDraft = (): JobDraft => ({
  details: {
    jobTitle: '',
    jobType: null,
    location: '',
    countryCode: null,
    workplace: null,
    salary: { currency: null, min: null, max: null, period: null },
    jobDescription: '',
    benefits: [],
    brandName: '',
  },
  scorecard: { skills: [], englishLevel: null },
  journey: {
    modules: [
      {
        kind: 'FORM',
        id: 'info',
        title: 'Tell us about yourself',
        description: '',
        required: true,
        verbatimTitle: false,
        phone: 'optional',
      },
      {
        kind: 'THANK_YOU',
        id: 'thanks',
        title: 'Thank you, {candidate_name}!',
        description: '',
        required: false,
        verbatimTitle: false,
        message: 'We have received your application and will be in touch.',
      },
      {
        kind: 'REJECT',
        id: 'reject',
        title: 'Thank you for your interest',
        description: '',
        required: false,
        verbatimTitle: false,
        message: 'Unfortunately your answers do not match what this role needs.',
        kanbanId: 'rejected',
      },
    ],
  },
})

/** The title a job is stored and listed under: an empty one is saved as 'Untitled Job' (JOB-052). */
export const savedTitle = (title: string) => title.trim() || 'Untitled Job'

/** What is saved of a draft: blank skills and blank benefits are dropped (JOB-051). */
export const withoutBlanks = (draft: JobDraft): JobDraft => ({
  ...draft,
  details: { ...draft.details, benefits: draft.details.benefits.filter((benefit) => benefit.title.trim() !== '') },
  scorecard: { ...draft.scorecard, skills: draft.scorecard.skills.filter((skill) => skill.name.trim() !== '') },
})

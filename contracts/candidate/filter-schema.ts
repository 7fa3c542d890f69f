import { isZoneName } from '../kernel/zone-name.ts'
import * as z from 'zod'
import { liveInterviewFilters } from '../interview/codes.ts'
import { MAX_FILTER_VALUES } from './filter-conditions.ts'
import { type CandidateFilter, filterComments, MAX_CHANNEL, MAX_FILTER_TEXT, MAX_WORD } from './filter.ts'
import { isDay } from './given.ts'
import { scoreOperators } from './score-condition.ts'
import { MAX_SAYS, wordsLookedFor } from './spoken.ts'
import { MAX_TAG } from './tags.ts'
import { candidateSources, candidateStatuses } from './statuses.ts'

const id = z.string().regex(/^[\w-]{1,40}$/)
const day = z.iso.date()
const range = z.object({ from: day, to: day }).partial().strict()
const some = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(MAX_FILTER_VALUES)
const channel = z.string().trim().min(1).max(MAX_CHANNEL)
const points = z.number().int().min(0).max(100)

const condition = z
  .object({ is: z.enum(scoreOperators), value: points, to: points.optional() })
  .refine(({ is, to }) => (is === 'between') === (to !== undefined), 'Only between has an end')

const isWhole = ({ is, to }: { is: string; to?: unknown }) => (is === 'between') === (to !== undefined)
const compared = <Value extends z.ZodType>(value: Value) =>
  z
    .object({ is: z.enum(scoreOperators), value, to: value.optional() })
    .strict()
    .refine(isWhole, 'Only between has an end')
const stars = z
  .number()
  .min(1)
  .max(5)
  .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e5), 'Give stars with one decimal at most')
const number = z.number().min(-1e15).max(1e15)
const givenDay = z.string().refine(isDay, 'Give a day as 2026-12-31')
const givenOf = <Value extends z.ZodType>(value: Value) =>
  z
    .object({ moduleId: id, is: z.enum(scoreOperators), value, to: value.optional() })
    .strict()
    .refine(isWhole, 'Only between has an end')

/** A filter that may have no condition. All that is given has to hold; there are no expressions. */
export const AppliedFilter = z
  .object({
    search: z.string().min(1).max(MAX_FILTER_TEXT).describe('Of name and email address, found as it is written'),
    statuses: some(z.enum(candidateStatuses)),
    columns: some(id).describe('Stages, by statusId'),
    sources: some(z.enum(candidateSources)),
    board: channel.describe('The job board that their link named, in any spelling'),
    campaign: channel.describe('The campaign that their link named'),
    rating: z
      .union([z.literal('none'), z.number().int().min(1).max(5), compared(stars)])
      .describe('At least so many stars, none, or a condition on the average as it is shown'),
    tags: some(z.string().min(1).max(MAX_TAG)).describe('Tags, any of which they have'),
    reviewer: id.describe('Who rated them, by user_id'),
    score: condition.describe('Of the team score as it is shown'),
    ai: condition.describe('Of the AI fit score as it is shown, where it may be ranked by'),
    personality: condition.describe('Of the personality score as it is shown, where it may be ranked by'),
    skills: some(z.object({ metricId: id, condition }).strict()).describe(
      "Of the team's average for skills, all of them",
    ),
    dates: z
      .object({ added: range, invited: range, started: range, finished: range })
      .partial()
      .strict()
      .describe('Days, both included'),
    comments: z.enum(filterComments),
    live: some(z.enum(liveInterviewFilters)).describe('How far their live interview has come'),
    mine: z.literal(true).describe('Finished, not rejected, and neither rated nor scored by the caller'),
    says: z
      .string()
      .max(MAX_SAYS)
      .refine((text) => wordsLookedFor(text).length > 0, 'Give words to look for')
      .describe('Words that the recordings say, all of them, each at the beginning of a word'),
    answers: some(z.object({ moduleId: id, optionId: id })).describe('Answers that were chosen from a list'),
    given: some(z.union([givenOf(number), givenOf(givenDay)])).describe(
      'Conditions on answers that are a number or a day, all of them',
    ),
    words: some(z.string().min(1).max(MAX_WORD)).describe('Words, any of which an answer or a transcript uses most'),
    zone: z
      .string()
      .refine(isZoneName, 'There is no such time zone')
      .describe('In which the days are meant, as Europe/Berlin; UTC when it is left out'),
  })
  .partial()
  .strict() satisfies z.ZodType<CandidateFilter>

/** Conditions of an automation: they are met at once by a candidate, before anything was transcribed. */
export const AutomationConditions = AppliedFilter.omit({ says: true }).strict()

/** A filter that is worth a name: it has a condition. */
export const CandidateFilterSchema = AppliedFilter.refine(
  (filter) => Object.keys(filter).length > 0,
  'Give at least one condition',
).meta({ id: 'CandidateFilter' })

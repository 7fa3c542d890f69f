import * as z from 'zod'
import { CandidateId, ModuleId, UserId } from '../kernel/ids.ts'
import { Scorecard } from '../job/draft.ts'
import { mustHaveModes } from '../company/job-defaults.ts'
import { recommendations } from './scoring.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, ...shape }) })

/** Any number: what is allowed is decided with the words of the rule. */
export const SentPoints = z.record(ModuleId, z.number().nullable()).refine((given) => Object.keys(given).length <= 100)
export const SentRecommendation = z.enum(recommendations).nullable()
const filledIn = {
  version: z.number().int().min(1),
  points: SentPoints,
  recommendation: SentRecommendation.optional(),
  /** The job's scorecard of that version, and the number of the newest; looked up by the service. */
  scorecard: Scorecard,
  latest: z.number().int().min(1),
}
/** Keeps points of one's own card; those of other skills stay as they were drafted. */
export const DraftScore = command('DraftScore', filledIn)
/** Sends one's own card, made of what was drafted and of these points. */
export const SendScore = command('SendScore', {
  ...filledIn,
  /** How often this card was sent before, as its author saw it: 0 is not yet. */
  basedOn: z.number().int().min(0),
  /** The company's rule for must-have skills; looked up by the service. */
  mustHave: z.enum(mustHaveModes),
})
export const AskForScores = command('AskForScores', {
  reviewers: z.array(UserId).max(50),
  mustHave: z.enum(mustHaveModes),
})
/** Looks at the cards that are there once more; sent when a candidate completes. */
export const JudgeScores = command('JudgeScores', { mustHave: z.enum(mustHaveModes) })
/** Keeps a candidate whose rejection was proposed; without a proposal it does nothing. */
export const DeclineRejection = command('DeclineRejection', {})
export const scoreCommands = [DraftScore, SendScore, AskForScores, JudgeScores, DeclineRejection] as const

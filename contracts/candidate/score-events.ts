import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { ColumnId, ModuleId, UserId } from '../kernel/ids.ts'
import { mustHaveModes } from '../company/job-defaults.ts'
import { recommendations } from './scoring.ts'

const points = z.number().int().min(0).max(100)
const Recommendation = z.enum(recommendations)

/** Some points of a reviewer's card that is not sent yet, or is being changed; only its author sees them. Null takes points back. */
export const ScoreDrafted = defineEvent(
  'ScoreDrafted',
  z.object({
    reviewerId: UserId,
    /** The version of the job's scorecard in front of them. */
    version: z.number().int().min(1),
    points: z.record(ModuleId, points.nullable()),
    /** Left out: as before. */
    recommendation: Recommendation.nullable().optional(),
  }),
)
const card = {
  reviewerId: UserId,
  version: z.number().int().min(1),
  /** The job's version at that moment; greater than `version` when the scorecard was changed while it was filled in. */
  latest: z.number().int().min(1),
  /** With the weights of that version, which count for these points for good. */
  skills: z.array(z.object({ metricId: ModuleId, name: z.string(), weight: z.number(), points: points.nullable() })),
  recommendation: Recommendation.nullable(),
}
/** A reviewer's first card for this candidate: from now on the others may see it. */
export const ScoreSent = defineEvent('ScoreSent', z.object(card))
/** The whole card as it is from now on; the one before is in the events before. */
export const ScoreChanged = defineEvent('ScoreChanged', z.object(card))
/** Reviewers whose scorecards are waited for: the whole list. */
export const ScoresAsked = defineEvent('ScoresAsked', z.object({ reviewers: z.array(UserId) }))
/** All cards that were waited for are there, and a must-have skill is below the limit: by `outcome` rejected at once, or proposed so. */
export const MustHaveMissed = defineEvent(
  'MustHaveMissed',
  z.object({
    metricId: ModuleId,
    name: z.string(),
    /** The team average is `sum` over `cards`, in percent. */
    sum: z.number().int().min(0),
    cards: z.number().int().min(1),
    outcome: z.enum(mustHaveModes),
    from: ColumnId,
  }),
)
/** People kept a candidate whose rejection was proposed for these must-have skills. */
export const RejectionDeclined = defineEvent(
  'RejectionDeclined',
  z.object({ metricIds: z.array(ModuleId).min(1), declinedBy: UserId }),
)
export const scoreEvents = [
  ScoreDrafted,
  ScoreSent,
  ScoreChanged,
  ScoresAsked,
  MustHaveMissed,
  RejectionDeclined,
] as const

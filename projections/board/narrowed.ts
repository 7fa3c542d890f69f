import { boardNamed, channelName } from '#contracts/candidate/channel.ts'
import type { CandidateFilter, FilterDate } from '#contracts/candidate/filter.ts'
import { tagInText } from '#contracts/candidate/tags.ts'
import { rangesOf, type ScoreCondition } from '#contracts/candidate/score-condition.ts'
import { type Asker, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { dayIn } from '#contracts/kernel/zone.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { blindReviews, ratingFilter, type RatingSight } from '../jobs/blind.ts'
import { containing, literally } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { type Said, whoSaysIn } from '../spoken/spoken-reader.ts'
import { givenFilter } from './measured.ts'

/** What hides ratings, and scores, from who looks; null: nothing. `said`: whose recordings say the words. */
export type Sights = {
  rating: RatingSight | null
  score: RatingSight | null
  ai: RatingSight | null
  said?: Said
}

const instants: Record<FilterDate, string> = {
  added: 'addedRank',
  invited: 'invitedAt',
  started: 'startedAt',
  finished: 'completedAt',
}
/** What was deleted has no rank. */
const alive = { addedRank: { $gt: '' } }

/** One filter of candidates, for the list and the board alike, as conditions on cards. */
export function narrowing(reads: Reads) {
  const { ratingSight, scoreSight, aiSight } = blindReviews(reads)
  const whoSays = whoSaysIn(reads)
  return {
    /** Looked up only where the question, or an order, is about what may be hidden. */
    async sightsOf(
      asker: Asker,
      asked: CandidateFilter & { jobId?: JobId | undefined },
      orderBy?: string,
    ): Promise<Sights> {
      const aboutStars = asked.rating !== undefined || asked.reviewer !== undefined || orderBy === 'rating'
      const aboutScores = asked.score !== undefined || asked.skills !== undefined || orderBy === 'score'
      const aboutModel = [asked.ai, asked.personality].some(Boolean) || orderBy === 'ai' || orderBy === 'personality'
      return {
        rating: aboutStars ? await ratingSight(asker) : null,
        score: aboutScores ? await scoreSight(asker) : null,
        ai: aboutModel ? await aiSight(asker) : null,
        ...(asked.says && { said: await whoSays(asker, asked.says, asked.jobId) }),
      }
    },
  }
}

/**
 * The conditions that a card has to meet. What a job keeps from who looks counts as none, so that neither the cards found
 * nor their number tell of it.
 */
export function narrowed(filter: CandidateFilter, { rating, score, ai, said }: Sights, asker: Asker): Filter {
  const { search = '', comments, mine, dates = {}, zone } = filter
  const all: Filter[] = [
    among('status', filter.statuses),
    among('columnId', filter.columns),
    among('source', filter.sources),
    filter.board ? { board: boardNamed(filter.board) } : {},
    filter.campaign ? { campaign: channelName(filter.campaign) } : {},
    ratingFilter(filter, rating),
    scoreFilter(filter.score, 'teamScore', score),
    scoreFilter(filter.ai, 'aiScore', ai),
    scoreFilter(filter.personality, 'personalityScore', ai),
    ...(filter.skills ?? []).map(({ metricId, condition }) => scoreFilter(condition, `skills.${metricId}`, score)),
    ...Object.entries(dates).map(([date, range]) => within(instants[date as FilterDate], range ?? {}, zone)),
    comments ? { comments: comments === 'some' ? { $gt: 0 } : 0 } : {},
    among('live', filter.live),
    mine ? awaiting(asker) : {},
    filter.says ? { _id: { $in: [...(said?.ids ?? [])] } } : {},
    ...(filter.answers ?? []).map(({ moduleId, optionId }) => ({ chosen: literally(` ${moduleId}~${optionId} `) })),
    ...(filter.given ?? []).map(givenFilter),
    oneOf((filter.words ?? []).map((word) => ({ words: literally(` ${word} `) }))),
    oneOf((filter.tags ?? []).map((tag) => ({ tagged: literally(tagInText(tag)) }))),
    search.trim() ? { search: containing(search) } : {},
  ].filter((each) => Object.keys(each).length > 0)
  return all.length > 1 ? { $and: all } : (all[0] ?? {})
}

/** As {@link narrowed}, of cards that are not deleted. */
export const narrowedAlive = (...asked: Parameters<typeof narrowed>): Filter => ({ ...alive, ...narrowed(...asked) })

const oneOf = (all: readonly Filter[]): Filter => (all.length > 1 ? { $or: [...all] } : (all[0] ?? {}))
const among = (field: string, values: readonly string[] = []): Filter =>
  values.length === 0 ? {} : { [field]: values.length === 1 ? values[0]! : { $in: [...values] } }

function within(field: string, { from, to }: { from?: string; to?: string }, zone = 'UTC'): Filter {
  const bounds = { ...(from && { $gte: dayIn(from, zone).start }), ...(to && { $lt: dayIn(to, zone).end }) }
  return Object.keys(bounds).length > 0 ? { [field]: bounds } : {}
}

function awaiting(asker: Asker): Filter {
  const own = containing(` ${ownerIdOf(asker) ?? '-'}`)
  return { status: 'completed', columnId: { $ne: 'rejected' }, reviewers: { $not: own }, scorers: { $not: own } }
}

/** One range is walked in its index; both sides of a number are put together after it was walked. */
function scoreFilter(score: ScoreCondition | undefined, field: string, sight: RatingSight | null): Filter {
  if (!score) return {}
  const ranges = rangesOf(score).map((range) => scoresWithin(range, field))
  const found: Filter = ranges.length === 1 ? ranges[0]! : { [field]: { $gte: 0 }, $or: ranges }
  return sight ? { $and: [found, sight.shown] } : found
}
export const scoresWithin = ({ above, upTo }: ReturnType<typeof rangesOf>[number], field = 'teamScore'): Filter => ({
  [field]: { $gt: above, $lte: upTo },
})

import type { Asker } from '#contracts/kernel/asker.ts'
import type { ActivityView } from '#projections/activity/activity-view.ts'
import type { Core } from '../../core/core.ts'
import { evaluationModeOf } from '../../core/evaluation-mode.ts'

/** What is known only with one's own rating, and with one's own scorecard. */
export type Kept = {
  ratings: boolean
  scores: boolean /** What a model proposed, which comes after one's own scorecard. */
  evaluations: boolean
}
const RATING = 'rating:'
const TOTAL = 'total:'

/** Whether ratings and scorecards of others are kept from the asker, as the candidate's are now: on every moment of the history. */
export async function keptFrom(
  core: Core,
  asker: Asker,
  { jobId, now }: Pick<ActivityView, 'jobId' | 'now'>,
): Promise<Kept> {
  const hides = await core.readers.hiddenRatingsOn(asker, jobId)
  const givenAs = (kind: string) =>
    Object.entries(now).flatMap(([field, value]) =>
      field.startsWith(kind) && value !== null ? field.slice(kind.length) : [],
    )
  const totals = givenAs(TOTAL)
  const evaluations =
    asker.kind === 'user' &&
    !totals.includes(asker.userId) &&
    (await evaluationModeOf(core, asker)) !== 'at once' &&
    (await core.readers.permissionsOnJob(asker, jobId)).includes('candidates.review')
  return { ratings: hides(givenAs(RATING)), scores: hides(totals), evaluations }
}

/** Whether a field tells of a rating or a scorecard that is kept from the asker: of another person, or of the whole team. */
export function isKept(kept: Kept, asker: Asker, field: string): boolean {
  const [kind, reviewer] = field.split(':')
  const isOthers = !(asker.kind === 'user' && reviewer === asker.userId)
  switch (kind) {
    case 'rating':
      return kept.ratings && isOthers
    case 'guestRating':
    case 'guestComment':
      return kept.ratings
    case 'total':
    case 'score':
    case 'recommendation':
      return kept.scores && isOthers
    case 'mustHave':
      return kept.scores
    default:
      return false
  }
}

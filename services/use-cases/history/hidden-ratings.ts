import type { Asker } from '#contracts/kernel/asker.ts'
import type { ActivityView } from '#projections/activity/activity-view.ts'
import type { Core } from '../../core/core.ts'

const RATING = 'rating:'

/** Whether the ratings of others are kept from the asker, as the candidate's ratings are now: on every moment of the history. */
export async function hidesRatings(
  core: Core,
  asker: Asker,
  { jobId, now }: Pick<ActivityView, 'jobId' | 'now'>,
): Promise<boolean> {
  const given = Object.entries(now).filter(([field, value]) => field.startsWith(RATING) && value !== null)
  const hides = await core.readers.hiddenRatingsOn(asker, jobId)
  return hides(given.map(([field]) => field.slice(RATING.length)))
}

/** Whether a field is a rating that somebody else gave. */
export const isOthersRating = (asker: Asker, field: string): boolean =>
  field.startsWith(RATING) && !(asker.kind === 'user' && field === `${RATING}${asker.userId}`)

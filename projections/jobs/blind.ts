import type { StarCondition } from '#contracts/candidate/given.ts'
import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { starsFilter } from '../runtime/comparing.ts'
import { containing } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { companies } from '../companies/companies.ts'
import { jobAccess } from './access.ts'
import { jobs } from './jobs.ts'

/** Whether the stars, or the scorecards, of these reviewers are kept from an asker. */
export type Hides = (reviewers: readonly string[]) => boolean
/** Filters of cards: a rating that is kept from the asker counts as none. */
export type RatingSight = { shown: Filter; hidden: Filter }
/** Whether the score that a model proposed is shown to who looks. */
export type ShowsAi = (card: Doc | { jobId: unknown; scorers: unknown }) => boolean
const nothing: Hides = () => false

/**
 * On a job with blind review, a person who may rate and has not yet sees neither the ratings of others nor the average; the
 * same holds for scorecards until one's own is sent. Programs and people who may not rate see them.
 */
export function blindReviews(reads: Reads) {
  const { permissionsOn, openJobs } = jobAccess(reads)

  async function hidesOn(asker: Asker, jobId: JobId): Promise<Hides> {
    return (await hidesOnEach(asker, [jobId])).get(jobId) ?? nothing
  }

  async function hidesOnEach(asker: Asker, jobIds: readonly JobId[]): Promise<ReadonlyMap<JobId, Hides>> {
    const hides = new Map<JobId, Hides>()
    if (asker.kind !== 'user' || (!onJobsOf(asker) && !asker.permissions.includes('candidates.review'))) return hides
    const own = asker.userId
    for (const doc of await reads.store.getMany(reads.live(jobs), [...new Set(jobIds)]))
      if (doc?.blindReview === true && (await permissionsOn(asker, doc._id)).includes('candidates.review'))
        hides.set(doc._id, (reviewers) => reviewers.length > 0 && !reviewers.includes(own))
    return hides
  }

  /** The jobs of the company on which ratings are kept from this asker until they have given theirs. */
  async function blindJobs(asker: Asker): Promise<JobId[]> {
    if (asker.kind !== 'user' || (!onJobsOf(asker) && !asker.permissions.includes('candidates.review'))) return []
    const filter = { companyId: asker.companyId, blindReview: true }
    const ids = (await reads.store.find(reads.live(jobs), { filter })).map(({ _id }) => _id)
    return [...(await hidesOnEach(asker, ids)).keys()]
  }

  /** Null when nothing is hidden from the asker. */
  const ratingSight = (asker: Asker) => sightOf(asker, 'reviewers')
  const scoreSight = (asker: Asker) => sightOf(asker, 'scorers')
  async function sightOf(asker: Asker, field: 'reviewers' | 'scorers'): Promise<RatingSight | null> {
    const blind = await blindJobs(asker)
    if (blind.length === 0 || asker.kind !== 'user') return null
    const own = containing(` ${asker.userId}`)
    return {
      shown: { $or: [{ jobId: { $nin: blind } }, { [field]: own }] },
      hidden: { jobId: { $in: blind }, [field]: { $not: own } },
    }
  }

  /** The jobs on which a model's score is kept from this person until they sent their own scorecard; null: all of them. */
  async function aiKeptOn(asker: Asker): Promise<JobId[] | null> {
    if (asker.kind !== 'user') return []
    const company = await reads.store.get(reads.live(companies), asker.companyId)
    if (company?.evaluation === 'at once') return []
    const jobs = await openJobs(asker, 'candidates.review')
    return jobs && jobs.map(({ jobId }) => jobId)
  }

  /** People score first, so that a machine's proposal does not lead them; programs and those who may not score see it. */
  async function showsAi(asker: Asker): Promise<ShowsAi> {
    const kept = await aiKeptOn(asker)
    const own = asker.kind === 'user' ? ` ${asker.userId}` : ''
    return ({ jobId, scorers }) => (kept !== null && !kept.includes(String(jobId))) || String(scorers).includes(own)
  }
  async function aiSight(asker: Asker): Promise<RatingSight | null> {
    const kept = await aiKeptOn(asker)
    if (asker.kind !== 'user' || kept?.length === 0) return null
    const own = containing(` ${asker.userId}`)
    return {
      shown: kept ? { $or: [{ jobId: { $nin: kept } }, { scorers: own }] } : { scorers: own },
      hidden: { ...(kept && { jobId: { $in: kept } }), scorers: { $not: own } },
    }
  }

  return { hidesOn, hidesOnEach, blindJobs, ratingSight, scoreSight, showsAi, aiSight, aiKeptOn }
}

type Rated = { rating?: StarCondition | undefined; reviewer?: string | undefined }
/** Cards by their rating, so that neither a filter nor its number tells of a hidden one. */
export function ratingFilter({ rating, reviewer }: Rated, sight: RatingSight | null): Filter {
  const none: Filter = { ratingsAvg: null }
  const all: Filter[] = [
    ...(rating === undefined
      ? []
      : [rating === 'none' ? (sight ? { $or: [none, sight.hidden] } : none) : starsFilter(rating)]),
    ...(reviewer ? [{ reviewers: containing(` ${reviewer}`) }] : []),
    ...(sight && (reviewer || (rating !== undefined && rating !== 'none')) ? [sight.shown] : []),
  ]
  return all.length > 1 ? { $and: all } : (all[0] ?? {})
}

/** Cards with a rating, or score, that is seen, and those without one: an order by it takes one after the other. */
export const byRating = (
  filter: Filter,
  { shown, hidden }: RatingSight,
  field: 'ratingsAvg' | 'teamScore' | 'aiScore' | 'personalityScore' = 'ratingsAvg',
) => ({
  rated: { $and: [filter, shown, { [field]: { $ne: null } }] } as Filter,
  others: { $and: [filter, { $or: [{ [field]: null }, hidden] }] } as Filter,
})

import type { CandidateSource, CandidateStatus } from '../candidate/statuses.ts'

/** A stay in a stage; `to` is null while it lasts, `reason` is of a rejection. Moments are milliseconds since 1970. */
export type Stay = { columnId: string; from: number; to: number | null; reason?: string }
/** What a colleague did about a candidate: stars, or a comment, which has no value. */
export type Review = { reviewerId: string; value: number | null; at: number }
/** Seconds of recordings that a reviewer watched on a day, for the first time and again. */
export type Play = { reviewerId: string; at: number; watched: number; replayed: number }
export type Answered = { key: string; at: number; takes: number }

/** What is counted of one candidate. Metrics are functions of these and of nothing else. */
export type Fact = {
  id: string
  jobId: string
  source: CandidateSource
  /** As the link said by which they came; empty: it did not say. */
  board: string
  campaign: string
  status: CandidateStatus
  addedAt: number
  invitedAt: number | null
  startedAt: number | null
  completedAt: number | null
  stays: readonly Stay[]
  reviews: readonly Review[]
  /** Modules, and recorded questions as `module/question`, in the order of the first answer. */
  answered: readonly Answered[]
  plays: readonly Play[]
  videos: number
  changedAt: number
}

const first = (moments: number[]) => moments.reduce<number | null>((a, b) => (a === null || b < a ? b : a), null)
/** The first rating or comment of a colleague. */
export const reviewedAt = ({ reviews }: Fact) => first(reviews.map(({ at }) => at))
/** Who was the first to rate or comment. */
export const reviewedBy = ({ reviews }: Fact) =>
  reviews.reduce<Review | null>((a, b) => (a === null || b.at < a.at ? b : a), null)?.reviewerId ?? null
/** When they came into the hired column for the first time. */
export const hiredAt = ({ stays }: Fact) => stays.find(({ columnId }) => columnId === 'hired')?.from ?? null
export const placeOf = ({ stays }: Fact) => stays.at(-1)?.columnId ?? ''
/** Since when they are rejected, from which stage and why; null while they are not. */
export function rejection({ stays, status }: Fact) {
  const last = stays.at(-1)
  if (last?.columnId !== 'rejected') return null
  const by = status === 'auto rejected' ? ('answer' as const) : ('person' as const)
  return { at: last.from, from: stays.at(-2)?.columnId ?? '', by, reason: last.reason ?? reasons.unsaid }
}
/** Why a candidate was rejected, where it is no reason of the company's list: an answer, own words, or nothing said. */
export const reasons = { answer: 'answer', own: 'own', unsaid: 'unsaid' } as const
/** The latest stars of each reviewer. */
export function ratingsOf({ reviews }: Fact): ReadonlyMap<string, number> {
  const latest = new Map<string, number>()
  for (const { reviewerId, value } of reviews)
    if (value === 0) latest.delete(reviewerId)
    else if (value !== null) latest.set(reviewerId, value)
  return latest
}

/** The candidate as of a moment: what happened later has not happened; null before they came. A move that was taken back since never was. */
export function asOf(fact: Fact, moment: number): Fact | null {
  if (fact.addedAt > moment) return null
  if (fact.changedAt <= moment) return fact
  const until = (at: number | null) => (at !== null && at <= moment ? at : null)
  const stays = fact.stays.flatMap((stay) => (stay.from <= moment ? [{ ...stay, to: until(stay.to) }] : []))
  const [invitedAt, startedAt, completedAt] = [fact.invitedAt, fact.startedAt, fact.completedAt].map(until)
  const status = () => {
    if (fact.status === 'auto rejected' && stays.at(-1)?.columnId === 'rejected') return fact.status
    if (completedAt) return 'completed'
    if (startedAt) return 'started'
    return invitedAt ? 'pending' : 'added'
  }
  return {
    ...fact,
    status: status(),
    invitedAt: invitedAt!,
    startedAt: startedAt!,
    completedAt: completedAt!,
    stays,
    reviews: fact.reviews.filter(({ at }) => at <= moment),
    answered: fact.answered.filter(({ at }) => at <= moment),
    plays: fact.plays.filter(({ at }) => at <= moment),
  }
}

/** What is known of a job when its candidates are counted. */
export type JobFact = {
  jobId: string
  title: string
  status: 'draft' | 'active' | 'archived'
  columns: readonly { id: string; title: string }[]
  /** When it went live, which time to fill begins with. */
  activatedAt: number | null
  /** What candidates answer, in order; `key` is as in a fact's `answered`. */
  questions: readonly { key: string; title: string }[]
}

import { type StatusName, statusNames } from '#contracts/interview/codes.ts'
import { isOver } from '#contracts/interview/transitions.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { calendarDayId, daysOf } from '#contracts/calendar-day/claims.ts'
import type { Slot } from '#contracts/interview/plan.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { candidates } from '../candidates/candidates.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { calendarDays, type CalendarDayView } from './calendar-days.ts'
import { interviews, type InterviewView } from './interviews.ts'

const PAGE = 50
/** A booking of some of several people. */
type Turn = { at: string; pool: string[]; chosen: string[] }
export type InterviewQuery = {
  jobId?: JobId
  candidateId?: CandidateId
  statuses?: readonly StatusName[]
  /** Those that take place from then on, or before. */
  from?: string
  to?: string
  /** Those with a booked time, the first to take place first; or those without. */
  isBooked?: boolean
  /** Those in which this colleague takes part, or which they planned. */
  userId?: string
  page?: number
  /** At most 200, otherwise 50. */
  limit?: number
}
export type ListedInterview = InterviewView & { rev: number; candidateName: string }

/** Live interviews, for those with the right to them on their jobs. */
export function interviewsReader(reads: Reads) {
  const { store, live } = reads
  const { scope, permissionsOn } = jobAccess(reads)
  const shown = (doc: Doc | null, { companyId }: Asker) =>
    doc && doc.companyId === companyId && doc.dead !== true ? (doc as Doc & InterviewView) : null

  async function named(
    asker: Pick<Asker, 'companyId'>,
    found: readonly (Doc & InterviewView)[],
  ): Promise<ListedInterview[]> {
    const ids = [...new Set(found.map(({ candidateId }) => candidateId))]
    const people = await store.getMany(live(candidates), ids)
    const names = new Map(
      people.flatMap((doc) =>
        doc && doc.companyId === asker.companyId && !doc.dead ? [[doc._id, String(doc.name)]] : [],
      ),
    )
    return found.map((each) => ({ ...each, candidateName: names.get(each.candidateId) ?? '' }))
  }

  return {
    /**
     * By the time they take place where `from`, `to` or `isBooked` is given, else the last changed first. `total` counts to 1,000.
     * @throws Rejected 'auth/forbidden' or 'job/not-found'
     */
    async interviews(
      asker: Asker,
      { jobId, candidateId, statuses, from, to, isBooked, userId, page = 0, limit = PAGE }: InterviewQuery,
    ): Promise<{ interviews: ListedInterview[]; total: number }> {
      const start = { ...(from && { $gte: from }), ...(to && { $lt: to }), ...(isBooked && { $ne: null }) }
      const isTimed = Object.keys(start).length > 0
      const filter = {
        companyId: asker.companyId,
        ...(await scope(asker, 'live_interviews', jobId)),
        ...(candidateId && { candidateId }),
        ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
        ...(isTimed && { start }),
        ...(isBooked === false && { start: null }),
        ...(userId && { $or: [{ attending: { $regex: userId } }, { hostId: userId }, { 'plannedBy.id': userId }] }),
        dead: { $ne: true },
      } as Filter
      const most = Math.min(limit, 200)
      const [found, total] = await Promise.all([
        store.find(live(interviews), {
          filter,
          sort: isTimed ? { start: 1 } : { changedAt: -1 },
          skip: page * most,
          limit: most,
        }),
        store.count(live(interviews), filter, 1000),
      ])
      return { interviews: await named(asker, found as (Doc & InterviewView)[]), total }
    },

    /** Null for one there is not, or of a job on which the asker has no right to interviews. */
    async interview(asker: Asker, interviewId: string): Promise<ListedInterview | null> {
      const found = shown(await store.get(live(interviews), interviewId), asker)
      if (!found || !(await permissionsOn(asker, found.jobId)).includes('live_interviews')) return null
      return (await named(asker, [found]))[0] ?? null
    },

    /** All of one candidate, the newest first; none without the right to interviews on the job. */
    async interviewsOfCandidate(asker: Asker, candidateId: CandidateId): Promise<ListedInterview[]> {
      const found = (await store.find(live(interviews), {
        filter: { companyId: asker.companyId, candidateId },
        limit: 200,
      })) as (Doc & InterviewView)[]
      const seen = []
      for (const each of found)
        if (!each.dead && (await permissionsOn(asker, each.jobId)).includes('live_interviews')) seen.push(each)
      return named(
        asker,
        seen.sort((a, b) => (a.plannedAt < b.plannedAt ? 1 : -1)),
      )
    },

    /** Booked interviews in which this colleague takes part, and those that took place, by their time; 1,000 at most. */
    async attendedInterviews(
      { companyId }: Pick<Asker, 'companyId'>,
      { userId, from }: { userId: string; from: string },
    ): Promise<ListedInterview[]> {
      const found = await store.find(live(interviews), {
        filter: {
          companyId,
          status: { $in: ['SCHEDULED_IDLE', 'COMPLETED'] },
          start: { $gte: from },
          attending: { $regex: userId },
          dead: { $ne: true },
        },
        sort: { start: 1 },
        limit: 1000,
      })
      return named({ companyId }, found as (Doc & InterviewView)[])
    },

    /** How many interviews wait, are booked or over, by status. @throws Rejected 'auth/forbidden' */
    async interviewCounts(asker: Asker, jobId?: JobId): Promise<Partial<Record<StatusName, number>>> {
      const { jobId: of } = await scope(asker, 'live_interviews', jobId)
      const rows = await store.counts(live(interviews), 'by_status', { companyId: asker.companyId })
      const isOpen = (id: unknown) =>
        of === undefined || (typeof of === 'string' ? of === id : of.$in.includes(String(id)))
      const counts: Partial<Record<StatusName, number>> = {}
      for (const { by, count } of rows) {
        if (!by.jobId || !isOpen(by.jobId)) continue
        const status = by.status as StatusName
        counts[status] = (counts[status] ?? 0) + count
      }
      return counts
    },

    /** Ids of those of a job that are not over, 2,000 at most: what is decided about them fits into one event of every store. */
    async openInterviewsOfJob({ companyId }: Pick<Asker, 'companyId'>, jobId: JobId): Promise<string[]> {
      const statuses = statusNames.filter((status) => !isOver(status))
      const filter = { companyId, jobId, status: { $in: statuses }, dead: { $ne: true } } as Filter
      return (await store.find(live(interviews), { filter, limit: 2000 })).map(({ _id }) => _id)
    },

    /** Bookings where some of several take part, in the order they were made: those who could have been chosen, and who was. */
    async interviewTurns({ companyId }: Pick<Asker, 'companyId'>): Promise<Turn[]> {
      const found = (await store.find(live(interviews), {
        filter: { companyId, status: { $in: ['SCHEDULED_IDLE', 'COMPLETED'] }, some: { $gt: 0 } },
        sort: { bookedAt: 1 },
      })) as (Doc & InterviewView)[]
      return found
        .filter(({ dead }) => dead !== true)
        .map(({ panel, attendees, bookedAt }) => {
          const pool = panel.flatMap(({ userId, requirement }) => (requirement === 'SOME' ? [userId] : []))
          return { at: bookedAt!, pool, chosen: attendees.filter((id) => pool.includes(id)) }
        })
    },

    /** Busy times of these people and rooms within a time, from kept claims and current holds; `except`: an interview that does not count. */
    async claimedTimes(
      { companyId }: Pick<Asker, 'companyId'>,
      holderIds: readonly string[],
      time: Slot,
      { now, except }: { now: string; except?: string },
    ): Promise<ReadonlyMap<string, Slot[]>> {
      const days = daysOf(time).map(({ day }) => day)
      const ids = holderIds.flatMap((holderId) => days.map((day) => calendarDayId(holderId, day)))
      const found = ids.length > 0 ? await store.getMany(live(calendarDays), ids) : []
      const taken = new Map<string, Slot[]>(holderIds.map((holderId) => [holderId, []]))
      for (const doc of found as ((Doc & CalendarDayView) | null)[]) {
        if (!doc || doc.companyId !== companyId || doc.dead) continue
        for (const { interviewId, start, end, until } of doc.claims)
          if (interviewId !== except && (until === null || until > now)) taken.get(doc.holderId)?.push({ start, end })
      }
      return taken
    },
  }
}

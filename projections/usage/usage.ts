import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { candidateFacts } from '../analytics/facts.ts'
import { jobs } from '../jobs/jobs.ts'
import { type TextVolume, textVolume } from '#contracts/subscription/text-invites.ts'
import type { Reads } from '../runtime/reads.ts'
import { users } from '../users/users.ts'
import { jobTitles } from './job-titles.ts'
import { balancesReader } from '../balances/reader.ts'
import { textMessages, type TextMessagesView } from '../balances/texts.ts'
import { liveUnits, oneWayUnits } from '../balances/units.ts'

/** What is in use of one volume of the plan; `of` is null when the plan sets no limit. */
export type Balance = { used: number; of: number | null }
export type Usage = {
  activeJobs: Balance
  userSeats: Balance
  oneWayInterviews: Balance
  /** Those booked for the month, held or not yet. */
  liveInterviews: Balance
  /** Of the month, or of the year on a yearly term (BILL-011). */
  textInvites: TextVolume
  monthSince: string
}
export type UsedJob = { jobId: JobId; title: string; activatedAt: string | null }
export type UsedSeat = { userId: string; name: string; email: string; role: string }
/** `jobId` is null for a candidate who was deleted since. */
export type UsedInterview = { candidateId: CandidateId; jobId: JobId | null; jobTitle: string; completedAt: string }
export type UsedLive = { candidateId: CandidateId; jobId: JobId | null; jobTitle: string; startsAt: string }
export type WaitingCandidate = UsedInterview & { jobId: JobId }
export type UsedText = {
  candidateId: CandidateId
  jobId: JobId | null
  jobTitle: string
  reminder: boolean
  sentAt: string
}

/** Months begin at midnight UTC. */
export const monthOf = (now: string) => `${now.slice(0, 7)}-01T00:00:00.000Z`
const ROWS = 200

const isShown = (one: UsedInterview): one is WaitingCandidate => one.jobId !== null && one.jobTitle !== ''

/** What a company has used of its plan, counted from the very rows it can then look at. */
export function usageReader(reads: Reads) {
  const { balancesOf } = balancesReader(reads)
  const { named, titles } = jobTitles(reads)
  const inMonth = ({ companyId }: Asker, now: string) => ({ companyId, month: now.slice(0, 7) })
  const unitsSince = async (asker: Asker, of: typeof oneWayUnits | typeof liveUnits, now: string) => {
    const counts = await reads.store.counts(reads.live(of), 'by_day', inMonth(asker, now))
    return counts.reduce((sum, { count }) => sum + count, 0)
  }
  /** Candidates who completed an interview this month, those deleted since included. */
  const interviewsSince = (asker: Asker, now: string): Promise<number> => unitsSince(asker, oneWayUnits, now)

  return {
    /** Null for a company without a subscription. */
    async usageOf(asker: Asker, now: string): Promise<Usage | null> {
      const balances = await balancesOf(asker)
      if (!balances) return null
      const [oneWay, lives] = await Promise.all([interviewsSince(asker, now), unitsSince(asker, liveUnits, now)])
      const { volume, jobSlots, holding, seatsInUse, texts } = balances
      return {
        activeJobs: { used: holding.length, of: jobSlots },
        userSeats: { used: seatsInUse, of: volume.userSeats },
        oneWayInterviews: { used: oneWay, of: volume.oneWayInterviews },
        liveInterviews: { used: lives, of: volume.liveInterviews },
        textInvites: textVolume(volume.textSmsInvites, texts, now),
        monthSince: monthOf(now),
      }
    },

    interviewsSince,

    /** The jobs that hold a slot, of those that the asker may see. */
    async heldJobs(asker: Asker): Promise<JobId[]> {
      const [balances, open] = await Promise.all([balancesOf(asker), named(asker)])
      return (balances?.holding ?? []).filter((jobId) => !open || open.has(jobId))
    },

    async usedJobs(asker: Asker): Promise<UsedJob[]> {
      const holding = (await balancesOf(asker))?.holding ?? []
      const docs = await reads.store.getMany(reads.live(jobs), holding)
      const open = await named(asker)
      return holding.map((jobId, index) => ({
        jobId,
        title: open && !open.has(jobId) ? '' : String(docs[index]?.title ?? ''),
        activatedAt: (docs[index]?.activatedAt as string | null | undefined) ?? null,
      }))
    },

    /** Who has joined or is invited. */
    async usedSeats({ companyId }: Asker): Promise<UsedSeat[]> {
      const docs = await reads.store.find(reads.live(users), {
        filter: { companyId, status: { $in: ['active', 'pending'] } },
        sort: { username: 1 },
        limit: ROWS,
      })
      return docs.map((doc) => ({
        userId: doc._id,
        name: String(doc.username || doc.email),
        email: String(doc.email),
        role: String(doc.role),
      }))
    },

    /** The newest 200 of the month. */
    usedInterviews: (asker: Asker, now: string): Promise<UsedInterview[]> => newestInterviews(asker, now, ROWS),

    /**
     * Candidates who completed an interview after the month's volume was used up (BILL-042), newest first, 200 at most; of
     * jobs that the asker may see. None while the volume lasts, and all of them are counted again after an upgrade.
     */
    async waitingCandidates(asker: Asker, now: string): Promise<WaitingCandidate[]> {
      const most = (await balancesOf(asker))?.volume.oneWayInterviews ?? null
      if (most === null) return []
      const over = (await interviewsSince(asker, now)) - most
      return over > 0 ? (await newestInterviews(asker, now, Math.min(over, ROWS))).filter(isShown) : []
    },

    /** The 200 that take place first this month. */
    async usedLives(asker: Asker, now: string): Promise<UsedLive[]> {
      const docs = await units(liveUnits, asker, now, { sort: { at: 1 }, limit: ROWS })
      return docs.map(({ at, ...unit }) => ({ ...unit, startsAt: at }))
    },

    /** The newest 200 of the month, sent or refused by a number: each took one out of the volume. */
    async usedTexts(asker: Asker, now: string): Promise<UsedText[]> {
      const [doc] = await reads.store.find(reads.live(textMessages), {
        filter: { companyId: asker.companyId },
        limit: 1,
      })
      const { month, newest } = (doc ?? { month: '', newest: [] }) as Pick<TextMessagesView, 'month' | 'newest'>
      if (month !== now.slice(0, 7)) return []
      const facts = await reads.store.getMany(
        reads.live(candidateFacts),
        newest.map(({ candidateId }) => candidateId),
      )
      const jobIds = facts.map((fact) => (fact && !fact.dead ? String(fact.jobId) : null))
      const titleOf = await titles(
        asker,
        jobIds.flatMap((jobId) => jobId ?? []),
      )
      return newest.map(({ candidateId, reminder, at }, index) => ({
        candidateId,
        jobId: jobIds[index] ?? null,
        jobTitle: titleOf(jobIds[index] ?? ''),
        reminder,
        sentAt: at,
      }))
    },
  }

  async function newestInterviews(asker: Asker, now: string, limit: number): Promise<UsedInterview[]> {
    const docs = await units(oneWayUnits, asker, now, { sort: { at: -1 }, limit })
    return docs.map(({ at, ...unit }) => ({ ...unit, completedAt: at }))
  }

  async function units(
    of: typeof oneWayUnits | typeof liveUnits,
    asker: Asker,
    now: string,
    page: { sort: { at: 1 | -1 }; limit: number },
  ) {
    const docs = await reads.store.find(reads.live(of), { filter: inMonth(asker, now), ...page })
    const titleOf = await titles(
      asker,
      docs.map((doc) => String(doc.jobId)),
    )
    return docs.map((doc) => ({
      candidateId: String(doc.candidateId),
      jobId: doc.deleted === true ? null : String(doc.jobId),
      jobTitle: titleOf(String(doc.jobId)),
      at: String(doc.at),
    }))
  }
}

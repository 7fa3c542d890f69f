import { type Asker, onJobsOf, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { Applied } from '#contracts/candidate/impact.ts'
import type { HidingLevel } from '#contracts/kernel/anonymity.ts'
import type { CandidateStatus } from '#contracts/candidate/events.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CandidateDetail, ScoreDraft } from '#contracts/views/candidate.ts'
import { takesFile } from '#contracts/job/modules/table.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { waitingReader } from '../balances/waiting.ts'
import { cards } from '../board/cards.ts'
import { jobAccess } from '../jobs/access.ts'
import { blindReviews, type Hides } from '../jobs/blind.ts'
import type { Reads } from '../runtime/reads.ts'
import { type CandidateDocument, candidates } from './candidates.ts'
import { scoreDrafts, type ScoreDraftsView } from './score-drafts.ts'

/** Whether ratings, and scorecards, of others are kept from who looks. */
type Kept = { ratings: boolean; scores: boolean }

/** What the candidate's page shows of the document to who looks: without drafts of others, and what is kept from them. */
export function detailOf(
  doc: Doc,
  keeps: (document: CandidateDocument) => Kept,
  scoreDraft: ScoreDraft | null,
): CandidateDetail {
  const {
    _id,
    companyId: _company,
    reasonsBefore: _reasons,
    unmaskedBy: _by,
    masked = null,
    ...view
  } = doc as Doc & CandidateDocument & { masked?: HidingLevel }
  const { ratings: ratingsHidden, scores: scoresHidden } = keeps(doc as Doc & CandidateDocument)
  return {
    id: _id,
    ...view,
    masked,
    waiting: false,
    ...(ratingsHidden && { ratings: [], ratingsAvg: null, guestFeedback: [] }),
    ratingsHidden,
    ...(scoresHidden && { scores: [], teamScore: null }),
    scoresHidden,
    scoreDraft,
    scoresAsked: view.scoresAsked.map((reviewerId) => ({
      reviewerId,
      sent: view.scores.some((card) => card.reviewerId === reviewerId),
    })),
    missed: view.missed.map(({ sum, cards: count, ...missed }) => ({
      ...missed,
      average: scoresHidden ? null : { sum, cards: count },
    })),
  }
}

/** What who looks has filled in and not sent; of others nothing. */
export function draftFor(doc: Doc | null, viewer: string | null): ScoreDraft | null {
  const own = (doc as (Doc & ScoreDraftsView) | null)?.drafts?.find(({ reviewerId }) => reviewerId === viewer)
  if (!own) return null
  const { reviewerId: _author, ...draft } = own
  return draft
}
const keptBy =
  (hides: Hides) =>
  ({ ratings, scores }: CandidateDocument): Kept => ({
    ratings: hides(ratings.map(({ reviewerId }) => reviewerId)),
    scores: hides(scores.map(({ reviewerId }) => reviewerId)),
  })

/** Documents read between two turns of the event loop. */
const PAGE = 1000

/** Candidates one by one, and how many there are. */
export function candidateReader(reads: Reads) {
  const { store, live } = reads
  const { permissionsOn, openJobs, scope } = jobAccess(reads)
  const { hidesOn } = blindReviews(reads)
  const { isWaiting } = waitingReader(reads)

  async function find(asker: Asker, id: CandidateId): Promise<CandidateDetail | null> {
    if (!onJobsOf(asker)) await scope(asker, 'candidates.read')
    const doc = await store.get(live(candidates), id)
    if (!doc || doc.dead || doc.companyId !== asker.companyId) return null
    const jobId = String(doc.jobId)
    if (!(await permissionsOn(asker, jobId)).includes('candidates.read')) return null
    const drafts = await store.get(live(scoreDrafts), id)
    const detail = detailOf(doc, keptBy(await hidesOn(asker, jobId)), draftFor(drafts, ownerIdOf(asker)))
    const waiting = await isWaiting(asker, { ...detail, companyId: asker.companyId })
    return waiting ? { ...detail, waiting, recordings: [], answers: [], signals: [] } : detail
  }

  /** Candidates by job and status, from the counters. */
  async function tally(asker: Asker, where: { jobId?: JobId | undefined } = {}) {
    const open = await openJobs(asker, 'candidates.read')
    const shown = open && new Set(open.map(({ jobId }) => jobId))
    const by = { companyId: asker.companyId, ...(where.jobId ? { jobId: where.jobId } : {}) }
    const groups = await store.counts(live(cards), 'byColumn', by)
    return groups
      .filter((group) => group.by.jobId !== '' && (!shown || shown.has(String(group.by.jobId))))
      .map((group) => ({
        jobId: String(group.by.jobId),
        columnId: String(group.by.columnId),
        status: String(group.by.status) as CandidateStatus,
        count: group.count,
      }))
  }

  return {
    /** Null when there is no such candidate, also for another company's. */
    candidateOrNull: find,
    /** Whether the asker may read this candidate, told by the card: a candidate's document grows with what was said of them. */
    async mayReadCandidate(asker: Asker, id: CandidateId): Promise<boolean> {
      if (!onJobsOf(asker)) await scope(asker, 'candidates.read')
      const card = await store.get(live(cards), id)
      if (!card || card.dead || card.companyId !== asker.companyId) return false
      return (await permissionsOn(asker, String(card.jobId))).includes('candidates.read')
    },
    candidateTally: tally,
    /** Whose ratings are kept from the asker on this job. */
    hiddenRatingsOn: hidesOn,

    /** The candidate of a job who gave this email address, in whatever letter case it was or is written. */
    /** The addresses of everyone on a job in the asker's company, in small letters; for those who may invite to it. */
    async emailsOn(asker: Asker, jobId: JobId): Promise<ReadonlySet<string>> {
      const docs = await store.find(live(candidates), { filter: { companyId: asker.companyId, jobId } })
      return new Set(
        docs.flatMap(({ email }) => (typeof email === 'string' && email !== '' ? [email.toLowerCase()] : [])),
      )
    },

    async candidateByEmail(asker: Asker, jobId: JobId, email: string): Promise<CandidateId | null> {
      const written = [...new Set([email, email.toLowerCase()])]
      const [found] = await store.find(live(candidates), {
        filter: { companyId: asker.companyId, jobId, email: { $in: written } },
        limit: 1,
      })
      return found?._id ?? null
    },

    /** What the candidates of a job in the asker's company have given, for figures about all of them: without names, so the job's own entries are not asked. */
    async appliedTo(asker: Asker, jobId: JobId): Promise<Applied[]> {
      const [docs, hides] = await Promise.all([
        store.find(live(candidates), { filter: { companyId: asker.companyId, jobId } }),
        hidesOn(asker, jobId),
      ])
      const keeps = keptBy(hides)
      return docs.flatMap((doc) => {
        if (doc.dead === true) return []
        const document = doc as Doc & CandidateDocument
        const { status, source, answers, recordings, scores } = document
        const cardsHidden = keeps(document).scores
        const cards = cardsHidden ? [] : scores.map(({ skills }) => skills)
        return [{ status, source, answers, recordings, cards, cardsHidden }]
      })
    },

    /** How much the candidates of a job in the asker's company have left here: counted, so the job's own entries are not asked. */
    async contentsOfJob({ companyId }: Asker, jobId: JobId) {
      const contents = { candidates: 0, recordings: 0, files: 0 }
      for (let after = ''; ; ) {
        const docs = await store.find(live(candidates), {
          filter: { companyId, jobId, _id: { $gt: after } },
          sort: { _id: 1 },
          limit: PAGE,
        })
        for (const { answers, recordings } of docs as (Doc & CandidateDocument)[]) {
          contents.candidates++
          contents.recordings += recordings.length
          contents.files += answers.filter(({ answer }) => answer && takesFile(answer)).length
        }
        after = docs.at(-1)?._id ?? ''
        if (docs.length < PAGE) return contents
      }
    },

    /** @throws Rejected 'candidate/not-found', also for another company's candidate. */
    async candidateDetail(asker: Asker, id: CandidateId): Promise<CandidateDetail> {
      const candidate = await find(asker, id)
      if (!candidate) throw new Rejected('candidate/not-found', 'No such candidate')
      return candidate
    },
  }
}

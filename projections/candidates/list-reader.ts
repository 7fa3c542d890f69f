import type { CandidateStatus } from '#contracts/candidate/events.ts'
import { posterPath } from '#contracts/candidate/poster.ts'
import { type CandidateFilter, filterParts, MOST_COUNTED } from '#contracts/candidate/filter.ts'
import { cloudOfClouds } from '#contracts/candidate/word-cloud.ts'
import { foremost } from '#contracts/interview/codes.ts'
import { folded } from '#contracts/kernel/fold.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import type { CandidateOrder, CandidateRow, CandidateSort } from '#contracts/views/candidate.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import type { CardDocument } from '../board/card-document.ts'
import { cards } from '../board/cards.ts'
import { waitingReader } from '../balances/waiting.ts'
import { jobAccess } from '../jobs/access.ts'
import { narrowedAlive, narrowing, type Sights } from '../board/narrowed.ts'
import { blindReviews, byRating, type Hides, type RatingSight, type ShowsAi } from '../jobs/blind.ts'
import type { Reads } from '../runtime/reads.ts'
import { type CandidateDocument, candidates } from './candidates.ts'
import { candidateReader } from './reader.ts'

/** Whom the table shows: of a job, or of all jobs that the asker may see. */
type Asked = CandidateFilter & { jobId?: JobId | undefined }
export type CandidateQuery = Asked & { order: CandidateOrder; page: number }
export const ROWS_PER_PAGE = 50
const AT_ONCE = 500

/** Each order with the index it walks; the first field also leaves out what was deleted, which has none. */
const fields: Record<CandidateSort, readonly string[]> = {
  added: ['addedRank'],
  name: ['search'],
  rating: ['ratingsAvg', 'addedRank'],
  score: ['teamScore', 'addedRank'],
  ai: ['aiScore', 'addedRank'],
  personality: ['personalityScore', 'addedRank'],
  activity: ['lastActivityAt', 'addedRank'],
  started: ['startedAt', 'addedRank'],
  finished: ['completedAt', 'addedRank'],
}

/** Orders by what may be hidden, with the field of each. */
const judgements = {
  rating: 'ratingsAvg',
  score: 'teamScore',
  ai: 'aiScore',
  personality: 'personalityScore',
} as const
type Judgement = keyof typeof judgements

/** All of a company's candidates in a table. */
export function candidateListReader(reads: Reads) {
  const { store, live } = reads
  const { among } = jobAccess(reads)
  const { candidateTally } = candidateReader(reads)
  const { hidesOnEach, showsAi } = blindReviews(reads)
  const { sightsOf } = narrowing(reads)
  const { waitingFor } = waitingReader(reads)

  /** Without the ratings that a job keeps from the asker, and without recordings of those who wait for room in the plan. */
  async function rowsOf(asker: Asker, docs: readonly Doc[]): Promise<CandidateRow[]> {
    const [hides, waits, ai] = await Promise.all([
      hidesOnEach(
        asker,
        docs.map((doc) => String(doc.jobId)),
      ),
      waitingFor(asker)(docs),
      showsAi(asker),
    ])
    return docs.map((doc) =>
      rowOf(doc, { waiting: waits.has(doc._id), hides: hides.get(String(doc.jobId)), showsAi: ai }),
    )
  }

  const filterFor = async (asker: Asker, { jobId, ...filter }: Asked, sights: Sights): Promise<Filter> => ({
    companyId: asker.companyId,
    ...(await among(asker, 'candidates.read', jobId)),
    ...narrowedAlive(filter, sights, asker),
  })

  /** By rating or score, with a hidden one where those without any are: the order tells nothing. */
  async function pageByJudgement(
    filter: Filter,
    sight: RatingSight,
    { by, descending }: CandidateOrder,
    skip: number,
    limit = ROWS_PER_PAGE,
  ) {
    const way = descending ? -1 : 1
    const field = judgements[by as Judgement]
    const parts = byRating(filter, sight, field)
    const rated = { filter: parts.rated, sort: { [field]: way, addedRank: way } as const }
    const others = { filter: parts.others, sort: { addedRank: way } as const }
    const [first, second] = descending ? [rated, others] : [others, rated]
    const docs = await store.find(live(cards), { ...first, skip, limit })
    if (docs.length === limit) return docs
    const before = docs.length > 0 ? skip + docs.length : await store.count(live(cards), first.filter)
    const more = { skip: Math.max(0, skip - before), limit: limit - docs.length }
    return [...docs, ...(await store.find(live(cards), { ...second, ...more }))]
  }

  return {
    /**
     * One page of the table, with how many rows there are in all and by status. Where only looking at every card would tell how
     * many there are, `isCounted` is false and `total` is how far this page goes: {@link candidateCount} says the number.
     * `saidByMore`: more people say the words that are looked for than are looked at.
     */
    async candidateList(asker: Asker, { order, page, ...asked }: CandidateQuery) {
      const groups = await candidateTally(asker, { jobId: asked.jobId })
      const byStatus: Partial<Record<CandidateStatus, number>> = {}
      for (const group of groups) byStatus[group.status] = (byStatus[group.status] ?? 0) + group.count
      const sights = await sightsOf(asker, asked, order.by)
      const filter = await filterFor(asker, asked, sights)
      const way = order.descending ? -1 : 1
      const sort = Object.fromEntries(fields[order.by].map((field) => [field, way] as const))
      const skip = (page - 1) * ROWS_PER_PAGE
      const sight = sightOf(sights, order)
      const docs = sight
        ? await pageByJudgement(filter, sight, order, skip)
        : await store.find(live(cards), { filter, sort, skip, limit: ROWS_PER_PAGE })
      const rows = await rowsOf(asker, docs)
      const isEnd = docs.length < ROWS_PER_PAGE && (docs.length > 0 || page === 1)
      const tally = hasTally(asked) ? tallied(asked, groups) : null
      const total = tally ?? (docs.length > 0 ? skip + docs.length : 0)
      const isCounted = isEnd || tally !== null
      const saidByMore = sights.said?.more ?? false
      return { rows, total, atLeast: !isCounted || saidByMore, isCounted, saidByMore, byStatus }
    },

    /** How many the filter finds; `atLeast`: there may be more. */
    async candidateCount(asker: Asker, asked: Asked): Promise<{ total: number; atLeast: boolean }> {
      if (hasTally(asked)) {
        const groups = await candidateTally(asker, { jobId: asked.jobId })
        return { total: tallied(asked, groups), atLeast: false }
      }
      const sights = await sightsOf(asker, asked)
      const filter = await filterFor(asker, asked, sights)
      const total = await store.count(live(cards), filter, MOST_COUNTED + 1)
      return { total: Math.min(total, MOST_COUNTED), atLeast: total > MOST_COUNTED || (sights.said?.more ?? false) }
    },

    /** The first of those whom the filter finds, in this order, with the column of each. */
    async candidateIds(asker: Asker, order: CandidateOrder, asked: Asked, limit: number) {
      const sights = await sightsOf(asker, asked, order.by)
      const filter = await filterFor(asker, asked, sights)
      const sight = sightOf(sights, order)
      const way = order.descending ? -1 : 1
      const sort = Object.fromEntries(fields[order.by].map((field) => [field, way] as const))
      const docs = sight
        ? await pageByJudgement(filter, sight, order, 0, limit)
        : await store.find(live(cards), { filter, sort, limit })
      return docs.map((doc) => ({ id: doc._id, columnId: String(doc.columnId) }))
    },

    /**
     * What the scorecards that were sent say of these candidates of a job, skill by skill; null where they are kept from the
     * asker. Candidates whom the asker may not read are left out.
     */
    async skillScores(
      asker: Asker,
      jobId: JobId,
      ids: readonly CandidateId[],
    ): Promise<Record<CandidateId, SkillScores | null>> {
      const filter = { companyId: asker.companyId, ...(await among(asker, 'candidates.read', jobId)) }
      const docs = await store.find(live(candidates), {
        filter: { $and: [filter, { _id: { $in: [...ids] } }] },
        limit: ids.length,
      })
      const hides = (await hidesOnEach(asker, [jobId])).get(jobId)
      return Object.fromEntries(
        (docs as (Doc & CandidateDocument)[])
          .filter(({ dead }) => dead !== true)
          .map(({ _id, scores }) => [
            _id,
            hides?.(scores.map(({ reviewerId }) => reviewerId)) ? null : bySkill(scores),
          ]),
      )
    },

    /** Tags that candidates of the job have, in the order of the alphabet; of a job with very many, some of them. */
    async tagsOnJob(asker: Asker, jobId: JobId): Promise<string[]> {
      const filter = { companyId: asker.companyId, ...(await among(asker, 'candidates.read', jobId)) }
      const docs = await store.find(live(cards), {
        filter: { ...filter, tagged: { $gt: '' } },
        sort: { tagged: 1 },
        limit: AT_ONCE,
      })
      const tags = new Map<string, string>()
      for (const { tags: given } of docs as (Doc & CardDocument)[])
        for (const tag of given) if (!tags.has(folded(tag))) tags.set(folded(tag), tag)
      return [...tags].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag)
    },

    /** The ten words of the most importance over what candidates of the job wrote and said; of a job with very many, of some of them. */
    async wordsOnJob(asker: Asker, jobId: JobId): Promise<string[]> {
      const filter = { companyId: asker.companyId, ...(await among(asker, 'candidates.read', jobId)) }
      const docs = await store.find(live(cards), {
        filter: { ...filter, words: { $gt: '' } },
        sort: { addedRank: -1 },
        limit: AT_ONCE,
      })
      const clouds = (docs as (Doc & CardDocument)[]).flatMap(({ cloud }) => Object.values(cloud))
      return cloudOfClouds(clouds).map(({ word }) => word)
    },

    /** Those of these candidates whom the filter finds. */
    async candidatesAmong(asker: Asker, asked: Asked, ids: readonly string[]): Promise<CandidateRow[]> {
      if (ids.length === 0) return []
      const filter = await filterFor(asker, asked, await sightsOf(asker, asked))
      const among = { $and: [filter, { _id: { $in: [...ids] } }] }
      return rowsOf(asker, await store.find(live(cards), { filter: among, limit: ids.length }))
    },

    /** Everyone the filter finds, the last added first, some at a time: for an export, however many there are. */
    async *candidatesFound(asker: Asker, asked: Asked): AsyncGenerator<CandidateRow[]> {
      const filter = await filterFor(asker, asked, await sightsOf(asker, asked))
      for (let below = '~'; ; ) {
        const docs = await store.find(live(cards), {
          filter: { $and: [filter, { addedRank: { $lt: below } }] },
          sort: { addedRank: -1 },
          limit: AT_ONCE,
        })
        if (docs.length > 0) yield await rowsOf(asker, docs)
        if (docs.length < AT_ONCE) return
        below = String(docs.at(-1)!.addedRank)
      }
    },
  }
}

/** Points of each skill over the cards that judged it, and how many cards there are. */
export type SkillScores = { cards: number; skills: Record<string, { sum: number; count: number }> }
function bySkill(cards: CandidateDocument['scores']): SkillScores {
  const skills: SkillScores['skills'] = {}
  for (const { metricId, points } of cards.flatMap((card) => card.skills)) {
    if (points === null) continue
    const { sum, count } = skills[metricId] ?? { sum: 0, count: 0 }
    skills[metricId] = { sum: sum + points, count: count + 1 }
  }
  return { cards: cards.length, skills }
}

/** What hides that by which they are ordered. */
const sightOf = (sights: Sights, { by }: CandidateOrder) => {
  if (by === 'personality') return sights.ai
  return by === 'rating' || by === 'score' || by === 'ai' ? sights[by] : null
}

/** Whether the counters know how many there are. */
const hasTally = (asked: Asked) => filterParts(asked).every(({ key }) => key === 'status') && !asked.search?.trim()

/** How many there are, as the counters know it. */
function tallied(asked: Asked, groups: readonly { status: CandidateStatus; count: number }[]): number {
  const of = groups.filter(({ status }) => !asked.statuses || asked.statuses.includes(status))
  return of.reduce((sum, { count }) => sum + count, 0)
}

type Sight = { waiting: boolean; hides?: Hides | undefined; showsAi: ShowsAi }
function rowOf(doc: Doc, { waiting, hides = () => false, showsAi }: Sight): CandidateRow {
  const card = doc as Doc & CardDocument
  const { jobId, name, email, columnId, enteredColumnAt, comments, status, rejected, source } = card
  const ratingsAvg = hides(Object.keys(card.ratings)) ? null : card.ratingsAvg
  const teamScore = hides(Object.keys(card.totals)) ? null : card.teamScore
  const seesAi = card.ai !== null && card.ai.score !== null && showsAi(doc)
  const seesPersonality = typeof card.ai?.personality?.score === 'number' && showsAi(doc)
  const { addedAt, invitedAt, startedAt, completedAt, lastActivityAt, journeyVersion, answered, posterId } = card
  return {
    id: doc._id,
    ...{ jobId, name, email, columnId, enteredColumnAt, comments, status, rejected, source, ratingsAvg, teamScore },
    ...{ addedAt, invitedAt, startedAt, completedAt, lastActivityAt, journeyVersion },
    aiScore: seesAi ? card.aiScore : null,
    aiUnsteady: seesAi && card.aiScore === null,
    personalityScore: seesPersonality ? card.personalityScore : null,
    personalityUnsteady: seesPersonality && card.personalityScore === null,
    live: foremost(Object.values(card.interviews)),
    answered: answered.length,
    waiting,
    poster: waiting ? null : posterId && posterPath(doc._id),
  }
}

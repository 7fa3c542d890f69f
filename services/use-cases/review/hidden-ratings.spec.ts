import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '#contracts/analytics/ranges.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { readEnv } from '#infra/env.ts'
import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { analystQueries } from '../../http/analytics/queries.ts'
import { readModelHandlers } from '../../http/api/handlers/read-models.ts'
import { openPlatform, type Platform } from '../../platform.ts'

let platform: Platform
let rita: Asker
let reviewer: Asker
let job: SeededJob
let [ada, ben, cleo]: string[] = []

const done = async (outcome: Promise<{ token: Record<string, number> }>) =>
  expect(await platform.caughtUp((await outcome).token)).toEqual([])

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
  rita = (await seeding(platform).person()).asker
  job = await seeding(platform).job(rita, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'], false)
  ;[ada, ben, cleo] = job.candidates.map(({ id }) => id)
  reviewer = { ...rita, kind: 'user', userId: randomUUID(), role: 'admin', permissions: permissionsOf.admin } as Asker
  const { review, jobs } = platform.useCases
  await done(review.rateCandidate(rita, { candidateId: ada!, value: 5 }))
  await done(review.rateCandidate(rita, { candidateId: ben!, value: 2 }))
  await done(review.rateCandidate(reviewer, { candidateId: ben!, value: 4 }))
  await done(jobs.setBlindReview(rita, { jobId: job.jobId, on: true }))
})
afterAll(() => platform?.close())

const newest = { by: 'added', descending: true } as const
const listed = async (
  asker: Asker,
  filter: CandidateFilter,
  order: { by: 'added' | 'rating'; descending: boolean } = newest,
) =>
  (await platform.readers.candidateList(asker, { jobId: job.jobId, ...filter, order, page: 1 })).rows.map(
    ({ name }) => name,
  )
const exported = async (asker: Asker, filter: CandidateFilter) => {
  const names: string[] = []
  for await (const rows of platform.readers.candidatesFound(asker, filter)) names.push(...rows.map(({ name }) => name))
  return names.sort()
}

describe('a rating that a reviewer may not see yet', () => {
  it('counts as none in a filter, in its number and in an export', async () => {
    expect(await listed(rita, { rating: 3 })).toEqual(['Ben Okafor', 'Ada Byron'])
    expect(await listed(reviewer, { rating: 3 })).toEqual(['Ben Okafor'])
    expect((await listed(reviewer, { rating: 'none' })).sort()).toEqual(['Ada Byron', 'Cleo Marsh'])
    expect(await listed(reviewer, { reviewer: rita.kind === 'user' ? rita.userId : '' })).toEqual(['Ben Okafor'])
    const { total } = await platform.readers.candidateList(reviewer, { rating: 1, order: newest, page: 1 })
    expect(total).toBe(1)
    expect(await exported(reviewer, { rating: 'none' })).toEqual(['Ada Byron', 'Cleo Marsh'])
    expect(await exported(rita, { rating: 5 })).toEqual(['Ada Byron'])
  })

  it('is no reason for a place in the order', async () => {
    const best = { by: 'rating', descending: true } as const
    const least = { by: 'rating', descending: false } as const
    expect(await listed(rita, {}, best)).toEqual(['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
    expect(await listed(reviewer, {}, best)).toEqual(['Ben Okafor', 'Cleo Marsh', 'Ada Byron'])
    expect(await listed(reviewer, {}, least)).toEqual(['Ada Byron', 'Cleo Marsh', 'Ben Okafor'])
  })

  it('is in no average of a stage and beside no other candidate', async () => {
    const { columns } = (await platform.readers.jobBoardHeader(reviewer, job.jobId))!
    const page = await platform.readers.boardPage(reviewer, job.jobId, columns, { hideRejected: false })
    expect(page.columns.map(({ rating }) => rating)).toEqual([null, null, null, null])
    const beside = await platform.readers.neighboursOf(reviewer, { jobId: job.jobId, columnId: 'default', rank: '~' })
    expect(JSON.stringify(beside)).not.toContain('rating')
  })

  it('is in no figure and no row behind one', async () => {
    const question: Question = { range: 'all', job: [job.jobId], source: [], compare: false }
    const counts = async (asker: Asker) => {
      const { charts } = await platform.readers.analysis(asker, question, ['ratings'], platform.now())
      return charts.ratings!.map(({ count }) => count)
    }
    expect(await counts(rita)).toEqual([0, 0, 1, 0, 1])
    expect(await counts(reviewer)).toEqual([0, 0, 1, 0, 0])
    const [row] = await platform.readers.candidatesOfFigure(reviewer, [ada!])
    const { rows } = await platform.readers.candidatesCounted(reviewer, { jobId: job.jobId })
    expect([row!.rating, rows.find(({ id }) => id === ada)!.rating]).toEqual([null, null])
    expect((await platform.readers.candidatesOfFigure(rita, [ada!]))[0]!.rating).toBe(5)
  })

  it('is in no read model, condition or order that an analyst asks for', async () => {
    const queries = analystQueries(platform.engines.folder('read'))
    const { queryReadModel } = readModelHandlers(queries)
    const told = async (asker: Asker, name: string, query: object) => {
      const call = { asker, params: { name }, accept: '', signal: undefined, query: { limit: 10, ...query } }
      const { file } = (await queryReadModel(platform, call as never)) as { file: { bytes: Uint8Array } }
      return JSON.parse(Buffer.from(file.bytes).toString()).rows as object[]
    }
    try {
      const shape = { project: '{"_id":0,"ratingsAvg":1,"ratings":1,"rating":1,"reviews.value":1,"reviewers":1}' }
      const program: Asker = { ...rita, kind: 'process', name: 'test' } as never
      for (const [name, filter] of [
        ['cards', '{"name":"Ada Byron"}'],
        ['candidates', '{"name":"Ada Byron"}'],
        ['candidate-facts', `{"_id":"${ada}"}`],
      ] as const) {
        expect(JSON.stringify(await told(program, name, { ...shape, filter }))).toContain('5')
        const [row] = await told(reviewer, name, { ...shape, filter })
        expect(Object.keys(row!).filter((field) => field !== 'reviewers')).toEqual([])
      }
      expect(await told(reviewer, 'cards', { filter: '{"ratingsAvg":{"$gte":1}}' })).toEqual([])
    } finally {
      await queries.close()
    }
  })

  it('is in the history without its stars, at any moment, and in no export of it', async () => {
    const { history } = platform.useCases
    const ratedIn = async (asker: Asker, id: string) => {
      const { entries } = await history.candidateHistory(asker, id)
      return entries
        .filter(({ type }) => type === 'CandidateRated')
        .map(({ changes }) => changes.map(({ after }) => after))
    }
    expect(await ratedIn(rita, ada!)).toEqual([[5]])
    expect(await ratedIn(reviewer, ada!)).toEqual([[]])
    expect(await ratedIn(reviewer, ben!)).toEqual([[2], [4]])
    const then = await history.candidateAt(reviewer, ada!, platform.now())
    expect(then.view).toMatchObject({ ratings: [], ratingsAvg: null, ratingsHidden: true })
    const events = await history.exportHistory(reviewer, ada!)
    const rated = events.find(({ opened }) => (opened as { type: string }).type === 'CandidateRated')!
    expect(rated).toMatchObject({ opened: { data: null }, stored: { data: null } })
    const own = await history.exportHistory(rita, ada!)
    expect(own).toContainEqual(
      expect.objectContaining({ opened: expect.objectContaining({ data: expect.objectContaining({ value: 5 }) }) }),
    )
  })

  it('is hidden again from who takes their own back', async () => {
    const { review } = platform.useCases
    await done(review.rateCandidate(reviewer, { candidateId: cleo!, value: 3 }))
    await done(review.rateCandidate(rita, { candidateId: cleo!, value: 1 }))
    expect((await platform.readers.candidateDetail(reviewer, cleo!)).ratings).toHaveLength(2)
    await done(review.clearRating(reviewer, { candidateId: cleo! }))
    const { ratings, ratingsHidden } = await platform.readers.candidateDetail(reviewer, cleo!)
    expect([ratings, ratingsHidden]).toEqual([[], true])
    await done(review.clearRating(rita, { candidateId: cleo! }))
    expect(await platform.readers.candidateDetail(reviewer, cleo!)).toMatchObject({ ratingsHidden: false })
  })

  it('stays hidden on an earlier board, and when the candidate was deleted', async () => {
    const at = platform.now()
    const starsOf = async (asker: Asker) =>
      (await platform.useCases.history.boardAsOf(asker, job.jobId, at))!.board.columns
        .flatMap(({ cards }) => cards)
        .map(({ name, rating }) => `${name} ${rating}`)
        .sort()
    expect(await starsOf(reviewer)).toEqual(['Ada Byron null', 'Ben Okafor 3', 'Cleo Marsh null'])
    await done(platform.useCases.review.deleteCandidate(rita, { candidateId: ada! }))
    expect((await platform.useCases.history.candidateAt(reviewer, ada!, at)).view).toMatchObject({
      ratings: [],
      ratingsAvg: null,
    })
    expect((await platform.useCases.history.candidateAt(rita, ada!, at)).view).toMatchObject({ ratingsAvg: 5 })
    expect(await starsOf(reviewer)).toEqual(['Ada Byron null', 'Ben Okafor 3', 'Cleo Marsh null'])
  })
})

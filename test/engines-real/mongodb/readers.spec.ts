import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { candidateSorts } from '#contracts/views/candidate.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { readEnv } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { allReaders, type Readers } from '#projections/readers.ts'
import { collectionOf, specOf } from '#projections/runtime/projection.ts'
import { fill } from '#services/demo/fill.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { admin } from '../../fixtures/people.ts'
import { emptyFolder } from '../../support/data-folder.ts'
import { useDatabases } from '../../support/mongodb.ts'

const database = useDatabases('mongo-java-server')
const now = Date.UTC(2026, 5, 1)
const instant = new Date(now).toISOString()
let platform: WholePlatform
let embedded: Readers
let shared: Readers
let asker: Asker
const close: (() => Promise<unknown>)[] = []

/** The demo company, folded by the embedded engines, and its documents once more in MongoDB. */
beforeAll(async () => {
  const clock = { at: now }
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder(), PORT: '0' }), {
    now: () => new Date(clock.at).toISOString(),
  })
  close.push(() => platform.close())
  await fill(platform, clock, now, () => {})
  const connection = await connectMongoDb(database())
  close.unshift(() => connection.close())
  const theirs = mongodbReadStore(connection)
  for (const projection of allProjections) {
    await theirs.ensure(specOf(projection), projection)
    const docs = await platform.reads.store.find(platform.reads.live(projection), { filter: {} })
    await theirs.compareAndSet(docs.map((doc) => ({ collection: collectionOf(projection), expected: null, doc })))
  }
  embedded = platform.readers
  shared = allReaders({ store: theirs, live: collectionOf })
  const [company] = await platform.reads.store.find(
    platform.reads.live(allProjections.find(({ name }) => name === 'companies')!),
    { filter: {} },
  )
  asker = { ...admin, companyId: company!.companyId }
}, 300_000)
afterAll(async () => {
  for (const each of close) await each()
})

/** Counters are groups in no order; so are ids that were not asked for in one. */
const plain = (answer: unknown) => (answer instanceof Map ? Object.fromEntries([...answer].sort()) : answer)
async function both(ask: (readers: Readers) => Promise<unknown>) {
  const answer = plain(await ask(embedded))
  expect(plain(await ask(shared))).toEqual(answer)
  return answer
}

describe('pages read from MongoDB', () => {
  it('show jobs as the embedded engine does: listed, searched in any letter case, counted, opened', async () => {
    const { jobs } = (await both((r) => r.jobList(asker))) as { jobs: { jobId: string; title: string }[] }
    expect(jobs.length).toBeGreaterThan(2)
    for (const search of ['e', 'ENG', jobs[0]!.title.slice(0, 4).toLowerCase(), '.*', '('])
      await both((r) => r.jobList(asker, { search }))
    for (const status of ['draft', 'active', 'archived'] as const)
      await both((r) => r.jobList(asker, { status, skip: 1, limit: 2 }))
    await both((r) => r.jobCounts(asker))
    for (const { jobId } of jobs) {
      await both((r) => r.jobForBuilder(asker, jobId))
      await both((r) => r.jobBoardHeader(asker, jobId))
    }
  })

  it('show boards as the embedded engine does: columns, pages, searches, neighbours', async () => {
    const { jobs } = await embedded.jobList(asker)
    let cards = 0
    for (const { jobId, columns } of jobs.slice(0, 4)) {
      for (const search of ['', 'an', 'Ö', '@example', '.', '%'])
        for (const hideRejected of [true, false])
          await both((r) => r.boardPage(asker, jobId, columns, { hideRejected, search }))
      await both((r) => r.boardCounts(asker, jobId))
      const page = await embedded.boardPage(asker, jobId, columns, { hideRejected: false })
      for (const column of page.columns) {
        cards += column.count
        const middle = column.cards[Math.floor(column.cards.length / 2)]
        if (!middle) continue
        const { rank } = (await platform.reads.store.get('cards_v2', middle.id)) as unknown as { rank: string }
        await both((r) => r.columnPage(asker, jobId, column.id, rank, 7))
        await both((r) => r.neighboursOf(asker, { jobId, columnId: column.id, rank }))
        await both((r) =>
          r.cardsByIds(
            asker,
            jobId,
            column.cards.map(({ id }) => id),
          ),
        )
      }
      await both((r) => r.invitationsOf(asker, jobId, 1))
      await both((r) => r.deletedOf(asker, jobId))
    }
    expect(cards).toBeGreaterThan(20)
  })

  it('show candidates as the embedded engine does, in every order, by status, page and search', async () => {
    for (const by of candidateSorts)
      for (const page of [1, 2])
        for (const search of ['', 'a', 'MÜL', "o'"])
          for (const descending of [true, false])
            await both((r) => r.candidateList(asker, { order: { by, descending }, page, search }))
    const { rows } = await embedded.candidateList(asker, {
      order: { by: 'added', descending: true },
      page: 1,
      statuses: ['completed'],
    })
    await both((r) =>
      r.candidateList(asker, { order: { by: 'added', descending: true }, page: 1, statuses: ['completed'] }),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, jobId } of rows.slice(0, 5)) {
      const detail = (await both((r) => r.candidateOrNull(asker, id))) as { email: string }
      await both((r) => r.candidateByEmail(asker, jobId, detail.email.toUpperCase().toLowerCase()))
      await both((r) => r.activityOf(asker, id))
    }
  })

  it('show figures, people and plans as the embedded engine does', async () => {
    const { jobs } = await embedded.jobList(asker)
    for (const { jobId } of jobs.slice(0, 4)) {
      await both((r) => r.stageFunnel(asker, jobId))
      await both((r) => r.timeInStage(asker, jobId, instant))
      await both((r) => r.candidatesByStatus(asker, jobId))
    }
    await both((r) => r.overviewCounters(asker, instant))
    await both((r) => r.balancesOf(asker))
    await both((r) => r.companyOf(asker))
    const users = (await both((r) => r.usersOf(asker))) as { user_id: string }[]
    await both((r) =>
      r.userNames(
        asker,
        users.map(({ user_id }) => user_id),
      ),
    )
  })

  it('show nothing to another company', async () => {
    const stranger = { ...asker, companyId: 'cstranger00000' }
    expect(await both((r) => r.jobList(stranger))).toMatchObject({ jobs: [], total: 0 })
    expect(await both((r) => r.overviewCounters(stranger, instant))).toMatchObject({ candidates: 0 })
  })
})

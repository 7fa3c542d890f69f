import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin, noon, stranger, viewer } from '#test/fixtures/people.ts'
import { minutesPastNoon } from '#test/fixtures/recorded.ts'
import { appendAll, emptyFolder } from '#test/support/data-folder.ts'
import { cards } from '#projections/board/cards.ts'
import { collectionOf } from '#projections/runtime/projection.ts'

const CARDS = collectionOf(cards)

let platform: Platform
beforeAll(async () => {
  const dataDir = emptyFolder()
  const events = [
    c.adaAdded,
    c.adaInvited,
    c.adaStarted,
    c.adaMoved('default', 'hired'),
    c.adaRated(4),
    c.adaRejected('hired', 'Too far away'),
  ]
  await appendAll(
    dataDir,
    events.map((event) => ({ stream: c.adasStream, event })),
  )
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
})
afterAll(() => platform?.close())

const of = (filter = {}) => platform.useCases.history.candidateHistory(admin, c.ada, filter)
const revisions = async (filter: object) => (await of(filter)).entries.map(({ revision }) => revision)

describe("a candidate's history", () => {
  it('holds every event, and what can be filtered by', async () => {
    const history = await of()
    expect(history).toMatchObject({ total: 6, name: 'Ada Byron', deleted: false })
    expect(history.entries).toHaveLength(6)
    expect(history.activities).toContain('phase entered')
  })

  it('is cut by activity, day and moment', async () => {
    expect(await revisions({ activity: 'phase entered' })).toEqual([3, 5])
    expect(await revisions({ from: minutesPastNoon(2), to: minutesPastNoon(4) })).toEqual([2, 3, 4])
    expect(await revisions({ at: minutesPastNoon(3), activity: 'phase entered' })).toEqual([3])
    expect(await revisions({ actor: 'user:nobody' })).toEqual([])
  })

  it('is cut to its latest entries, and says how many there are', async () => {
    const { entries, found, total, moments, actors } = await of({ latest: 2 })
    expect(entries.map(({ revision }) => revision)).toEqual([4, 5])
    expect({ found, total, moments: moments.length }).toEqual({ found: 6, total: 6, moments: 6 })
    expect(actors).toEqual((await of()).actors)
    const moves = await of({ latest: 1, activity: 'phase entered' })
    expect([moves.entries.map(({ revision }) => revision), moves.found]).toEqual([[5], 2])
    expect((await of({ latest: 9 })).entries).toEqual((await of()).entries)
  })

  it("is not found for another company's candidate", async () => {
    const { useCases } = platform
    const calls = [
      useCases.history.candidateHistory(stranger, c.ada),
      useCases.history.candidateAt(stranger, c.ada, noon),
      useCases.history.verifyCandidate(stranger, c.ada),
      useCases.history.exportHistory(stranger, c.ada),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'candidate/not-found' })
    await expect(useCases.history.rawEvent(stranger, c.ada, 0)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('gives the events themselves to auditors only', async () => {
    await expect(platform.useCases.history.exportHistory(viewer, c.ada)).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
    const [event] = await platform.useCases.history.exportHistory(admin, c.ada, { activity: 'created' })
    expect(event).toMatchObject({
      opened: { type: 'CandidateAdded', data: { name: 'Ada Byron' } },
      stored: { data: { name: { $enc: expect.any(String) } } },
    })
  })
})

describe('the candidate at an earlier moment', () => {
  const at = (minutes: number) => platform.useCases.history.candidateAt(admin, c.ada, minutesPastNoon(minutes))

  it('is what the page showed then', async () => {
    expect(await at(3)).toMatchObject({ revision: 3, view: { columnId: 'hired', rejected: false, ratingsAvg: null } })
    expect(await at(4)).toMatchObject({ revision: 4, view: { ratingsAvg: 4 } })
    expect((await at(99)).view).toEqual(await platform.readers.candidateDetail(admin, c.ada))
  })

  it('is no one before the first event', async () => {
    expect(await at(-1)).toMatchObject({ revision: null, view: null })
  })
})

describe('verifying one history', () => {
  it('says how many events, between which hashes, and which read models', async () => {
    const verdict = await platform.useCases.history.verifyCandidate(viewer, c.ada)
    expect(verdict).toMatchObject({ events: 6, bad: null })
    expect(verdict.firstHash).toMatch(/^[0-9a-f]{64}$/)
    expect(verdict.documents.length).toBeGreaterThan(2)
    expect(verdict.documents.every(({ ok }) => ok)).toBe(true)
  })

  it('notices a read model that does not follow from the events', async () => {
    const doc = (await platform.engines.reads.get(CARDS, c.ada))!
    await platform.engines.reads.compareAndSet([
      { collection: CARDS, expected: doc.rev, doc: { ...doc, name: 'Somebody else' } },
    ])
    const verdict = await platform.useCases.history.verifyCandidate(viewer, c.ada)
    expect(verdict.documents.filter(({ ok }) => !ok)).toEqual([{ name: 'cards', ok: false }])
    await platform.engines.reads.compareAndSet([{ collection: CARDS, expected: doc.rev, doc }])
  })
})

describe('a column that has been renamed and removed since', () => {
  const phone = '77777777-7777-4777-8777-777777777777'
  const jobStream = streamName(acme, 'job', backendJob)
  let later: Platform
  beforeAll(async () => {
    const dataDir = emptyFolder()
    const column = { id: phone, title: 'Phone screen', kind: 'custom' as const }
    const happenings = [
      ...live().map((event) => ({ stream: jobStream, event, at: noon })),
      { stream: jobStream, event: { type: 'ColumnAdded', data: { column, position: 1 } }, at: noon },
      { stream: c.adasStream, event: c.adaAdded, at: minutesPastNoon(1) },
      { stream: c.adasStream, event: c.adaMoved('default', phone), at: minutesPastNoon(2) },
      {
        stream: jobStream,
        event: { type: 'ColumnRenamed', data: { columnId: phone, from: 'Phone screen', to: 'First call' } },
        at: minutesPastNoon(3),
      },
      { stream: c.adasStream, event: c.adaMoved(phone, 'hired'), at: minutesPastNoon(4) },
      {
        stream: jobStream,
        event: { type: 'ColumnRemoved', data: { column: { ...column, title: 'First call' } } },
        at: minutesPastNoon(5),
      },
    ]
    await appendAll(dataDir, happenings)
    later = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  })
  afterAll(() => later?.close())

  it('is called in each line what it was called then', async () => {
    const { entries } = await later.useCases.history.candidateHistory(admin, c.ada)
    expect(entries.map(({ stage }) => stage)).toEqual(['Candidates', 'Phone screen', 'Hired'])
    expect(
      entries
        .flatMap(({ changes }) => changes)
        .filter(({ field }) => field === 'columnId')
        .slice(1),
    ).toMatchObject([
      { before: 'Candidates', after: 'Phone screen' },
      { before: 'First call', after: 'Hired' },
    ])
  })

  it('is called what it was called on the page of an earlier moment', async () => {
    const titleAt = async (minutes: number) =>
      (await later.useCases.history.candidateAt(admin, c.ada, minutesPastNoon(minutes))).columnTitle
    expect([await titleAt(2), await titleAt(3), await titleAt(6)]).toEqual(['Phone screen', 'First call', 'Hired'])
  })
})

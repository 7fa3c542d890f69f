import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Card } from '#contracts/views/board.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { cards } from '#projections/board/cards.ts'
import { cardOf } from '#projections/board/shown-card.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live, otherJob } from '#test/fixtures/job.ts'
import { acme, admin, noon, stranger } from '#test/fixtures/people.ts'
import { minutesPastNoon } from '#test/fixtures/recorded.ts'
import { appendAll, emptyFolder, type Happening } from '#test/support/data-folder.ts'
import { boardAsOf, cardsAsOf } from './board-as-of.ts'
import { timelines } from './timelines.ts'

const CANDIDATES = 25
const MINUTES = 400
const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
const streamOf = (n: number) => streamName(acme, 'candidate', idOf(n))
const phone = '77777777-7777-4777-8777-777777777777'

/** Many candidates over hours, on a clock that is set back now and then; some deleted, some on another job. */
function aBusyDay(): Happening[] {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const happenings: Happening[] = live().map((event) => ({
    stream: streamName(acme, 'job', backendJob),
    event,
    at: noon,
  }))
  happenings.push({
    stream: streamName(acme, 'job', backendJob),
    event: { type: 'ColumnAdded', data: { column: { id: phone, title: 'Phone screen', kind: 'custom' }, position: 1 } },
    at: minutesPastNoon(200),
  })
  const there = new Map<number, string | null>()
  for (let step = 1; step < 250; step++) {
    const n = random(CANDIDATES)
    const at = minutesPastNoon(Math.max(1, Math.floor((step * MINUTES) / 250) - (random(6) === 0 ? 15 : 0)))
    const column = there.get(n)
    if (column === null) continue
    const event = ((): CandidateEvent => {
      if (column === undefined)
        return {
          ...c.adaAdded,
          data: {
            ...c.adaAdded.data,
            candidateId: idOf(n),
            jobId: n % 5 === 0 ? otherJob : backendJob,
            name: `Person ${n}`,
          },
        } as CandidateEvent
      const kind = random(20)
      if (kind === 0) return { type: 'CandidateDeleted', data: {} }
      if (kind < 5) return c.adaRated(1 + random(5))
      if (kind < 8) return c.adaRejected(column)
      return c.adaMoved(column, ['default', 'hired', phone][random(3)]!)
    })()
    const to =
      event.type === 'CandidateMovedToColumn'
        ? event.data.to
        : event.type === 'CandidateRejected'
          ? 'rejected'
          : event.type === 'CandidateDeleted'
            ? null
            : (column ?? 'default')
    there.set(n, to)
    happenings.push({ stream: streamOf(n), event, at })
  }
  return happenings
}

let platform: Platform
beforeAll(async () => {
  const dataDir = emptyFolder()
  await appendAll(dataDir, aBusyDay())
  // Still that day: who was deleted is not erased yet.
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now: () => minutesPastNoon(MINUTES) })
})
afterAll(() => platform?.close())

/** From the log alone: every stream from its first event up to the last one that is not younger. */
async function freshFold(at: string): Promise<Card[]> {
  const found: Card[] = []
  for (let n = 0; n < CANDIDATES; n++) {
    const all = await platform.codec.decodeAll(await platform.engines.store.read(streamOf(n)))
    let reached = 0
    for (const [index, { occurredAt }] of all.entries()) if (occurredAt <= at) reached = index + 1
    if (all.length === 0 || all[0]!.occurredAt > at) continue
    const doc = foldInto(cards, null, all.slice(0, reached))
    if (!doc.dead && doc.jobId === backendJob) found.push(cardOf(doc))
  }
  return found
}
const byId = (found: Card[]) => found.sort((a, b) => a.id.localeCompare(b.id))
/** One person steps through the moments: what was read for one is there for the next. */
let stepping: ReturnType<typeof boardAsOf> | undefined
const asOf = (at: string) => (stepping ??= boardAsOf(platform))(admin, backendJob, at)

describe('the board as of an instant', () => {
  it('is a fresh fold of the log up to then, at any instant', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -10, max: MINUTES * 60 + 600 }), async (seconds) => {
        const at = new Date(Date.parse(noon) + seconds * 1000).toISOString()
        const expected = byId(await freshFold(at))
        expect(byId(await cardsAsOf(platform, admin, backendJob, at))).toEqual(expected)
        const board = (await asOf(at))?.board
        expect(board?.total ?? 0).toBe(expected.length)
        if (board && expected.length <= 10)
          expect(byId(board.columns.flatMap(({ cards: shown }) => shown))).toEqual(expected)
        for (const column of board?.columns ?? [])
          expect(column.count).toBe(expected.filter(({ columnId }) => columnId === column.id).length)
      }),
      { numRuns: 150 },
    )
  })

  it('is the live board when the instant is now', async () => {
    const columns = (await platform.readers.jobBoardHeader(admin, backendJob))!.columns
    const live = await platform.readers.boardPage(admin, backendJob, columns, { hideRejected: false })
    expect((await asOf('2030-01-01T00:00:00.000Z'))!.board).toEqual(live)
  })

  it('shows candidates who have been deleted since', async () => {
    const deleted = await platform.readers.deletedOf(admin, backendJob)
    expect(deleted.length).toBeGreaterThan(0)
    const stream = streamName(acme, 'candidate', deleted[0]!)
    const events = await platform.engines.store.read(stream)
    const gone = events.find(({ type }) => type === 'CandidateDeleted')!.occurredAt
    const before = [...events].reverse().find(({ occurredAt }) => occurredAt < gone)!.occurredAt
    expect((await cardsAsOf(platform, admin, backendJob, before)).map(({ id }) => id)).toContain(deleted[0])
  })

  it('has the columns of then', async () => {
    const titles = async (at: string) => (await asOf(at))!.board.columns.map(({ title }) => title)
    expect(await titles(minutesPastNoon(199))).not.toContain('Phone screen')
    expect(await titles(minutesPastNoon(200))).toContain('Phone screen')
  })

  it('does not exist before the job, nor for another company', async () => {
    expect(await asOf('2020-01-01T00:00:00.000Z')).toBeNull()
    expect(await boardAsOf(platform)(stranger, backendJob, minutesPastNoon(300))).toBeNull()
    expect(await cardsAsOf(platform, stranger, backendJob, minutesPastNoon(300))).toEqual([])
  })

  it('is refused to whoever may not see candidates', async () => {
    await expect(boardAsOf(platform)({ ...admin, permissions: [] }, backendJob, noon)).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
  })
})

describe('the histories kept while someone looks back', () => {
  const some = (n: number) => streamOf(n)

  it('are read on where they end, and say whether they reach far enough', async () => {
    const streams = timelines(platform)
    expect(streams.known(some(1), 0)).toBeNull()
    const all = await streams.of(some(1))
    expect(streams.known(some(1), all.length - 1)).toBe(all)
    expect(streams.known(some(1), all.length)).toBeNull()
    const { token } = await platform.commands.handle(
      candidateDecider,
      idOf(1),
      { type: 'CommentOnCandidate', data: { candidateId: idOf(1), commentId: idOf(900), text: 'Later', at: null } },
      platform.context(admin),
    )
    expect(await streams.of(some(1), token[some(1)])).toHaveLength(all.length + 1)
  })

  it('are as many as there is room for, and forgotten when no one looks any more', async () => {
    const small = timelines(platform, { mostEvents: 20 })
    for (let n = 0; n < CANDIDATES; n++) await small.of(some(n))
    expect(small.events).toBeLessThanOrEqual(20)
    const brief = timelines(platform, { keptMs: -1 })
    await brief.of(some(1))
    expect(brief.events).toBe(0)
  })
})

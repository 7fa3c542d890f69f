import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { seeded } from '#test/fixtures/seeded.ts'
import { hasSwitches, type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import type { Fault } from '#test/peers/eventstoredb/switches.ts'
import { chainProblems } from '#test/support/chain.ts'
import { chainHash, GENESIS } from '../../chain.ts'
import { Ambiguous, NotAllowed, Unavailable } from '../failures.ts'
import { type EventStore, type EventToAppend, NO_STREAM, type Position } from './event-store.ts'
import { type EventStoreDb, openEventStoreDb } from './eventstoredb.ts'

const APPENDS = Number(process.env.EVENTSTORE_APPENDS ?? 400)
const KILLS = APPENDS < 1000 ? 2 : 4
const TIMES = Number(process.env.EVENTSTORE_SWITCHES ?? 20)
/** Appends under way at once, each to a stream of its own. */
const AT_ONCE = 20
/** How long something may take that comes at once on a machine with nothing else to do. */
const LOADED = { timeout: 20_000 }

const folder = useFolders()
let peer: Peer
/** Gives up soon, so that many faults pass quickly. */
let store: EventStoreDb
/** For reads of what exists, however busy the machine. */
let patient: EventStoreDb
beforeAll(async () => {
  peer = await startPeer(folder())
  patient = await openEventStoreDb(peer.url)
})
afterAll(async () => {
  await patient.close()
  await peer.kill()
})
beforeEach(async () => {
  store = await openEventStoreDb(peer.url, { deadlineMs: 150, pollMs: 200 })
})
afterEach(async () => {
  await peer.heal()
  await store.close()
})

/** One writer of one stream: what was not answered for certain is sent again as it was, at the revision first used. */
function writer(stream = aStream()) {
  let [revision, hash] = [NO_STREAM, GENESIS]
  const events: EventToAppend[] = []
  return {
    stream,
    events,
    async write(to: EventStore = store, patience = 30_000) {
      const { hash: _, ...envelope } = anEnvelope(
        { number: events.length },
        { tenant: stream.slice(0, stream.indexOf('.')) },
      )
      const event = { ...envelope, hash: chainHash(hash, stream, revision + 1, envelope) }
      const until = Date.now() + patience
      for (;;) {
        try {
          const appended = await to.append(stream, revision, [event])
          expect(appended).toMatchObject({ revision: revision + 1, replayed: false })
          break
        } catch (error) {
          if (!(error instanceof Ambiguous || error instanceof Unavailable) || Date.now() > until) throw error
          await wait(5 + Math.random() * 20)
        }
      }
      events.push(event)
      ;[revision, hash] = [revision + 1, event.hash]
    },
  }
}
const idsOf = (events: { id: string }[]) => events.map(({ id }) => id)

/** Reads the log as the relay does: from where it stopped, woken by the store. */
function follower(of: EventStore, from: Position | null) {
  const seen: string[] = []
  let at = from
  let rung = true
  let stopping = false
  let wake = () => {}
  const stop = of.onAppended(() => {
    rung = true
    wake()
  })
  const running = (async () => {
    while (!stopping) {
      if (!rung) await new Promise<void>((done) => (wake = done))
      rung = false
      try {
        for (let records = await of.readAll(at, 100); records.length > 0; records = await of.readAll(at, 100)) {
          seen.push(...idsOf(records))
          at = records.at(-1)!.position
        }
      } catch (error) {
        expect(error).toBeInstanceOf(Unavailable)
        await wait(20)
        rung = true
      }
    }
  })()
  return {
    seen,
    async stop() {
      stopping = true
      stop()
      wake()
      await running
    },
  }
}

describe('an EventStoreDB that is killed while it is written to', () => {
  it(`has each of ${APPENDS} events once and in order after ${KILLS} kills, and so has who follows the log`, async () => {
    const start = await patient.lastPosition()
    const following = follower(patient, start)
    const random = seeded(11)
    const writers = Array.from({ length: 8 }, () => writer())
    let left = APPENDS
    const kills = Array.from({ length: KILLS }, (_, i) =>
      Math.floor((APPENDS * (i + 0.3 + random.below(50) / 100)) / KILLS),
    ).reverse()
    let killing = Promise.resolve<unknown>(undefined)
    await Promise.all(
      writers.map(async ({ write }) => {
        while (left-- > 0) {
          if (APPENDS - left === kills.at(-1)) {
            kills.pop()
            killing = killing.then(() => peer.kill()).then(() => peer.start())
          }
          await write(patient)
        }
      }),
    )
    await killing
    expect(kills).toEqual([])
    const all = await patient.readAll(start, APPENDS + 1)
    expect(all).toHaveLength(APPENDS)
    for (const { stream, events } of writers) {
      const stored = await patient.read(stream)
      expect(idsOf(stored)).toEqual(idsOf(events))
      expect(chainProblems(stored)).toEqual([])
    }
    await vi.waitFor(() => expect(following.seen.length).toBeGreaterThanOrEqual(APPENDS), 30_000)
    await following.stop()
    expect(following.seen).toEqual(idsOf(all))
  })
})

describe.runIf(hasSwitches)('an EventStoreDB that answers wrongly, late or never', () => {
  const faults: [string, Fault][] = [
    ['takes an append and never says a word', { is: 'stall' }],
    ['writes and loses the reply', { is: 'reply-lost' }],
    ['is not the leader', { is: 'not-leader' }],
    ['has no leader, and nor does its gossip', { is: 'no-leader' }],
    ['misses the deadline with nothing written', { is: 'deadline' }],
    ['misses the deadline and has written', { is: 'deadline', written: true }],
    ['fails in an unknown way with nothing written', { is: 'unknown' }],
    ['fails in an unknown way and has written', { is: 'unknown', written: true }],
    ['is not ready', { is: 'unavailable' }],
    ['is not ready any more once it has written', { is: 'unavailable', written: true }],
    ['was frozen and has not written', { is: 'commit-timeout' }],
    ['was frozen and has written', { is: 'commit-timeout', written: true }],
    ['resets the stream', { is: 'reset' }],
    ['resets the stream once it has written', { is: 'reset', written: true }],
    ['is slow', { is: 'slow', ms: 60 }],
  ]
  it.each(faults)(`%s, ${TIMES} times: nothing is lost and nothing doubled`, async (_, fault) => {
    const writers = Array.from({ length: Math.min(TIMES, AT_ONCE) }, () => writer())
    const before = (await peer.state()).happened[fault.is] ?? 0
    for (let left = TIMES; left > 0; left -= AT_ONCE) {
      await Promise.all(writers.map(({ write }) => write()))
      await peer.fault({ ...fault, times: Math.min(left, AT_ONCE) })
      await Promise.all(writers.map(({ write }) => write()))
    }
    expect(((await peer.state()).happened[fault.is] ?? 0) - before).toBe(TIMES)
    await Promise.all(writers.map(({ write }) => write()))
    for (const { stream, events } of writers) {
      const stored = await patient.read(stream)
      expect(idsOf(stored)).toEqual(idsOf(events))
      expect(chainProblems(stored)).toEqual([])
    }
  })

  it('and does so when it is read: the reader is told in time, and reads all the next time', async () => {
    await store.close()
    store = await openEventStoreDb(peer.url, { deadlineMs: 1000 })
    const { stream, write, events } = writer()
    for (let i = 0; i < 5; i++) await write()
    for (const is of ['stall', 'unknown', 'unavailable', 'deadline'] as const) {
      await peer.fault({ is, of: 'read' })
      await expect(store.read(stream)).rejects.toBeInstanceOf(Unavailable)
      expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
    }
    await peer.fault({ is: 'not-leader', of: 'read' })
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })
})

describe.runIf(hasSwitches)('a cluster that chooses its leader anew', () => {
  it('is written to again by a client whose gossip named none, and by the process that took over its data', async () => {
    const discovering = await openEventStoreDb(peer.url.replace('esdb:', 'esdb+discover:'), { deadlineMs: 1000 })
    const { stream, write, events } = writer()
    await write(discovering)
    await peer.fault({ is: 'no-leader', times: 5 })
    await expect(discovering.append(stream, 0, [anEnvelope({})])).rejects.toBeInstanceOf(Ambiguous)
    await write(discovering)
    await peer.kill()
    const back = peer.start()
    await write(discovering)
    await back
    await write(discovering)
    const stored = await patient.read(stream)
    expect(idsOf(stored)).toEqual(idsOf(events))
    expect(chainProblems(stored)).toEqual([])
    await discovering.close()
  })
})

describe.runIf(hasSwitches)('a user who may not', () => {
  it('append, or read, is refused for good: nothing is written, and it is no failure that passes', async () => {
    const { stream, events, write } = writer()
    await write()
    await peer.fault({ is: 'access-denied' })
    await expect(store.append(stream, 0, [anEnvelope({})])).rejects.toBeInstanceOf(NotAllowed)
    await peer.fault({ is: 'access-denied', of: 'read-all' })
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
    await expect(store.readAll(null, 10)).rejects.toBeInstanceOf(NotAllowed)
    await peer.fault({ is: 'access-denied', of: 'read' })
    expect((await store.readAll(null, 10)).length).toBeGreaterThan(0)
    await expect(store.read(stream)).rejects.toBeInstanceOf(NotAllowed)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })
})

describe('someone who waits for events', () => {
  it('hears of what another process writes', async () => {
    const other = await openEventStoreDb(peer.url)
    const following = follower(store, await patient.lastPosition())
    const { write, events } = writer()
    for (let i = 0; i < 3; i++) await write(other)
    await vi.waitFor(() => expect(following.seen).toEqual(idsOf(events)), LOADED)
    await following.stop()
    await other.close()
  })

  it.runIf(hasSwitches)(
    'is told all the same when the subscription falls silent, and the silent one is replaced',
    async () => {
      await peer.fault({ is: 'stall', of: 'subscribe' })
      const other = await openEventStoreDb(peer.url)
      const following = follower(store, await patient.lastPosition())
      const { write, events } = writer()
      await vi.waitFor(async () => expect((await peer.state()).happened.stall).toBeGreaterThan(0), LOADED)
      await write(other)
      await vi.waitFor(() => expect(following.seen).toEqual(idsOf(events)), LOADED)
      // The first may have been there when the follower began to read.
      await vi.waitFor(async () => {
        await write(other)
        expect(store.counts.foundByPoll).toBeGreaterThan(0)
      }, LOADED)
      await vi.waitFor(async () => {
        await write(other)
        expect(store.counts.resubscribed).toBeGreaterThan(0)
      }, LOADED)
      await vi.waitFor(() => expect(following.seen).toEqual(idsOf(events)), LOADED)
      await following.stop()
      await other.close()
    },
  )
})

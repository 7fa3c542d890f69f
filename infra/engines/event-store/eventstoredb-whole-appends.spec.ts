import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { chainHash, GENESIS } from '../../chain.ts'
import { Ambiguous } from '../failures.ts'
import { type EventToAppend, NO_STREAM } from './event-store.ts'
import { type EventStoreDb, openEventStoreDb } from './eventstoredb.ts'

const EVENTS = 20
const APPENDS = 40
const DEADLINE_MS = 100

const folder = useFolders()
let peer: Peer
let store: EventStoreDb
/** For reads of what exists. */
let patient: EventStoreDb
beforeAll(async () => {
  peer = await startPeer(folder())
  store = await openEventStoreDb(peer.url, { deadlineMs: DEADLINE_MS })
  patient = await openEventStoreDb(peer.url)
})
afterAll(async () => {
  await Promise.all([store.close(), patient.close()])
  await peer.kill()
})

function eventsFor(stream: string): EventToAppend[] {
  let hash = GENESIS
  return Array.from({ length: EVENTS }, (_, revision) => {
    const { hash: _unchained, ...envelope } = anEnvelope(
      { number: revision, text: 'x'.repeat(2000) },
      { tenant: stream.slice(0, stream.indexOf('.')) },
    )
    hash = chainHash(hash, stream, revision, envelope)
    return { ...envelope, hash }
  })
}

/** What a thawed server answers as unknown is sent again as it was. */
async function again<Result>(send: () => Promise<Result>): Promise<Result> {
  for (const until = Date.now() + 30_000; ; )
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Ambiguous) || Date.now() > until) throw error
    }
}

/** The process gets to nothing for as long as an append may take, as one that was frozen or starved does, `turns` of its loop after it began to send. */
async function starvedAfter(turns: number) {
  for (let i = 0; i < turns; i++) await new Promise((turn) => setImmediate(turn))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DEADLINE_MS + 20)
}

describe('an append of several events by a process that is starved while it sends them, to a server that is late itself', () => {
  it('is written whole or not at all, and whole when it is sent again', async () => {
    let ambiguous = 0
    for (let i = 0; i < APPENDS; i++) {
      const stream = aStream()
      const events = eventsFor(stream)
      peer.freeze()
      const appending = store.append(stream, NO_STREAM, events).catch((error: unknown) => error)
      await starvedAfter(i % 20)
      const outcome = await appending
      peer.thaw()
      if (outcome instanceof Ambiguous) ambiguous++
      expect([0, EVENTS]).toContain((await patient.read(stream)).length)
      expect(await again(() => patient.append(stream, NO_STREAM, events))).toMatchObject({ revision: EVENTS - 1 })
      expect((await patient.read(stream)).map(({ id }) => id)).toEqual(events.map(({ id }) => id))
    }
    expect(ambiguous).toBe(APPENDS)
  })
})

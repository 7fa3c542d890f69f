import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Full, Unavailable } from '#infra/engines/failures.ts'
import {
  ALWAYS_TAKEN_BYTES,
  BeyondLog,
  Conflict,
  type EventStore,
  NO_STREAM,
  type Position,
  TooLarge,
} from '#infra/engines/event-store/event-store.ts'
import { anEnvelope, aStream } from '../fixtures/envelopes.ts'

export type EventStoreUnderTest = {
  store: EventStore
  /** Ids in a stream as another process sees them, which shares only the storage. */
  seenFromOutside: (stream: string) => string[] | Promise<string[]>
  /** The same storage, opened again after the store was closed. */
  reopen: () => Promise<EventStore>
  /** A position that no log of this engine has reached yet. */
  beyond: Position
}
export type Abilities = {
  /** Why its room cannot be limited by a test; absent where it can. */
  noRoom?: string
  /** Whether each store opened starts on an empty log. */
  isFresh: boolean
}

/** The promises every event store keeps. A new engine is done when this passes unchanged. */
export function eventStoreContract(
  engine: string,
  abilities: Abilities,
  open: (options?: { roomFor?: number }) => Promise<EventStoreUnderTest>,
) {
  describe(`the ${engine} event store`, () => {
    let under: EventStoreUnderTest
    let store: EventStore
    /** Where the log ended before the test: it may be a log with a past. */
    let start: Position | null
    beforeEach(async () => {
      under = await open()
      store = under.store
      start = await store.lastPosition()
    })
    afterEach(() => store.close())

    it('has nothing in a stream no one wrote, and nothing behind the end of the log', async () => {
      expect(await store.read(aStream())).toEqual([])
      expect(await store.head(aStream())).toBeNull()
      expect(await store.readAll(start, 10)).toEqual([])
      expect(await store.countAfter(start, 10)).toBe(0)
      expect(await store.headsSince(start)).toEqual({ heads: [], upTo: start })
    })

    it.runIf(abilities.isFresh)('has no last position before anything was written', async () => {
      expect(start).toBeNull()
      expect(await store.countAfter(null, 10)).toBe(0)
    })

    it('returns events whole and in the order they were appended', async () => {
      const stream = aStream()
      const events = [
        anEnvelope({ text: 'ä\u0000\u2028 "quoted"' }),
        anEnvelope({ deep: [{ a: null }] }),
        anEnvelope([]),
      ]
      await store.append(stream, NO_STREAM, events.slice(0, 2))
      await store.append(stream, 1, events.slice(2))

      const read = await store.read(stream)
      expect(read.map(({ position: _, ...record }) => record)).toEqual(
        events.map((event, revision) => ({ ...event, stream, revision })),
      )
      const folded = read.map(({ id, stream, revision, type, version, data, hash }) => ({
        id,
        stream,
        revision,
        type,
        version,
        data,
        hash,
      }))
      expect(await store.readToFold(stream)).toMatchObject(folded)
      expect(await store.head(stream)).toEqual({ revision: 2, hash: events[2]!.hash })
      expect((await store.read(stream, { from: 1, limit: 1 })).map(({ revision }) => revision)).toEqual([1])
    })

    it('refuses a writer who has not seen the latest event, or who expects one that is not there, and writes nothing', async () => {
      const stream = aStream()
      await store.append(stream, NO_STREAM, [anEnvelope()])

      await expect(store.append(stream, NO_STREAM, [anEnvelope()])).rejects.toBeInstanceOf(Conflict)
      await expect(store.append(stream, 5, [anEnvelope()])).rejects.toMatchObject({ current: 0 })
      expect(await store.read(stream)).toHaveLength(1)
    })

    it('takes the same append sent twice as one', async () => {
      const stream = aStream()
      const batch = [anEnvelope(), anEnvelope()]
      const first = await store.append(stream, NO_STREAM, batch)
      await store.append(stream, 1, [anEnvelope()])

      expect(first).toMatchObject({ revision: 1, replayed: false })
      expect(await store.append(stream, NO_STREAM, batch)).toEqual(first)
      expect(await store.read(stream)).toHaveLength(3)
    })

    it('says so when another attempt has written the same ids with a content of its own, which stays', async () => {
      const stream = aStream()
      const batch = [anEnvelope(), anEnvelope()]
      const first = await store.append(stream, NO_STREAM, batch)
      const resealed = [batch[0]!, { ...anEnvelope({ note: 'sealed again' }), id: batch[1]!.id }]

      expect(await store.append(stream, NO_STREAM, resealed)).toEqual({ ...first, replayed: true })
      await store.append(stream, 1, [anEnvelope()])
      expect(await store.append(stream, NO_STREAM, resealed)).toEqual({ ...first, replayed: true })
      expect((await store.read(stream)).map(({ hash }) => hash).slice(0, 2)).toEqual(batch.map(({ hash }) => hash))
    })

    it('is not fooled by a batch of which only a part is there', async () => {
      const stream = aStream()
      const [first, second] = [anEnvelope(), anEnvelope()]
      await store.append(stream, NO_STREAM, [first!])

      await expect(store.append(stream, NO_STREAM, [first!, second!])).rejects.toBeInstanceOf(Conflict)
    })

    it('lets exactly one of many racing writers win, each time', async () => {
      const stream = aStream()
      for (let revision = NO_STREAM; revision < 20; revision++) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 8 }, () => store.append(stream, revision, [anEnvelope()])),
        )
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      }
      expect((await store.read(stream)).map(({ revision }) => revision)).toEqual(
        Array.from({ length: 21 }, (_, i) => i),
      )
    })

    it('lets writers of different streams pass while another is refused', async () => {
      const [taken, free] = [aStream(), aStream()]
      await store.append(taken, NO_STREAM, [anEnvelope()])
      const outcomes = await Promise.allSettled([
        store.append(taken, NO_STREAM, [anEnvelope(), anEnvelope()]),
        store.append(free, NO_STREAM, [anEnvelope()]),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect(await store.read(taken)).toHaveLength(1)
    })

    it('refuses an event that cannot be written as JSON, and lets those beside it pass', async () => {
      const [good, bad, alsoGood] = [aStream(), aStream(), aStream()]
      const results = await Promise.allSettled(
        [good, bad, alsoGood].map((stream) =>
          store.append(stream, NO_STREAM, [{ ...anEnvelope({}), data: { size: stream === bad ? 10n : 10 } }]),
        ),
      )
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.read(bad)).toEqual([])
    })

    it('acknowledges nothing that someone else cannot see already, with 32 writers at once', async () => {
      let unseen = 0
      await Promise.all(
        Array.from({ length: 32 }, async () => {
          const stream = aStream()
          for (let revision = NO_STREAM; revision < 20; revision++) {
            const event = anEnvelope()
            await store.append(stream, revision, [event])
            if (!(await under.seenFromOutside(stream)).includes(event.id)) unseen++
          }
        }),
      )
      expect(unseen).toBe(0)
    })

    it('walks the whole log in one order, in pages, from anywhere', async () => {
      const streams = [aStream(), aStream(), aStream()]
      for (let i = 0; i < 5; i++)
        await Promise.all(streams.map((stream) => store.append(stream, i - 1, [anEnvelope()])))

      const all = await store.readAll(start, 100)
      expect(all).toHaveLength(15)
      for (const [i, record] of all.slice(1).entries())
        expect(store.comparePositions(all[i]!.position, record.position)).toBeLessThan(0)
      expect(await store.readAll(all[6]!.position, 3)).toEqual(all.slice(7, 10))
      const pages: number[] = []
      for (let after: Position | null = start, page = [...all]; page.length > 0; after = page.at(-1)?.position ?? after)
        pages.push((page = await store.readAll(after, 4)).length)
      // Fewer than requested only at the end.
      expect(pages).toEqual([4, 4, 4, 3, 0])
      expect(await store.lastPosition()).toBe(all[14]!.position)
    })

    it('counts what lies after a position, as far as is asked', async () => {
      const stream = aStream()
      await store.append(stream, NO_STREAM, [anEnvelope(), anEnvelope(), anEnvelope()])
      const { position } = await store.append(stream, 2, [anEnvelope()])
      await store.append(aStream(), NO_STREAM, [anEnvelope(), anEnvelope()])

      expect(await store.countAfter(start, 100)).toBe(6)
      expect(await store.countAfter(start, 4)).toBe(4)
      expect(await store.countAfter(null, 6)).toBe(6)
      expect(await store.countAfter(position, 100)).toBe(2)
      expect(await store.countAfter(await store.lastPosition(), 100)).toBe(0)
    })

    it('tells about how much of the log lies before a position, and which texts are positions', async () => {
      const positions: Position[] = []
      for (let i = 0; i < 5; i++) positions.push((await store.append(aStream(), NO_STREAM, [anEnvelope()])).position)
      const shares = positions.map((position) => store.shareBefore(position, positions.at(-1)!))
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
      expect(shares[0]).toBeGreaterThanOrEqual(0)
      expect(positions.every(store.isPosition)).toBe(true)
      expect(['', 'x', '1/x', '/1', '-1'].some(store.isPosition)).toBe(false)
    })

    it('refuses a reader who has come further than the log goes: it was replaced', async () => {
      for (let written = 0; written < 2; written++) {
        for (const reading of [
          store.readAll(under.beyond, 10),
          store.headsSince(under.beyond),
          store.countAfter(under.beyond, 10),
        ])
          await expect(reading).rejects.toBeInstanceOf(BeyondLog)
        await store.append(aStream(), NO_STREAM, [anEnvelope()])
      }
      expect(await store.countAfter(start, 10)).toBe(2)
    })

    it('takes an append of a megabyte', async () => {
      const stream = aStream()
      const events = Array.from({ length: 10 }, () => anEnvelope({ text: 'x'.repeat(ALWAYS_TAKEN_BYTES / 10 - 1000) }))
      await store.append(stream, NO_STREAM, events)
      expect((await store.read(stream)).map(({ data }) => data)).toEqual(events.map(({ data }) => data))
    })

    it('takes an append of 20 megabytes whole or refuses it as too large, and goes on', async () => {
      const stream = aStream()
      const outcome = await store
        .append(stream, NO_STREAM, [anEnvelope({ text: 'x'.repeat(20_000_000) })])
        .catch((error: unknown) => error)
      const written = (await store.read(stream)).length
      if (written === 0) expect(outcome).toBeInstanceOf(TooLarge)
      else expect(outcome).toMatchObject({ revision: 0 })
      await expect(store.append(stream, written - 1, [anEnvelope()])).resolves.toMatchObject({ revision: written })
    })

    it('names the streams that changed since a position, up to another', async () => {
      const [old, changed, late] = [aStream(), aStream(), aStream()]
      await store.append(old, NO_STREAM, [anEnvelope()])
      await store.append(changed, NO_STREAM, [anEnvelope()])
      const since = await store.lastPosition()
      await store.append(changed, 0, [anEnvelope(), anEnvelope()])
      const until = await store.lastPosition()
      await store.append(late, NO_STREAM, [anEnvelope()])

      expect(await store.headsSince(since, until)).toEqual({ heads: [{ stream: changed, revision: 2 }], upTo: until })
      expect((await store.headsSince(since)).heads).toContainEqual({ stream: late, revision: 0 })
      expect((await store.headsSince(start)).heads).toHaveLength(3)
    })

    it('calls back after commits, and no longer once the listener has gone', async () => {
      let calls = 0
      const stop = store.onAppended(() => void calls++)
      const stream = aStream()
      await store.append(stream, NO_STREAM, [anEnvelope()])
      await vi.waitFor(() => expect(calls).toBeGreaterThan(0), 20_000)
      stop()
      const before = calls
      await store.append(stream, 0, [anEnvelope()])
      expect(calls).toBe(before)
    })

    it('keeps a stream of 5,000 events and an event of 200 kB', async () => {
      const stream = aStream()
      for (let i = 0; i < 5; i++)
        await store.append(
          stream,
          i * 1000 - 1,
          Array.from({ length: 1000 }, () => anEnvelope()),
        )
      await store.append(stream, 4999, [anEnvelope({ text: 'x'.repeat(200_000) })])
      const read = await store.read(stream)
      expect(read).toHaveLength(5001)
      expect((read.at(-1)!.data as { text: string }).text).toHaveLength(200_000)
    })

    it('still has everything after it was closed, finishes what was under way and takes no more', async () => {
      const stream = aStream()
      const events = [anEnvelope(), anEnvelope()]
      const appending = store.append(stream, NO_STREAM, events)
      await store.close()
      await expect(appending).resolves.toMatchObject({ revision: 1 })
      await expect(store.append(stream, 1, [anEnvelope()])).rejects.toBeInstanceOf(Unavailable)

      store = await under.reopen()
      expect((await store.read(stream)).map(({ id }) => id)).toEqual(events.map(({ id }) => id))
      await expect(store.append(stream, NO_STREAM, events)).resolves.toMatchObject({ revision: 1, replayed: false })
      await expect(store.append(stream, 1, [anEnvelope()])).resolves.toMatchObject({ revision: 2 })
    })

    it.skipIf(abilities.noRoom)(
      `says that it is full, keeps what it had, and goes on reading${abilities.noRoom ? ` (not run: ${abilities.noRoom})` : ''}`,
      async () => {
        const small = await open({ roomFor: 200_000 })
        const stream = aStream()
        let written = 0
        const fill = async () => {
          for (; written < 1000; written++)
            await small.store.append(stream, written - 1, [anEnvelope({ text: 'x'.repeat(5000) })])
        }
        await expect(fill()).rejects.toBeInstanceOf(Full)
        expect(written).toBeGreaterThan(5)
        expect(await small.store.read(stream)).toHaveLength(written)
        expect(await small.seenFromOutside(stream)).toHaveLength(written)
        await small.store.close()

        const roomier = await small.reopen()
        await expect(roomier.append(stream, written - 1, [anEnvelope()])).resolves.toMatchObject({ revision: written })
        await roomier.close()
      },
    )
  })
}

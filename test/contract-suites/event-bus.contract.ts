import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { categories } from '#contracts/kernel/streams.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { anEnvelope, aStream } from '../fixtures/envelopes.ts'

const records = (stream: string, from: number, count: number): RecordedEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    ...anEnvelope(),
    stream,
    revision: from + i,
    position: String(from + i + 1),
  }))
const revisions = (got: RecordedEvent[], stream: string) =>
  got.filter((record) => record.stream === stream).map(({ revision }) => revision)

/** A broker may take its time on a busy machine. */
const patient = { timeout: 20_000, interval: 20 }

/** The promises every event bus keeps: at least once, to every group, in order per stream while nothing fails. */
export function eventBusContract(engine: string, open: () => Promise<EventBus>) {
  describe(`the ${engine} event bus`, () => {
    let bus: EventBus
    let complaints: MockInstance
    let relief: MockInstance
    beforeEach(async () => {
      complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
      relief = vi.spyOn(console, 'warn').mockImplementation(() => {})
      bus = await open()
    })
    afterEach(async () => {
      complaints.mockRestore()
      relief.mockRestore()
      await bus.close()
    })

    it('hands every record to every group, each stream in order', async () => {
      const groups: RecordedEvent[][] = [[], [], []]
      for (const [i, got] of groups.entries())
        await bus.consume(`group-${i}`, categories, async (batch) => void got.push(...batch))
      const streams = [aStream(), aStream()]
      for (let i = 0; i < 10; i++) await bus.publish(streams.flatMap((stream) => records(stream, i * 3, 3)))

      await vi.waitFor(() => {
        for (const got of groups)
          for (const stream of streams) expect(revisions(got, stream)).toEqual(Array.from({ length: 30 }, (_, r) => r))
      }, patient)
    })

    it('hands a group what it asked for and nothing else', async () => {
      const people: RecordedEvent[] = []
      const work: RecordedEvent[] = []
      await bus.consume('people', ['candidate'], async (batch) => void people.push(...batch))
      await bus.consume('work', ['job', 'batch'], async (batch) => void work.push(...batch))
      const [candidate, user, job, bulk] = [aStream('candidate'), aStream('user'), aStream('job'), aStream('batch')]
      await bus.publish([user, candidate, job, bulk].flatMap((stream) => records(stream, 0, 2)))

      await vi.waitFor(() => {
        expect(people.map(({ stream }) => stream)).toEqual([candidate, candidate])
        expect(work.map(({ stream }) => stream).sort()).toEqual([job, job, bulk, bulk].sort())
      }, patient)
    })

    it('never runs one group twice at the same time', async () => {
      let running = 0
      let most = 0
      let seen = 0
      await bus.consume('alone', categories, async (batch) => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        seen += batch.length
        running--
      })
      const stream = aStream()
      await Promise.all(Array.from({ length: 20 }, (_, i) => bus.publish(records(stream, i, 1))))
      await vi.waitFor(() => expect(seen).toBe(20), patient)
      expect(most).toBe(1)
    })

    it('hands a group that wants all lanes together one call at a time, each stream in order, and all of it again when that failed', async () => {
      let running = 0
      let most = 0
      let failures = 1
      const got: RecordedEvent[] = []
      const streams = Array.from({ length: 40 }, () => aStream())
      const handler = async (batch: RecordedEvent[]) => {
        most = Math.max(most, ++running)
        await new Promise((done) => setTimeout(done, 5))
        running--
        if (failures-- > 0) throw new Error('not now')
        got.push(...batch)
      }
      await bus.consume('whole', categories, handler, { together: true })
      for (let i = 0; i < 5; i++) await bus.publish(streams.flatMap((stream) => records(stream, i * 2, 2)))
      await vi.waitFor(() => expect(got).toHaveLength(400), patient)
      for (const stream of streams)
        expect(revisions(got, stream)).toEqual(Array.from({ length: 10 }, (_, revision) => revision))
      expect(most).toBe(1)
    })

    it('hands a batch over again when its handler failed, before anything younger', async () => {
      const got: number[] = []
      let failures = 2
      await bus.consume('shaky', categories, async (batch) => {
        if (failures-- > 0) throw new Error('not now')
        got.push(...batch.map(({ revision }) => revision))
      })
      const stream = aStream()
      await Promise.all([bus.publish(records(stream, 0, 2)), bus.publish(records(stream, 2, 2))])
      await vi.waitFor(() => expect(got).toEqual([0, 1, 2, 3]), patient)
      // The operator hears of it once, and once that it is over.
      expect(complaints.mock.calls).toEqual([
        [expect.stringContaining('will'), expect.objectContaining({ message: 'not now' })],
      ])
      expect(relief.mock.calls).toEqual([[expect.stringMatching(/no longer, after \d+ s$/)]])
    })

    it('serves the other groups while one is slow', async () => {
      const { promise: wait, resolve: go } = Promise.withResolvers<void>()
      const quick: RecordedEvent[] = []
      await bus.consume('slow', categories, () => wait)
      await bus.consume('quick', categories, async (batch) => void quick.push(...batch))
      const published = [bus.publish(records(aStream(), 0, 1)), bus.publish(records(aStream(), 0, 1))]
      await vi.waitFor(() => expect(quick).toHaveLength(2), patient)
      go()
      await Promise.all(published)
    })

    it('hands nothing to a group after it has stopped, and has finished what it was doing by then', async () => {
      let done = 0
      const group = await bus.consume('leaving', categories, async (batch) => {
        await new Promise(setImmediate)
        done += batch.length
      })
      await bus.publish(records(aStream(), 0, 1))
      const late = bus.publish(records(aStream(), 0, 1)).catch(() => {})
      await group.stop()
      const atStop = done
      await late
      await bus.publish(records(aStream(), 0, 1))
      await new Promise(setImmediate)
      expect(done).toBe(atStop)
    })

    it('gives a name to one consumer at a time', async () => {
      const group = await bus.consume('taken', categories, async () => {})
      await expect(bus.consume('taken', categories, async () => {})).rejects.toThrow(/taken/)
      await group.stop()
      await bus.consume('taken', categories, async () => {})
    })
  })
}

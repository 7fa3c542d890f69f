import { excludeSystemEvents, type Position } from '@eventstore/db-client'
import { describe, expect, it, vi } from 'vitest'
import { aStream, credentials, event, heard, needsPeer, needsSwitches, observe } from './observed.ts'

const at = observe()
/** Ids of events written by this file. Other files may write to the same log, and their events are ignored. */
const own = new Set<string>()
const write = async (count: number, stream = aStream()) => {
  const events = Array.from({ length: count }, () => event())
  for (const { id } of events) own.add(id)
  const { position } = await at.client.appendToStream(stream, events, { credentials })
  return { stream, ids: events.map(({ id }) => id), position: position! }
}
type Options = Parameters<typeof at.client.subscribeToAll>[0]
const subscribe = (options: Options) => {
  const subscription = at.client.subscribeToAll({ credentials, ...options })
  return { subscription, ...heard(subscription, ({ event }) => own.has(event?.id ?? '')) }
}

describe('a subscription to $all', () => {
  it('confirms, gives what came after the position it names, says that it has caught up, and then what comes', async () => {
    const { position } = await write(2)
    const after = await write(2)
    const { subscription, said, ids } = subscribe({ fromPosition: position })
    await vi.waitFor(() => expect(ids()).toEqual(after.ids), 20_000)
    await vi.waitFor(() => expect(said.slice(0, 2)).toEqual(['confirmation', 'caughtUp']), 20_000)
    const live = await write(3)
    await vi.waitFor(() => expect(ids()).toEqual([...after.ids, ...live.ids]), 20_000)
    await subscription.unsubscribe()
    await vi.waitFor(() => expect(said).toContain('close'), 20_000)
    expect(said).toContain('end')
  })

  it('from the end gives only what comes, and without the server’s own events when asked', async () => {
    await write(1)
    const { subscription, said, ids } = subscribe({ fromPosition: 'end', filter: excludeSystemEvents() })
    await vi.waitFor(() => expect(said).toContain('caughtUp'), 20_000)
    const { stream, ids: written } = await write(1)
    await at.client.setStreamMetadata(stream, { maxCount: 5 }, { credentials })
    const { ids: more } = await write(1)
    await vi.waitFor(() => expect(ids()).toEqual([...written, ...more]), 20_000)
    await subscription.unsubscribe()
  })

  it('resumed from an event, or from any checkpoint, misses nothing and repeats nothing', async () => {
    const { position } = await write(1)
    const { ids: written } = await write(300)
    const checkpoints: { position: Position; after: number }[] = []
    const filter = excludeSystemEvents({
      checkpointInterval: 1,
      checkpointReached: async (_, reached) => void checkpoints.push({ position: reached, after: first.events.length }),
    })
    const first = subscribe({ fromPosition: position, filter })
    await vi.waitFor(() => expect(first.ids().length).toBeGreaterThanOrEqual(300), 10_000)
    await first.subscription.unsubscribe()
    expect(checkpoints.length).toBeGreaterThanOrEqual(8)
    for (const { position: from, after } of checkpoints.slice(0, 3)) {
      const again = subscribe({ fromPosition: from, filter: excludeSystemEvents() })
      await vi.waitFor(() => expect(again.ids().at(-1)).toBe(written.at(-1)), 10_000)
      expect(again.ids()).toEqual(written.slice(after))
      await again.subscription.unsubscribe()
    }
  })

  it.runIf(needsSwitches)('can be told a checkpoint that is ahead of an event not delivered yet', async () => {
    const { position } = await write(1)
    await write(5)
    await at.peer.fault({ is: 'checkpoint-ahead', of: 'subscribe' })
    const checkpoints: { position: Position; events: number }[] = []
    const filter = excludeSystemEvents({
      checkpointReached: async (_, reached) =>
        void checkpoints.push({ position: reached, events: ahead.events.length }),
    })
    const ahead = subscribe({ fromPosition: position, filter })
    await vi.waitFor(() => expect(ahead.events).toHaveLength(5), 20_000)
    await ahead.subscription.unsubscribe()
    const undelivered = ahead.events[checkpoints[0]!.events]!.event!.position!
    expect(checkpoints[0]!.position).toEqual(undelivered)
  })

  it('from beyond the end of the log is silent', async () => {
    const { subscription, said, events } = subscribe({ fromPosition: { commit: 2n ** 52n, prepare: 2n ** 52n } })
    await vi.waitFor(() => expect(said).toEqual(['confirmation', 'caughtUp']), 20_000)
    await write(1)
    const { ids } = await write(1)
    const other = subscribe({ fromPosition: 'start' })
    await vi.waitFor(() => expect(other.ids()).toContain(ids[0]), 20_000)
    expect(events).toEqual([])
    await Promise.all([subscription.unsubscribe(), other.subscription.unsubscribe()])
  })

  it('waits for a reader who is slow, and then gives everything in order', async () => {
    const { position } = await write(1)
    const written: string[] = []
    for (let i = 0; i < 8; i++) written.push(...(await write(500)).ids)
    const subscription = at.client.subscribeToAll({ credentials, fromPosition: position })
    subscription.on('error', () => {})
    await new Promise((done) => subscription.once('readable', () => done(undefined)))
    expect(subscription.readableLength).toBeLessThan(100)
    const got: string[] = []
    for await (const each of subscription)
      if (own.has(each.event!.id) && got.push(each.event!.id) === written.length) break
    expect(got).toEqual(written)
    await subscription.unsubscribe()
  })

  it('shows a tombstone as the last revision there is', async () => {
    const { stream, position } = await write(1)
    await at.client.tombstoneStream(stream, { credentials })
    const deleted = at.client.subscribeToAll({ credentials, fromPosition: position })
    const { events } = heard(deleted, (each) => each.event?.streamId === stream)
    await vi.waitFor(
      () =>
        expect(events.map((each) => [each.event?.type, each.event?.revision])).toEqual([
          ['$streamDeleted', 9223372036854775807n],
        ]),
      20_000,
    )
    await deleted.unsubscribe()
  })

  it.runIf(needsPeer)('whose server is killed says so once, and nothing more', async () => {
    const { subscription, said } = subscribe({ fromPosition: 'end' })
    await vi.waitFor(() => expect(said).toContain('caughtUp'), 20_000)
    await at.peer.kill()
    await vi.waitFor(() => expect(said.at(-1)).toBe('error unavailable 14'), 20_000)
    await at.peer.start()
    expect(said.filter((word) => word === 'end' || word === 'close')).toEqual([])
    subscription.destroy()
  })
})

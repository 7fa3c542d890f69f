import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { categories } from '#contracts/kernel/streams.ts'
import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import { Unavailable } from '#infra/engines/failures.ts'
import { type EventStore, NO_STREAM, type RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { seeded } from '#test/fixtures/seeded.ts'
import { startRelay, waitingEvents } from './relay.ts'

const folder = useFolders()
let store: EventStore
beforeEach(() => {
  store = embeddedEventStore(folder())
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
})

const write = async (count: number) => {
  for (let i = 0; i < count; i++) await store.append(aStream(), NO_STREAM, [anEnvelope()])
}

/** Remembers the checkpoint and, at each saving, how far the bus had accepted by then. */
function checkpointsBeside(accepted: Set<string>) {
  let saved: unknown = null
  const ahead: string[] = []
  return {
    ahead,
    saved: () => saved as string | null,
    loadState: async () => saved,
    async saveState(_key: string, value: unknown) {
      for (let position = 1; position <= Number(value); position++)
        if (!accepted.has(String(position))) ahead.push(`${position} at ${String(value)}`)
      saved = value
    },
  }
}

describe('the relay', () => {
  it('carries every event to the bus in the order of the log, and is woken by the next', async () => {
    const got: string[] = []
    const bus = embeddedEventBus()
    await bus.consume('all', categories, async (records) => void got.push(...records.map(({ position }) => position)))
    await write(3)
    const relay = await startRelay({ store, bus, checkpoints: checkpointsBeside(new Set(['1', '2', '3', '4'])) })
    await vi.waitFor(() => expect(got).toEqual(['1', '2', '3']), 20_000)
    await write(1)
    await vi.waitFor(() => expect(got).toEqual(['1', '2', '3', '4']), 20_000)
    await vi.waitFor(async () => expect(await relay.lag()).toBe(0), 20_000)
    await relay.stop()
  })

  it('never saves a checkpoint ahead of what the bus has accepted, however late and in whatever order that is', async () => {
    const random = seeded(5)
    const accepted = new Set<string>()
    const checkpoints = checkpointsBeside(accepted)
    const bus: EventBus = {
      ...embeddedEventBus(),
      async publish(records) {
        for (let i = random.below(40); i > 0; i--) await new Promise(setImmediate)
        for (const { position } of records) accepted.add(position)
      },
    }
    const relay = await startRelay({ store, bus, checkpoints, saveMs: 0 })
    for (let i = 0; i < 60; i++) await write(random.below(4))
    await vi.waitFor(async () => expect(await relay.lag()).toBe(0), 20_000)
    await relay.stop()
    expect(checkpoints.ahead).toEqual([])
    expect(checkpoints.saved()).toBe(await store.lastPosition())
  })

  it('sends again from the checkpoint what the bus refused, and loses nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const accepted = new Set<string>()
    const checkpoints = checkpointsBeside(accepted)
    let refusals = 3
    const bus: EventBus = {
      ...embeddedEventBus(),
      async publish(records) {
        if (records.some(({ position }) => Number(position) > 2) && refusals-- > 0)
          throw new Error('the broker is away')
        for (const { position } of records) accepted.add(position)
      },
    }
    await write(2)
    const relay = await startRelay({ store, bus, checkpoints, saveMs: 0 })
    await write(5)
    await vi.waitFor(async () => expect(await relay.lag()).toBe(0), 5000)
    await relay.stop()
    expect(checkpoints.ahead).toEqual([])
    expect([...accepted]).toHaveLength(7)
  })

  it('goes on where it was after a restart, repeating at most what was not saved', async () => {
    const sent: RecordedEvent[] = []
    const accepted = new Set<string>()
    const checkpoints = checkpointsBeside(accepted)
    const bus: EventBus = {
      ...embeddedEventBus(),
      async publish(records) {
        sent.push(...records)
        for (const { position } of records) accepted.add(position)
      },
    }
    await write(3)
    const first = await startRelay({ store, bus, checkpoints })
    await vi.waitFor(async () => expect(await first.lag()).toBe(0), 20_000)
    await first.stop()
    await write(2)
    const second = await startRelay({ store, bus, checkpoints })
    await vi.waitFor(async () => expect(await second.lag()).toBe(0), 20_000)
    await second.stop()
    expect(sent.map(({ position }) => position)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('carries what comes while the read store does not answer, and loses nothing of it in a checkpoint', async () => {
    const accepted = new Set<string>()
    const checkpoints = checkpointsBeside(accepted)
    const { promise: back, resolve: comeBack } = Promise.withResolvers<void>()
    const slow: typeof checkpoints = {
      ...checkpoints,
      saveState: (key, value) => back.then(() => checkpoints.saveState(key, value)),
    }
    const bus: EventBus = {
      ...embeddedEventBus(),
      publish: async (records) => records.forEach(({ position }) => accepted.add(position)),
    }
    const relay = await startRelay({ store, bus, checkpoints: slow, saveMs: 0 })
    for (let i = 1; i <= 3; i++) {
      await write(1)
      await vi.waitFor(() => expect(accepted.size).toBe(i), 20_000)
    }
    expect(checkpoints.saved()).toBeNull()
    comeBack()
    await vi.waitFor(async () => expect(checkpoints.saved()).toBe(await store.lastPosition()), 20_000)
    await relay.stop()
    expect(checkpoints.ahead).toEqual([])
  })

  it('asks the log once for each event that comes alone, and writes no checkpoint for each of them', async () => {
    const accepted = new Set<string>()
    const checkpoints = checkpointsBeside(accepted)
    const asked = { log: 0, saves: 0 }
    const counted: EventStore = { ...store, readAll: (...range) => (asked.log++, store.readAll(...range)) }
    const bus: EventBus = {
      ...embeddedEventBus(),
      publish: async (records) => records.forEach(({ position }) => accepted.add(position)),
    }
    const relay = await startRelay({
      store: counted,
      bus,
      checkpoints: { ...checkpoints, saveState: (key, value) => (asked.saves++, checkpoints.saveState(key, value)) },
      saveMs: 3_600_000,
    })
    for (let i = 1; i <= 20; i++) {
      await write(1)
      await vi.waitFor(() => expect(relay.position()).toBe(String(i)), 20_000)
    }
    // At its start it asks what there is, and saves the first.
    expect(asked).toEqual({ log: 21, saves: 1 })
    await relay.stop()
    expect(checkpoints.saved()).toBe('20')
  })

  it('says once that the bus is away and once that it is back, however often it tries', async () => {
    const said = (['error', 'warn'] as const).map((way) => vi.spyOn(console, way).mockImplementation(() => {}))
    onTestFinished(() => said.forEach((each) => each.mockRestore()))
    let tries = 0
    const bus: EventBus = {
      ...embeddedEventBus(),
      publish: () => (++tries <= 4 ? Promise.reject(new Unavailable('Kafka is away')) : Promise.resolve()),
    }
    await write(1)
    const relay = await startRelay({ store, bus, checkpoints: checkpointsBeside(new Set()) })
    await vi.waitFor(async () => expect(await relay.lag()).toBe(0), 20_000)
    await relay.stop()
    expect(tries).toBe(5)
    expect(said.map(({ mock }) => mock.calls)).toEqual([
      [[expect.stringContaining('cannot send'), 'Kafka is away']],
      [[expect.stringMatching(/cannot send.*no longer/)]],
    ])
  })

  it('ends by itself when a later one has saved a checkpoint, and takes nothing back', async () => {
    const states = embeddedReadStore(folder())
    await write(2)
    const early = await startRelay({ store, bus: embeddedEventBus(), checkpoints: states, epoch: 1, saveMs: 0 })
    await vi.waitFor(async () => expect(await waitingEvents(store, states)).toBe(0), 20_000)
    await write(1)
    await vi.waitFor(async () => expect(await waitingEvents(store, states)).toBe(0), 20_000)
    const late = await startRelay({ store, bus: embeddedEventBus(), checkpoints: states, epoch: 2, saveMs: 0 })
    await states.saveState('relay.checkpoint', late.position(), 2)
    await write(1)
    await early.ended
    await vi.waitFor(async () => expect(await waitingEvents(store, states)).toBe(0), 20_000)
    await late.stop()
    await early.stop()
    await states.close()
  })
})

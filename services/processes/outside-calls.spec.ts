import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { streamName } from '#contracts/kernel/streams.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { callDecider } from '#domain/call/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { acme, admin, contextOf } from '#test/fixtures/people.ts'
import { commandHandler } from '../commands/handle.ts'
import { callIdOf, outsideCall, type Outcome, Uncertain } from '../effects/call.ts'
import { startRelay } from '../relay/relay.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'
import { startProcesses } from './worker.ts'

const folder = useFolders()
const jobId = '22222222-2222-4222-8222-222222222222'
const HOUR = 3_600_000
/** By this name the call is cancelled. */
const key = 'booking'
const callId = callIdOf(acme, key)

let store: EventStore
let keys: KeyRing
let codec: Codec
let clock: number
beforeEach(() => {
  store = embeddedEventStore(folder())
  keys = embeddedKeyRing(folder())
  codec = makeCodec(keys)
  clock = Date.parse('2026-03-02T12:00:00.000Z')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
  await keys.close()
})

type Provider = {
  answer: () => unknown
  repeatable?: boolean
  heldFor?: number
  wanted?: () => boolean
  /** The process dies when it sends a command. */
  dies?: boolean
}

/** A process of its own over the same log, with a calendar outside that answers as the test says. */
async function start({ answer, repeatable = true, heldFor, wanted = () => true, dies = false }: Provider) {
  const asked: { id: string; payload: unknown }[] = []
  const heard: Outcome[] = []
  const commanded: unknown[] = []
  const commands = commandHandler(store, codec)
  const manager: ProcessManager<SubscriptionEvent> = {
    name: 'slot-consumed-books',
    category: 'subscription',
    on: ['JobSlotConsumed'],
    react: () => [
      {
        kind: 'call',
        port: 'calendar',
        operation: 'book',
        payload: { room: 'A1' },
        key,
        ...(heldFor !== undefined && { holdUntil: new Date(clock + heldFor).toISOString() }),
      } as unknown as Reaction,
    ],
    onOutcome: (_recorded, { outcome }) => {
      heard.push(outcome)
      return [{ kind: 'command', aggregate: 'job', id: jobId, command: { type: 'Told', data: outcome } }]
    },
    stillWanted: async () => wanted(),
  }
  const bus = embeddedEventBus()
  const book = outsideCall({
    payload: z.object({ room: z.string() }),
    target: () => 'calendar.example.org',
    repeatable,
    call: async (_core, { id, payload }) => {
      asked.push({ id, payload })
      return answer()
    },
  })
  const processes = await startProcesses(
    {
      core: undefined as never,
      commands,
      dispatch: async (_aggregate, _tenant, _id, command) => {
        if (dies) throw new Error('died')
        commanded.push(command)
        return {}
      },
      now: () => new Date(clock).toISOString(),
      store,
      bus,
      codec,
      checkpoints: { loadState: async () => null, saveState: async () => {} },
      calls: { calendar: { book } },
    },
    [manager],
    { retryMs: () => 1, patienceMs: 5, giveUpMs: HOUR },
  )
  const relay = await startRelay({
    store,
    bus,
    checkpoints: { loadState: async () => null, saveState: async () => {} },
  })
  const on = async (type: 'CancelCall' | 'RetryCall' | 'DropCall') =>
    void (await commands.handle(
      callDecider,
      callId,
      { type, data: {} },
      { ...contextOf(admin), commandId: randomUUID() },
    ))
  const rest = () =>
    vi.waitFor(async () => {
      await processes.sweep()
      expect([processes.openCalls(), processes.status()]).toEqual([0, []])
    }, 20_000)
  const stop = async () => {
    await relay.stop()
    await processes.stop()
  }
  return { asked, heard, commanded, processes, commands, on, rest, stop }
}

async function consume() {
  const commands = commandHandler(store, codec)
  for (const command of [
    { type: 'StartSubscription', data: { plan: 'enterprise' } },
    { type: 'ConsumeJobSlot', data: { jobId } },
  ] as const)
    await commands.handle(subscriptionDecider, acme, command, { ...contextOf(admin), commandId: randomUUID() })
}
const stateOfCall = async ({ commands }: Awaited<ReturnType<typeof start>>) =>
  (await commands.newestOf(callDecider, admin, callId)).status
const recordedOf = async (type: string) =>
  (await codec.decodeAll(await store.read(streamName(acme, 'pm', `slot-consumed-books~subscription-${acme}`)))).filter(
    ({ event }) => event.type === type,
  )

describe('an outside call', () => {
  it('is made under a key of its own, and its outcome is recorded, sealed, and leads to a command', async () => {
    const running = await start({ answer: () => ({ eventId: 'evt_ada' }) })
    await consume()
    await running.rest()
    await running.stop()
    expect(running.asked).toEqual([{ id: callId, payload: { room: 'A1' } }])
    const outcome = { ended: 'succeeded', result: { eventId: 'evt_ada' } }
    expect(running.heard).toEqual([outcome])
    expect(running.commanded).toEqual([{ type: 'Told', data: outcome }])
    const [settled] = await recordedOf('CallSettled')
    expect(settled!.event.data).toEqual({ effectId: callId, code: null, ...outcome })
    expect(JSON.stringify(await store.readAll(null, 100))).not.toContain('evt_ada')

    const again = await start({ answer: () => null })
    await again.rest()
    await again.stop()
    expect([again.asked, again.commanded]).toEqual([[], []])
  })

  it('that fails for good is not made again, and its manager hears why', async () => {
    const running = await start({
      answer: () => {
        throw new Rejected('job/not-found', 'no such room')
      },
    })
    await consume()
    await running.rest()
    await running.stop()
    expect([running.asked.length, running.heard]).toEqual([1, [{ ended: 'failed', code: 'job/not-found' }]])
  })

  it('whose outcome no one acted upon when the process died is not made again: what follows is', async () => {
    const first = await start({ answer: () => 'booked', dies: true })
    await consume()
    await vi.waitFor(async () => expect(await recordedOf('CallSettled')).toHaveLength(1), 20_000)
    await first.stop()
    expect(first.commanded).toEqual([])

    const again = await start({ answer: () => 'booked once more' })
    await again.rest()
    await again.stop()
    expect(again.asked).toEqual([])
    expect(again.commanded).toEqual([{ type: 'Told', data: { ended: 'succeeded', result: 'booked' } }])
  })

  it('that may have arrived is made again where the provider knows its key, and else is uncertain', async () => {
    let answers = 0
    const known = await start({
      answer: () => {
        if (answers++ === 0) throw new Uncertain('the line went dead')
        return null
      },
    })
    await consume()
    await known.rest()
    await known.stop()
    expect([known.asked.length, known.heard]).toEqual([2, [{ ended: 'succeeded', result: null }]])
  })

  it('that must not be repeated is not, whether the line or the process died in the middle of it', async () => {
    const running = await start({
      repeatable: false,
      answer: () => {
        throw new Uncertain('the line went dead')
      },
    })
    await consume()
    await running.rest()
    await running.stop()
    expect([running.asked.length, running.heard]).toEqual([1, [{ ended: 'uncertain' }]])
  })

  it('that a process had begun when it died is uncertain where it must not be repeated', async () => {
    await consume()
    const before = commandHandler(store, codec)
    await before.handle(
      callDecider,
      callId,
      { type: 'BeginCall', data: {} },
      { ...contextOf(admin), commandId: randomUUID() },
    )
    const running = await start({ repeatable: false, answer: () => null })
    await running.rest()
    await running.stop()
    expect([running.asked, running.heard]).toEqual([[], [{ ended: 'uncertain' }]])
  })
})

describe('a call that is held', () => {
  it('leaves when its time has come, and not before', async () => {
    const running = await start({ heldFor: 300_000, answer: () => null })
    await consume()
    await vi.waitFor(() => expect(running.processes.openCalls()).toBe(1), 20_000)
    await running.stop()
    expect(running.asked).toEqual([])
    clock += 300_000
    const later = await start({ heldFor: 300_000, answer: () => null })
    await later.rest()
    await expect(later.on('CancelCall')).rejects.toMatchObject({ code: 'call/left' })
    await later.stop()
    expect(later.asked).toHaveLength(1)
  })

  it.each(['is cancelled', 'is not wanted any more'])('does not leave when it %s in the meantime', async (how) => {
    const running = await start({ heldFor: 300_000, answer: () => null })
    await consume()
    await vi.waitFor(() => expect(running.processes.openCalls()).toBe(1), 20_000)
    if (how === 'is cancelled') await running.on('CancelCall')
    await running.stop()
    clock += 300_000
    const later = await start({
      heldFor: 300_000,
      answer: () => null,
      wanted: () => how === 'is cancelled',
    })
    await later.rest()
    await later.stop()
    expect([later.asked, later.heard]).toEqual([[], [{ ended: 'cancelled' }]])
  })
})

describe('a call that does not get through for too long', () => {
  /** Given up, by a process that has been stopped since. */
  async function givenUp() {
    const running = await start({
      answer: () => {
        throw new Rejected('mail/unavailable', 'away')
      },
    })
    await consume()
    await vi.waitFor(() => expect(running.processes.status()).toHaveLength(1), 20_000)
    expect(await stateOfCall(running)).toBe('unknown')
    clock += HOUR
    await vi.waitFor(async () => expect(await stateOfCall(running)).toBe('given-up'), 20_000)
    await running.rest()
    await running.stop()
    expect(running.heard).toEqual([])
  }

  it('waits for a decision, also over a restart, and is tried again when a person says so', async () => {
    await givenUp()
    const running = await start({ answer: () => 'booked' })
    await running.rest()
    expect(running.asked).toEqual([])
    await running.on('RetryCall')
    await vi.waitFor(() => expect(running.heard).toEqual([{ ended: 'succeeded', result: 'booked' }]), 20_000)
    await running.rest()
    await running.stop()
  })

  it('ends when a person drops it, and its manager hears that it failed', async () => {
    await givenUp()
    const running = await start({ answer: () => 'booked' })
    await running.on('DropCall')
    await vi.waitFor(() => expect(running.heard).toEqual([{ ended: 'failed', code: 'call/dropped' }]), 20_000)
    await running.rest()
    await running.stop()
    expect([running.asked, running.commanded.length]).toEqual([[], 1])
  })

  it('is tried again although the process died between the decision and the call', async () => {
    await givenUp()
    const commands = commandHandler(store, codec)
    await commands.handle(
      callDecider,
      callId,
      { type: 'RetryCall', data: {} },
      { ...contextOf(admin), commandId: randomUUID() },
    )
    const running = await start({ answer: () => 'booked' })
    await running.rest()
    await running.stop()
    expect(running.heard).toEqual([{ ended: 'succeeded', result: 'booked' }])
  })
})

import type { Codec } from '#infra/codec.ts'
import { crash } from '#infra/crash.ts'
import type { BusHandler, EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { EventStore, Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { log } from '#infra/log.ts'
import { keyedQueue } from '../commands/keyed-queue.ts'
import { PROCESSES_SWEPT as SWEPT } from '../core/places.ts'
import { recentOnly } from './recent-only.ts'
import { type StuckProcess, TOLD } from './stuck.ts'
import { ownPace } from './own-pace.ts'
import type { AnyProcessManager } from './process-manager.ts'
import { GIVEN_UP_AFTER_MS } from '../effects/call.ts'
import { calling } from './calling.ts'
import { type Delivery, EndlessChain } from './run-process.ts'

/** All process managers are one consumer group. */
export const GROUP = 'process.managers'
const SWEEP_MS = 60_000
/** So short a delay of a message or a follow-up command is not noticed. */
const LINGER_MS = 25
/** One whose messages or commands take longer than this lets the others go on. */
const PATIENCE_MS = 1000
const BATCH = 1000
const STREAMS_REMEMBERED = 20_000
/** Of one process manager: their decisions share commits. */
const STREAMS_AT_ONCE = 16

const MOST_ENDED_TOLD = 100

type Stuck = {
  manager: AnyProcessManager
  stream: string
  record: RecordedEvent
  error: string
  tries: number
  retryAt: number
}

/**
 * Runs the process managers: each gets every event of its kind from the bus, and a sweeper walks the log once more
 * behind them, so an event the bus lost is still acted upon. Inputs already handled cost one look into a cache. An
 * input that fails holds up the rest of its own stream and nothing else; it is tried again until it succeeds. All are one
 * group on the bus, which fetches once for them; one that is slow is waited for no longer than `patienceMs`. Outside calls leave
 * beside them and hold up nothing; one that fails for `giveUpMs` waits for a person's decision. `part` sees what each of them
 * is handed, under its name.
 */
export async function startProcesses(
  deps: Delivery & {
    store: EventStore
    bus: EventBus
    codec: Codec
    checkpoints: Pick<ReadStore, 'loadState' | 'saveState'>
    part?: (name: string, handler: BusHandler) => BusHandler
  },
  managers: readonly AnyProcessManager[],
  {
    retryMs = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 60_000),
    patienceMs = PATIENCE_MS,
    giveUpMs = GIVEN_UP_AFTER_MS,
  } = {},
) {
  const { store, bus, codec, checkpoints, part = (_, handler) => handler } = deps
  const inOrder = keyedQueue()
  const stuck = new Map<string, Stuck>()
  /** Chains of events that went round in a circle. */
  const ended: StuckProcess[] = []
  /** The revision up to which a manager has handled a stream in this life. */
  const reached = recentOnly(STREAMS_REMEMBERED)
  const telling = trouble('what is stuck could not be told to other processes')
  const resuming = trouble('stuck processes will be tried again')
  let stopping = false
  let retry: NodeJS.Timeout | undefined
  let retrying: Promise<unknown> = Promise.resolve()

  const keyOf = (manager: AnyProcessManager, stream: string) => `${manager.name}|${stream}`
  const concerns = (manager: AnyProcessManager, record: RecordedEvent) =>
    manager.on.includes(record.type) && record.stream.includes(`.${manager.category}-`)
  const concerning = (manager: AnyProcessManager, records: RecordedEvent[]) =>
    records.filter((record) => concerns(manager, record))

  const calls = calling(deps, managers, {
    giveUpMs,
    retryMs,
    changed: (manager) => tell(manager),
    inTurn: (manager, stream, work) => inOrder(keyOf(manager, stream), work),
  })
  const status = (): StuckProcess[] => [
    ...[...stuck.values()].map(({ manager, stream, error, tries }) => ({
      process: manager.name,
      stream,
      error,
      tries,
    })),
    ...calls.failing(),
    ...ended,
  ]
  function tell(manager: AnyProcessManager) {
    const own = status().filter(({ process }) => process === manager.name)
    checkpoints.saveState(TOLD + manager.name, own).then(telling.worked, telling.failed)
  }

  /** Reported until this process ends, and not tried again: the next try would go round once more. */
  function endChain(manager: AnyProcessManager, { stream }: RecordedEvent, message: string) {
    log.error(`${manager.name} does not act on ${stream}: ${message}`)
    if (ended.length < MOST_ENDED_TOLD) ended.push({ process: manager.name, stream, error: message, tries: 0 })
    tell(manager)
  }

  async function attempt(manager: AnyProcessManager, record: RecordedEvent): Promise<boolean> {
    const key = keyOf(manager, record.stream)
    try {
      await calls.handle(manager, await codec.decode(record), record)
      return true
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof EndlessChain) {
        endChain(manager, record, message)
        return true
      }
      const tries = (stuck.get(key)?.tries ?? 0) + 1
      if (tries === 1)
        log.error(`${manager.name} cannot act on ${record.stream}@${record.revision} and will try again: ${message}`)
      stuck.set(key, {
        manager,
        stream: record.stream,
        record,
        error: message,
        tries,
        retryAt: Date.now() + retryMs(tries),
      })
      tell(manager)
      crash('E6', manager.name)
      arm()
      return false
    }
  }

  /** Records that concern the manager: some streams at once, each of them in order. */
  async function run(manager: AnyProcessManager, records: RecordedEvent[]) {
    const streams = Map.groupBy(records, ({ stream }) => stream).entries()
    async function takeTurns() {
      for (const [stream, concerned] of streams)
        for (const record of concerned)
          await inOrder(keyOf(manager, stream), async () => {
            if (!stuck.has(keyOf(manager, stream))) await catchUp(manager, record)
          })
    }
    await Promise.all(Array.from({ length: STREAMS_AT_ONCE }, takeTurns))
  }

  /** Whatever the bus held back, lost or swapped: what comes first in a stream is acted upon first. */
  async function catchUp(manager: AnyProcessManager, record: RecordedEvent) {
    const key = keyOf(manager, record.stream)
    const from = (reached.get(key) ?? -1) + 1
    const before =
      from < record.revision ? await store.read(record.stream, { from, limit: record.revision - from }) : []
    if (from <= record.revision) await inTurn(manager, [...before, record])
  }

  /** Up to the first input that fails. */
  async function inTurn(manager: AnyProcessManager, records: RecordedEvent[]): Promise<boolean> {
    for (const record of records) {
      if (stopping || (concerns(manager, record) && !(await attempt(manager, record)))) return false
      reached.set(keyOf(manager, record.stream), record.revision)
    }
    return true
  }

  /** Goes on from the input that failed, with everything its stream has gathered since. */
  async function resume({ manager, stream, record }: Stuck) {
    await inOrder(keyOf(manager, stream), async () => {
      if (!(await inTurn(manager, await store.read(stream, { from: record.revision })))) return
      stuck.delete(keyOf(manager, stream))
      tell(manager)
    })
  }

  async function resumeDue() {
    for (const entry of [...stuck.values()]) if (entry.retryAt <= Date.now() && !stopping) await resume(entry)
  }

  function arm() {
    if (stopping || stuck.size === 0) return
    clearTimeout(retry)
    const next = Math.min(...[...stuck.values()].map(({ retryAt }) => retryAt))
    retry = setTimeout(
      () => {
        retrying = resumeDue().then(resuming.worked, resuming.failed).then(arm)
      },
      Math.max(next - Date.now(), 1),
    )
    retry.unref()
  }

  let swept: Position | null | undefined
  /** What is remembered across restarts never passes an input that is still stuck. */
  async function saveSwept() {
    const open = [...[...stuck.values()].map(({ record }) => record), ...calls.open()]
    const earliest = open.map(({ position }) => position).sort(store.comparePositions)[0]
    if (swept && (!earliest || store.comparePositions(swept, earliest) < 0)) await checkpoints.saveState(SWEPT, swept)
  }

  async function sweep() {
    if (swept === undefined) swept = (await checkpoints.loadState(SWEPT)) as Position | null
    while (!stopping) {
      const records = await store.readAll(swept, BATCH)
      if (records.length === 0) return
      for (const manager of managers) await run(manager, concerning(manager, records))
      await calls.takeUp(records)
      if (stopping) return
      swept = records.at(-1)!.position
      await saveSwept()
    }
  }

  const comparing = trouble('the process sweeper failed and will run again')
  const { failed: failedLate } = trouble('what a process manager could not act upon is left to the sweeper')
  const own = managers.map((manager) => ({
    manager,
    pace: ownPace(
      part(`process.${manager.name}`, (records) => run(manager, records)),
      { patienceMs, failedLate },
    ),
  }))
  /** One that fails keeps no other from its records; they come again for all of them. */
  async function handOut(records: RecordedEvent[]) {
    const ended = await Promise.allSettled(
      own.map(async ({ manager, pace }) => {
        const concerned = concerning(manager, records)
        if (concerned.length > 0) await pace.hand(concerned)
      }),
    )
    await calls.takeUp(records)
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  }
  const group = await bus.consume(
    GROUP,
    [...new Set(['call', ...managers.map(({ category }) => category)] as const)],
    handOut,
    {
      lingerMs: LINGER_MS,
    },
  )
  let sweeping: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweep().then(comparing.worked, comparing.failed)
  }, SWEEP_MS)
  timer.unref()

  return {
    sweep,
    status,
    /** Outside calls without an outcome, held ones among them. */
    openCalls: () => calls.open().length,
    /** Those of them that may leave at once. */
    promptCalls: () => calls.open().filter(({ holdUntil }) => holdUntil === 0).length,
    async stop() {
      stopping = true
      clearInterval(timer)
      clearTimeout(retry)
      await sweeping
      await retrying
      await group.stop()
      await Promise.all(own.map(({ pace }) => pace.rest()))
      await calls.stop()
    },
  }
}

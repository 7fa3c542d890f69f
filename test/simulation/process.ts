import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import { hostileBus } from '../support/hostile-bus.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { startRelay } from '#services/relay/relay.ts'
import type { Seeded } from '../fixtures/seeded.ts'
import { type Disk, memoryEventStore, memoryReads, type Pause } from './memory.ts'
import { mortal } from './mortal.ts'

/** What a worker is begun over; `dies` makes another port end with its process. */
export type Ports = {
  store: EventStore
  reads: ReturnType<typeof memoryReads>
  bus: EventBus
  pause: Pause
  dies: <Port extends object>(port: Port) => Port
}
export type Worker = { sweep(): Promise<unknown>; stop(): Promise<unknown> }
export type Process<W extends Worker> = Awaited<ReturnType<typeof bootProcess<W>>>

export const settled = () => new Promise<void>((done) => setImmediate(done))

/** One process: a worker and a relay over a hostile bus and a disk that outlives it, to be killed, stalled and woken. */
export async function bootProcess<W extends Worker>(disk: Disk, random: Seeded, begin: (ports: Ports) => Promise<W>) {
  const life = { over: false, stalled: undefined as Promise<void> | undefined }
  let wake = () => {}
  const pause = async () => {
    for (let i = random.below(3); i > 0; i--) await Promise.resolve()
  }
  const dies = <Port extends object>(port: Port) => mortal(port, life)
  const memory = memoryEventStore(disk, pause)
  const [store, reads] = [dies<EventStore>(memory), dies(memoryReads(disk, pause))]
  const bus = hostileBus(embeddedEventBus(), {
    random: random.next,
    lose: 0.08,
    duplicate: 0.15,
    delay: 0.15,
    reorder: 0.3,
  })
  const worker = await begin({ store, reads, bus, pause, dies })
  const relay = await startRelay({ store, bus, checkpoints: reads, saveMs: 0 })
  return {
    worker,
    hear: memory.tell,
    release: () => bus.release(),
    /** As SIGSTOP and SIGCONT would: it wakes up believing that nothing has happened. */
    stall() {
      life.stalled ??= new Promise((resume) => (wake = resume))
    },
    wake() {
      life.stalled = undefined
      wake()
    },
    /** As SIGKILL would: whatever is half done stays half done. */
    kill() {
      void worker.stop()
      void relay.stop()
      life.over = true
    },
  }
}

type Fate<W extends Worker> = {
  random: Seeded
  steps: number
  boot: () => Promise<Process<W>>
  /** What the world outside does in a step; every process hears of it. */
  work: () => Promise<unknown>
  /** Of all steps, up to where one is a sweep and up to where a kill; and how often everything settles in between, or else how many turns are left to it. */
  sweepsTo: number
  killsTo: number
  settles: number
  turns: number
}

/** A schedule of processes that work, sweep, die, start, stall and wake; answers the one that is left, awake and with all its records. */
export async function fate<W extends Worker>({
  random,
  steps,
  boot,
  work,
  sweepsTo,
  killsTo,
  settles,
  turns,
}: Fate<W>): Promise<Process<W>> {
  let running = [await boot()]
  for (let step = steps; step > 0; step--) {
    const roll = random.next()
    const process = random.pick(running)
    if (roll < 0.55) {
      await work()
      for (const each of running) each.hear()
    } else if (roll < 0.7) process.release().catch(() => {})
    else if (roll < sweepsTo) void process.worker.sweep()
    else if (roll < killsTo) {
      process.kill()
      running = running.filter((each) => each !== process)
      if (running.length === 0) running.push(await boot())
    } else if (roll < 0.91) {
      if (running.length === 1) running.push(await boot())
    } else if (roll < 0.96) process.stall()
    else process.wake()
    if (random.chance(settles)) await settled()
    else for (let i = random.below(turns); i > 0; i--) await Promise.resolve()
  }

  for (const process of running) process.wake()
  await settled()
  const survivor = random.pick(running)
  for (const process of running) if (process !== survivor) process.kill()
  await survivor.release()
  return survivor
}

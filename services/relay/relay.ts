import { crash } from '#infra/crash.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import { Fenced } from '#infra/engines/failures.ts'
import type { EventStore, Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { CHECKPOINT } from '../core/places.ts'

const BATCH = 500
/** Batches on their way at once: a slow consumer does not hold up the others until this many are waiting. */
const WINDOW = 32
const SAVE_MS = 250
const RETRY_MS = 200
/** Beyond this many events that wait, their exact number does not matter. */
const COUNTED = 10_000

/**
 * Carries the log to the bus. The checkpoint is saved only for events the bus has accepted, so a crash sends some
 * again and loses none. Woken by the store, it takes whatever has gathered in one batch and sleeps when there is none;
 * several batches travel at once, each consumer getting them in order. Fenced by a later one, it ends.
 */
export async function startRelay({
  store,
  bus,
  checkpoints,
  epoch,
  saveMs = SAVE_MS,
}: {
  store: EventStore
  bus: EventBus
  checkpoints: Pick<ReadStore, 'loadState' | 'saveState'>
  /** Of the lease it works under. */
  epoch?: number
  saveMs?: number
}) {
  let position = (await checkpoints.loadState(CHECKPOINT)) as Position | null
  let saved = position
  let savedAt = 0
  let saving: Promise<void> | undefined
  let fenced = false
  let stopping = false
  let wake: () => void = () => {}
  let rung = false
  const ring = () => {
    rung = true
    wake()
  }
  /** The log may hold more than was read. */
  let more = true
  const stopListening = store.onAppended(() => {
    more = true
    ring()
  })

  /** Batches on their way, oldest first. The checkpoint follows the oldest: it never passes one that is not accepted. */
  let underway: { upTo: Position; accepted: boolean }[] = []
  let failed = false
  const sending = trouble('the relay cannot send and will go on from its checkpoint')
  const reading = trouble('the relay cannot read and will try again')
  const checkpointing = trouble('the relay cannot save its checkpoint and will try again')

  async function save() {
    if (position === saved) return
    const reached = position
    await checkpoints.saveState(CHECKPOINT, reached, epoch)
    saved = reached
    crash('R5')
  }

  /** Beside the carrying, which a slow read store does not hold up, and once in a while: each is a write to it. */
  function saveWhenDue() {
    if (saving || position === saved || Date.now() - savedAt < saveMs) return
    saving = save()
      .then(checkpointing.worked, (error) => {
        if (error instanceof Fenced) fenced = true
        else checkpointing.failed(error)
      })
      .finally(() => {
        savedAt = Date.now()
        saving = undefined
        ring()
      })
  }

  function send(records: RecordedEvent[]) {
    const batch = { upTo: records.at(-1)!.position, accepted: false }
    underway.push(batch)
    bus.publish(records, epoch).then(
      () => {
        crash('R4')
        batch.accepted = true
        sending.worked()
        while (underway[0]?.accepted) position = underway.shift()!.upTo
        ring()
      },
      (error) => {
        if (!stopping) sending.failed(error)
        failed = true
        ring()
      },
    )
  }

  /** Until something happens that asks for a look, or the checkpoint is due. */
  async function rest() {
    if (rung || stopping) return
    const due = position === saved || saving ? undefined : setTimeout(ring, Math.max(savedAt + saveMs - Date.now(), 0))
    await new Promise<void>((done) => (wake = done))
    clearTimeout(due)
  }

  async function run() {
    let read = position
    let inOneGo = 0
    while (!stopping && !fenced) {
      rung = false
      try {
        if (failed) {
          // A batch was refused: everything after the checkpoint is sent again, in order.
          await new Promise((done) => setTimeout(done, RETRY_MS))
          failed = false
          underway = []
          read = position
          more = true
        }
        if (more && underway.length < WINDOW) {
          more = false
          const records = await store.readAll(read, BATCH)
          crash('R1')
          // Fewer than requested means that these were all; the store announces the next.
          if (records.length === BATCH) more = rung = true
          if (records.length > 0) {
            read = records.at(-1)!.position
            send(records)
            // A backlog is not read in one go: requests come in between. Not after each batch: what gathers while consumers
            // are busy is what they take up together.
            if (records.length === BATCH && ++inOneGo % 2 === 0) await new Promise((done) => setImmediate(done))
          }
        }
        saveWhenDue()
        reading.worked()
      } catch (error) {
        if (stopping) break
        more = true
        reading.failed(error)
        await new Promise((done) => setTimeout(done, RETRY_MS))
        continue
      }
      await rest()
    }
    await saving
    await save().catch((error) => {
      if (!(error instanceof Fenced))
        trouble('the relay could not save its checkpoint and will send some events again').failed(error)
    })
  }

  const running = run().finally(() => {
    stopping = true
    stopListening()
  })
  return {
    /** Settles once it is stopped or fenced. */
    ended: running,
    position: () => position,
    /** Events in the log that the bus has not accepted yet, counted up to `COUNTED`. */
    lag: (): Promise<number> => store.countAfter(position, COUNTED),
    async stop() {
      stopping = true
      ring()
      await running
    },
  }
}

/** Events in the log that the bus has not accepted by the last checkpoint, wherever the relay runs. */
export const waitingEvents = async (store: EventStore, checkpoints: Pick<ReadStore, 'loadState'>) =>
  store.countAfter((await checkpoints.loadState(CHECKPOINT)) as Position | null, COUNTED)

/** @throws BeyondLog when events were carried that this log does not hold: it was replaced, and nothing may go on from there. */
export async function refuseReplacedLog(store: EventStore, checkpoints: Pick<ReadStore, 'loadState'>): Promise<void> {
  await store.countAfter((await checkpoints.loadState(CHECKPOINT)) as Position | null, 1)
}

export type Relay = Awaited<ReturnType<typeof startRelay>>

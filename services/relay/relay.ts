import { crash } from '#infra/crash.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'

const BATCH = 500
const SAVE_MS = 250
const RETRY_MS = 200
const CHECKPOINT = 'relay.checkpoint'

/**
 * Carries the log to the bus. The checkpoint is saved only for events the bus has accepted, so a crash sends some
 * again and loses none. Woken by the store, it takes whatever has gathered in one batch and sleeps when there is none.
 */
export async function startRelay({ store, bus, checkpoints }: { store: EventStore; bus: EventBus; checkpoints: Pick<ReadStore, 'loadState' | 'saveState'> }) {
  let position = (await checkpoints.loadState(CHECKPOINT)) as Position | null
  let saved = position
  let savedAt = 0
  let stopping = false
  let wake: () => void = () => {}
  let rung = false
  const stopListening = store.onAppended(() => {
    rung = true
    wake()
  })

  async function save() {
    if (position === saved) return
    await checkpoints.saveState(CHECKPOINT, position)
    saved = position
    savedAt = Date.now()
  }

  async function run() {
    while (!stopping) {
      rung = false
      try {
        const records = await store.readAll(position, BATCH)
        crash('R1')
        if (records.length > 0) {
          await bus.publish(records)
          crash('R4')
          position = records.at(-1)!.position
          if (Date.now() - savedAt >= SAVE_MS) await save()
          continue
        }
        await save()
        crash('R5')
      } catch (error) {
        if (stopping) break
        console.error('the relay will try again:', error)
        await new Promise((done) => setTimeout(done, RETRY_MS))
        continue
      }
      if (!rung && !stopping) await new Promise<void>((done) => (wake = done))
    }
    await save()
  }

  const running = run()
  return {
    position: () => position,
    /** Events in the log that the bus has not accepted yet. */
    async lag(): Promise<number> {
      const last = await store.lastPosition()
      return last === null ? 0 : store.comparePositions(last, position ?? '0')
    },
    async stop() {
      stopping = true
      stopListening()
      wake()
      await running
    },
  }
}

export type Relay = Awaited<ReturnType<typeof startRelay>>

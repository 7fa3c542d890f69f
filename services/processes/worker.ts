import type { Codec } from '#infra/codec.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { EventStore, Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { AnyProcessManager } from './process-manager.ts'
import { type Delivery, runProcess } from './run-process.ts'

const SWEEP_MS = 60_000
const SWEPT = 'processes.swept'
const BATCH = 1000

/**
 * Runs the process managers: each gets every event of its kind from the bus, and a sweeper walks the log once more
 * behind them, so an event the bus lost is still acted upon. Inputs already handled cost one look into a cache.
 */
export async function startProcesses(
  deps: Delivery & { store: EventStore; bus: EventBus; codec: Codec; checkpoints: Pick<ReadStore, 'loadState' | 'saveState'> },
  managers: readonly AnyProcessManager[],
) {
  const { store, bus, codec, checkpoints } = deps

  async function run(manager: AnyProcessManager, records: RecordedEvent[]) {
    for (const record of records)
      if (manager.on.includes(record.type) && record.stream.includes(`.${manager.category}-`))
        await runProcess(manager, await codec.decode(record), deps)
  }

  async function sweep() {
    let position = (await checkpoints.loadState(SWEPT)) as Position | null
    for (;;) {
      const records = await store.readAll(position, BATCH)
      if (records.length === 0) return
      for (const manager of managers) await run(manager, records)
      position = records.at(-1)!.position
      await checkpoints.saveState(SWEPT, position)
    }
  }

  const groups = await Promise.all(managers.map((manager) => bus.consume(`process.${manager.name}`, (records) => run(manager, records))))
  let sweeping: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweep().catch((error) => console.error('the process sweeper failed and will run again:', error))
  }, SWEEP_MS)
  timer.unref()

  return {
    sweep,
    async stop() {
      clearInterval(timer)
      await sweeping
      await Promise.all(groups.map((group) => group.stop()))
    },
  }
}

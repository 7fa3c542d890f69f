import { log } from '#infra/log.ts'
import { deciders } from '../commands/deciders.ts'
import { outsideCalls } from '../effects/calls.ts'
import type { Core } from '../core/core.ts'
import { allProcessManagers } from './all.ts'
import type { Dispatch } from './process-manager.ts'
import { GROUP, startProcesses } from './worker.ts'
import { partOf } from '../telemetry/traced-engines.ts'

/** Runs the process managers; several share the work, since what each decides is written once. */
export async function processesRole(core: Core) {
  const { engines, codec, commands, now, telemetry } = core
  const dispatch: Dispatch = async (aggregate, tenant, id, command, context, stillWanted) => {
    const decider = deciders[aggregate]
    if (!decider) throw new Error(`No aggregate is called ${aggregate}`)
    const { token } = await commands.handle(decider, id, command, context, tenant, stillWanted)
    return token
  }
  const processes = await startProcesses(
    {
      core,
      commands,
      dispatch,
      now,
      store: engines.store,
      bus: engines.bus,
      codec,
      checkpoints: engines.reads,
      ...(telemetry && { part: partOf(engines, GROUP, telemetry.tracer) }),
      calls: outsideCalls,
    },
    allProcessManagers,
  )
  /** What was written while no process was at work. Begun apart: the relay that these may wait for starts after them. */
  let healing: Promise<unknown> = Promise.resolve()
  return {
    ...processes,
    heal() {
      healing = processes
        .sweep()
        .catch((error) => log.error('the first process sweep failed and will run again:', error))
    },
    async stop() {
      const stopped = processes.stop()
      await healing
      await stopped
    },
  }
}
export type ProcessesRole = Awaited<ReturnType<typeof processesRole>>

import { timerDecider } from '#domain/timer/decider.ts'
import { crash } from '#infra/crash.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { uuid5 } from '#infra/hashing.ts'
import { timers } from '#projections/timers/timers.ts'
import type { Core } from '../core/core.ts'

/** Timers are to the minute, not to the second: what they end is counted in days. */
const LOOK_MS = 15_000
const BATCH = 200

/**
 * Fires the timers whose time has come, in the order they are due. Each fires once, whoever does it how often: that is
 * an event of its own stream, and what it stands for is sent by a process. One that was due while nothing ran fires at
 * the next look.
 */
export async function fireDueTimers({
  commands,
  engines,
  reads,
  now,
}: Pick<Core, 'commands' | 'engines' | 'reads' | 'now'>): Promise<number> {
  const at = now()
  const due = await engines.reads.find(reads.live(timers), {
    filter: { dueAt: { $lte: at } },
    sort: { dueAt: 1 },
    limit: BATCH,
  })
  for (const { _id: timerId, companyId } of due) {
    const context = {
      commandId: uuid5(timerId, 'fire'),
      asker: { kind: 'process', name: 'timers', companyId, permissions: [] } as const,
      now: at,
      correlationId: timerId,
      causationId: null,
    }
    crash('T1')
    await commands.handle(timerDecider, timerId, { type: 'FireTimer', data: {} }, context)
    crash('T2')
  }
  return due.length
}

/** Looks for due timers now and every so often; for the one process that is on duty. */
export function watchTimers(core: Core) {
  let running: Promise<unknown> = Promise.resolve()
  let stopping = false
  const firing = trouble('timers that are due could not be fired and will be looked at again')
  const look = () =>
    (running = running.then(async () => {
      if (!stopping) await fireDueTimers(core).then(firing.worked, firing.failed)
    }))
  void look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    look,
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}

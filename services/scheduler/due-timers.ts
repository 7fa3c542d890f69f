import { setTimeout as pause } from 'node:timers/promises'
import { timerDecider } from '#domain/timer/decider.ts'
import { crash } from '#infra/crash.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { uuid5 } from '#infra/hashing.ts'
import { timers } from '#projections/timers/timers.ts'
import type { Core } from '../core/core.ts'

/** With what a look takes, a timer fires within a second of its moment. */
const LOOK_MS = 500
const BATCH = 2000
/** Streams of their own, which share commits. */
const AT_ONCE = 64

type Needs = Pick<Core, 'commands' | 'engines' | 'reads' | 'now'>
type Due = { _id: string; companyId: string; rev: number }

/**
 * Fires the timers whose time has come, the earliest first, until none is left. Each fires once for each time that it was
 * set, however often and by which process: that is an event of its own stream, and its command is sent by a process manager. One that was due
 * while nothing ran fires at the next look.
 * `fired` are those that the read model may still show as running, for the next call.
 * @throws what the last of them failed with; the others are fired.
 */
export async function fireDueTimers(
  core: Needs,
  {
    stopping = () => false,
    fired = new Set(),
    batch = BATCH,
  }: { stopping?: () => boolean; fired?: Set<string>; batch?: number } = {},
): Promise<number> {
  const { engines, reads, now } = core
  let [count, failure] = [0, null as { error: unknown } | null]
  const keyOf = ({ _id, rev }: Due) => `${_id} ${rev}`

  // What was fired is skipped rather than waited for: the read model may be far behind. What that passes over is found by the
  // next pass; the last one finds nothing.
  let seen = new Set<string>()
  for (let [skip, found] = [0, 0]; !stopping() && failure === null; ) {
    const due = await engines.reads.find(reads.live(timers), {
      filter: { dueAt: { $lte: now() } },
      sort: { dueAt: 1 },
      skip,
      limit: batch,
    })
    const left = due.filter((timer) => !fired.has(keyOf(timer)))
    for (const timer of due) seen.add(keyOf(timer))
    found += left.length
    const waiting = left.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const timer of waiting) {
          if (stopping()) return
          await fire(core, timer).then(
            () => {
              fired.add(keyOf(timer))
              count++
            },
            (error: unknown) => (failure = { error }),
          )
        }
      }),
    )
    if (due.length === batch) {
      skip += batch
      continue
    }
    for (const key of fired) if (!seen.has(key)) fired.delete(key)
    if (found === 0) break
    ;[skip, found, seen] = [0, 0, new Set()]
  }
  if (failure !== null) throw (failure as { error: unknown }).error
  return count
}

async function fire({ commands, now }: Needs, { _id: timerId, companyId, rev }: Due): Promise<void> {
  const context = {
    // Two that fire it at once are one command; set again, it is another.
    commandId: uuid5(timerId, `fire ${rev}`),
    asker: { kind: 'process', name: 'timers', companyId, permissions: [] } as const,
    now: now(),
    correlationId: timerId,
    causationId: null,
  }
  crash('T1')
  await commands.handle(timerDecider, timerId, { type: 'FireTimer', data: {} }, context)
  crash('T2')
}

/** By how many milliseconds the earliest timer that is due is late; 0 when none is. */
export async function timerLagMs({ engines, reads, now }: Omit<Needs, 'commands'>): Promise<number> {
  const at = now()
  const [first] = await engines.reads.find(reads.live(timers), {
    filter: { dueAt: { $lte: at } },
    sort: { dueAt: 1 },
    limit: 1,
  })
  return first ? Math.max(0, Date.parse(at) - Date.parse(first.dueAt as string)) : 0
}

/** Looks for due timers again and again; for the one process that is on duty. */
export function watchTimers(core: Core) {
  const stopping = new AbortController()
  const firing = trouble('timers that are due could not be fired and will be looked at again')
  const fired = new Set<string>()
  async function watch() {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      await fireDueTimers(core, { stopping: () => stopping.signal.aborted, fired }).then(firing.worked, firing.failed)
      // A read model that is far behind is looked through less often.
      await pause(Math.max(LOOK_MS, performance.now() - began), undefined, {
        signal: stopping.signal,
        ref: false,
      }).catch(() => {})
    }
  }
  const running = watch()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

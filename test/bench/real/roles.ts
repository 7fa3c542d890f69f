import { readEnv } from '#infra/env.ts'
import { streamName } from '#contracts/streams.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allProjections } from '#projections/all.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { openRoles, type Platform } from '#services/platform.ts'
import { type Column, startColumn } from '../../support/column.ts'
import type { RunningServer } from '../../support/server.ts'
import { companyId, fill } from '../candidates.ts'
import { idlePercent, residentMb } from '../process-figures.ts'
import type { Goal } from '../report.ts'
import { visibilityGoals } from './visibility.ts'

const asked = process.argv.indexOf('--events')
/** Waiting events that are drained; the figure is 100,000. */
const WAITING = asked < 0 ? 100_000 : Number(process.argv[asked + 1])
const LAST = 19
const LOOK_MS = 250
/** Appends of twenty events on their way at once: more would only wait in the server. */
const AT_ONCE = 8

/** Puts events into the log and answers how many a second reached every read model, from the last one's append. */
async function drained(platform: Platform, events: number): Promise<number> {
  const ids = await fill(platform.engines.store, platform.codec, events / (LAST + 1), undefined, AT_ONCE)
  const before = performance.now()
  await level(platform, ids)
  return events / ((performance.now() - before) / 1000)
}

/** Until every read model of candidates holds these as they are in the log. */
async function level(platform: Platform, ids: string[]): Promise<void> {
  const { reads } = platform.engines
  for (const projection of allProjections) {
    if (projection.category !== candidateDecider.category) continue
    let missing = ids
    while (missing.length > 0) {
      const docs = await reads.getMany(collectionOf(projection), missing.slice(0, 500))
      const still = missing.slice(0, 500).filter((_, i) => (docs[i]?.rev ?? -1) < LAST)
      missing = [...still, ...missing.slice(500)]
      if (still.length > 0) await new Promise((done) => setTimeout(done, LOOK_MS))
    }
  }
}

async function idleGoals(running: Map<string, RunningServer>): Promise<Goal[]> {
  const figures = await Promise.all([...running].map(async ([role, { process }]) => ({ role, idle: await idlePercent(process.pid!), memory: residentMb(process.pid!) })))
  return figures.flatMap(({ role, idle, memory }): Goal[] => [
    { id: 'R1', what: `resident memory of ${role}, doing nothing`, unit: 'MB', measured: memory, realistic: { atMost: 120 } },
    { id: 'R1', what: `processor time of ${role} over ten seconds, of one core`, unit: '%', measured: idle, realistic: { atMost: 2 } },
  ])
}

async function startRoles(column: Column): Promise<Map<string, RunningServer>> {
  const running = new Map<string, RunningServer>()
  // The first relay makes the topics.
  running.set('relay', await column.start(['relay']))
  for (const role of ['projector', 'processes', 'scheduler'] as const) running.set(role, await column.start([role]))
  running.set('web and api', await column.start(['web', 'api']))
  return running
}

/** Every role a process of its own on the real engines, and this process as one more that takes commands. */
export async function roleGoals(): Promise<Goal[]> {
  const column = await startColumn()
  try {
    const running = await startRoles(column)
    const goals = await idleGoals(running)
    const env = readEnv(column.env)
    const platform = await openRoles(env, new Set(['web', 'api']))
    try {
      const ids = await fill(platform.engines.store, platform.codec, 500, undefined, AT_ONCE)
      await level(platform, ids)
      for (const id of ids) await platform.commands.stateOf(candidateDecider, { companyId }, id)
      if (!(await platform.engines.store.head(streamName(companyId, 'candidate', ids[0]!)))) throw new Error('nothing was filled in')
      goals.push(...(await visibilityGoals(platform, { KAFKA_BROKERS: column.env.KAFKA_BROKERS, KAFKA_TOPIC_GENERATION: env.KAFKA_TOPIC_GENERATION }, ids)))
      const one = await drained(platform, WAITING / 5)
      await column.start(['projector'])
      const two = await drained(platform, WAITING / 5)
      const all = await drained(platform, WAITING)
      goals.push(
        { id: 'R2', what: 'events into every read model, two projectors; raw is one projector', unit: 'events/s', measured: two, limit: one, ratio: two / one, realistic: {} },
        { id: 'R2', what: `draining ${WAITING.toLocaleString('en')} waiting events, two projectors (${Math.round(all).toLocaleString('en')}/s)`, unit: 's', measured: WAITING / all, realistic: {} },
      )
      return goals
    } finally {
      await platform.close()
    }
  } finally {
    await column.stop()
  }
}

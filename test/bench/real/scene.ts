import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '#infra/env.ts'
import { Ambiguous, Unavailable } from '#infra/engines/failures.ts'
import { Conflict, type EventStore } from '#infra/engines/event-store/event-store.ts'
import { allProjections } from '#projections/all.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { openRoles, type Platform } from '#services/platform.ts'
import { type Column, startColumn } from '../../support/column.ts'
import type { RunningServer } from '../../support/server.ts'
import { toBeInspected } from '../steady/inspected.ts'
import { fill } from '../candidates.ts'

/** The last revision of a candidate that {@link fill} writes. */
const LAST = 19
const LOOK_MS = 250
const TRIES = 5
/** Appends of twenty events on their way at once: more would only wait in the server. */
const AT_ONCE = 8

/** How the image has glibc deal with memory. */
const allocator = Object.fromEntries(
  [...readFileSync('infra/Dockerfile', 'utf8').matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [
    name!,
    value!,
  ]),
)

const settings = { ...allocator, ...toBeInspected }

export type Scene = {
  column: Column
  /** Every role but for the bench itself, by name. */
  running: Map<string, RunningServer>
  /** The process of the bench, as one more that takes commands. */
  platform(): Promise<Platform>
}

let opened: Promise<Scene> | undefined
let platform: Promise<Platform> | undefined

/**
 * Real engines and a process for each role, started once for all rows that want them. In MongoDB's place the quicker of the
 * stand-ins: FerretDB replaces 20 to 50 documents a second, which is all that would be measured.
 */
export const theScene = () => (opened ??= openScene())

async function openScene(): Promise<Scene> {
  const column = await startColumn({ mongo: 'mongo-java-server' })
  const running = new Map<string, RunningServer>()
  const scene: Scene = {
    column,
    running,
    platform: () => (platform ??= openRoles(readEnv(column.env), new Set(['web', 'api']))),
  }
  try {
    // The first relay makes the topics.
    for (const role of ['relay', 'projector', 'processes', 'scheduler'] as const)
      running.set(role, await column.start([role], settings))
    running.set('web and api', await column.start(['web', 'api'], settings))
    return scene
  } catch (error) {
    await column.stop()
    throw error
  }
}

export async function closeScene(): Promise<void> {
  await (await platform)?.close()
  await (await opened)?.column.stop()
}

/** Candidates of twenty events each, straight into the log; a server with too much to do gets them again, which changes nothing twice. */
export function written({ engines: { store }, codec }: Platform, events: number): Promise<string[]> {
  const patient: EventStore = {
    ...store,
    async append(...asked) {
      for (let tries = 1; ; tries++) {
        try {
          return await store.append(...asked)
        } catch (error) {
          if (
            tries === TRIES ||
            !(error instanceof Ambiguous || error instanceof Unavailable || error instanceof Conflict)
          )
            throw error
          await wait(LOOK_MS)
        }
      }
    },
  }
  return fill(patient, codec, events / (LAST + 1), undefined, AT_ONCE)
}

/** Waits until every read model of candidates holds these as they are in the log; answers how many events it holds when the time is up. */
export async function level({ engines: { reads } }: Platform, ids: string[], atMostMs: number): Promise<number> {
  const until = performance.now() + atMostMs
  const projections = allProjections.filter(({ category }) => category === candidateDecider.category)
  let shown = new Map<string, number>()
  for (const projection of projections) {
    const revisions = new Map<string, number>()
    for (let missing = ids; missing.length > 0; ) {
      const asked = missing.slice(0, 500)
      const folded = await reads.revisions(collectionOf(projection), asked)
      for (const [i, id] of asked.entries()) revisions.set(id, folded[i] ?? -1)
      const still = asked.filter((id) => revisions.get(id)! < LAST)
      const over = performance.now() > until
      missing = [...(over ? [] : still), ...missing.slice(500)]
      if (still.length > 0 && !over) await wait(LOOK_MS)
    }
    shown = new Map(ids.map((id) => [id, Math.min(shown.get(id) ?? LAST, revisions.get(id)!)]))
  }
  return ids.reduce((events, id) => events + shown.get(id)! + 1, 0)
}

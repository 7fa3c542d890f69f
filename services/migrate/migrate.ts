import { type Migration, readMigration, writeMigration } from '#infra/startup/moved-log.ts'
import type { Position } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { crash } from '#infra/crash.ts'
import { BadSettings } from '#infra/env.ts'
import { compareLogs } from './compare-logs.ts'
import { copyLog, type LogEnd } from './copy-log.ts'
import { readPlaces } from '../core/places.ts'
import { translate } from './translate.ts'
import { chains, walk } from './walk.ts'

const PROGRESS_MS = 1000
const COMPARED = 500

export type MigrationRequest = {
  dataDir: string
  to: Migration['to']
  source: LogEnd
  target: LogEnd
  /** Where places in the log are remembered: before, and from now on. */
  states: { before: Pick<ReadStore, 'loadState'>; after: Pick<ReadStore, 'saveState'>; places: readonly string[] }
  /**
   * What else goes along, once the logs are one and the same and before anything is switched. Answers the places of read
   * models that it has made level with the whole log.
   */
  alongside?: () => Promise<readonly string[]>
  now: () => string
  onProgress?: (text: string) => void
}
export type Migrated = { events: number; streams: number; copied: number; resumed: boolean; seconds: number }

/**
 * Moves the log from one engine to the other. Nothing is switched before every event was read back and every chain
 * holds on both sides. Killed at any point, it goes on where it was when it is run again.
 */
export async function migrate(request: MigrationRequest): Promise<Migrated> {
  const { dataDir, to, source, target, states, now } = request
  const began = performance.now()
  const say = throttled(request.onProgress)
  const [first] = await source.store.readAll(null, 1)
  if (!first) throw new BadSettings([`${source.name} holds no events: there is nothing to move`])

  const earlier = readMigration(dataDir)
  const resumed = earlier !== null && earlier.done === null
  if (resumed && (earlier.to !== to || earlier.target !== target.name || earlier.installation !== first.hash))
    throw new BadSettings([
      `A migration of ${dataDir} to ${earlier.target} has begun on ${earlier.since} and is not done: finish it first, or remove ${dataDir}/migration.json to give it up.`,
    ])
  const migration: Migration = resumed
    ? earlier
    : {
        to,
        target: target.name,
        installation: first.hash,
        ...(await begin(request, say)),
        since: now(),
        states: null,
        done: null,
      }
  writeMigration(dataDir, migration)

  const before = migration.events
  const copied = await copyLog(source.store, target, migration.after, (position, events) => {
    Object.assign(migration, { after: position, events: before + events })
    writeMigration(dataDir, migration)
    say(`${before + events} events copied`)
  })

  const places = translate(
    migration.states ? placesBefore(migration.states) : await readPlaces(states.before, states.places),
  )
  const compared = await compareLogs(source.store, target.store, (at) => {
    places.told(at)
    if (at.events % COMPARED === 0) say(`${at.events} events compared`)
  })
  const { source: left, target: right, events, streams } = compared
  if (left || right)
    throw new Error(
      `The logs differ after ${events} events: ${nameOf(left)} in ${source.name}, ${nameOf(right)} in ${target.name}. Nothing was switched.`,
    )
  // Kept before any of them is overwritten: the next run still knows what they were.
  migration.states ??= places.result()
  writeMigration(dataDir, migration)
  crash('G3')
  const level = (await request.alongside?.()) ?? []
  crash('G10')
  for (const [key, { after }] of Object.entries(migration.states)) await states.after.saveState(key, after)
  // Written by the rebuild as they are at the end where it read the log, and then over an earlier run's.
  for (const key of level) await states.after.saveState(key, places.end())
  crash('G4')
  migration.done = now()
  writeMigration(dataDir, migration)
  return { events, streams, copied, resumed, seconds: (performance.now() - began) / 1000 }
}

/** Where to start: an empty target at the beginning, one that holds the beginning of the very same log where that ends. */
async function begin(
  { source, target }: MigrationRequest,
  say: (text: string) => void,
): Promise<{ after: Position | null; events: number }> {
  const check = chains()
  let checked = 0
  for await (const record of walk(source.store)) {
    check.follow(record, source.name)
    say(`${++checked} events of the source checked`)
  }
  if ((await target.store.lastPosition()) === null) return { after: null, events: 0 }
  const { events, upTo, target: more } = await compareLogs(source.store, target.store)
  if (events === 0)
    throw new BadSettings([
      `${target.name} holds the log of another installation. Nothing was written. Name an empty one.`,
    ])
  if (more)
    throw new BadSettings([
      `${target.name} holds events that ${source.name} lacks, the first of them ${nameOf(more)}. Nothing was written: one log would lose what the other has.`,
    ])
  return { after: upTo, events }
}

const placesBefore = (states: NonNullable<Migration['states']>) =>
  Object.fromEntries(Object.entries(states).map(([key, { before }]) => [key, before]))
const nameOf = (record: { stream: string; revision: number } | null) =>
  record ? `${record.stream} revision ${record.revision}` : 'nothing'

function throttled(tell: ((text: string) => void) | undefined) {
  let told = performance.now()
  return (text: string) => {
    if (!tell || performance.now() - told < PROGRESS_MS) return
    told = performance.now()
    tell(text)
  }
}

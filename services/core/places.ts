import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { BadSettings } from '#infra/env.ts'
import { log } from '#infra/log.ts'
import { allProjections } from '#projections/all.ts'
import { type AnyProjection, collectionOf } from '#projections/runtime/projection.ts'
import { SWEPT } from '#projections/runtime/worker.ts'

/** How far the relay has carried the log to the bus. */
export const CHECKPOINT = 'relay.checkpoint'
/** How far the sweeper of the process managers has come; timers and reactions are among what they handle. */
export const PROCESSES_SWEPT = 'processes.swept'

/** How far the log has been read for webhooks and the event feed. */
export const PUBLISHED = 'webhooks.published'

/** States of the read store that are positions in the log, and mean the same beside any read store. */
export const placesOfWork = [CHECKPOINT, PROCESSES_SWEPT, PUBLISHED]
/** How far the documents of a read model are level with the log. */
export const placeOf = (projection: AnyProjection) => SWEPT + collectionOf(projection)
/** Every position that outlives a process. One that is saved under another name would be lost when the log moves. */
export const placesInLog = [...placesOfWork, ...allProjections.map(placeOf)]

/** Those of these places that have been saved. */
export async function readPlaces(
  states: Pick<ReadStore, 'loadState'>,
  keys: readonly string[],
): Promise<Record<string, Position>> {
  const places: Record<string, Position> = {}
  for (const key of keys) {
    const value = await states.loadState(key)
    if (typeof value === 'string') places[key] = value
  }
  return places
}

type Parts = { store: Pick<EventStore, 'isPosition'>; reads: Pick<ReadStore, 'loadState' | 'saveState'> }

/**
 * Read models whose place is none of this event store are compared with the log from its first event on, which changes
 * nothing but what differs. A place of the relay or of the process managers says that the log itself may be another copy.
 * @throws BadSettings then, with what to do.
 */
export async function checkPlaces({ store, reads }: Parts): Promise<void> {
  const strange = await strangePlaces({ store, reads }, placesInLog)
  const ofWork = strange.filter((key) => placesOfWork.includes(key))
  if (ofWork.length > 0)
    throw new BadSettings([
      `The read store (MONGODB_URL, or DATA_DIR) was filled from another event store: ${ofWork.join(' and ')} cannot be read as a place in this one. Set EVENTSTORE_URL, or leave it empty, as it was. If the log that is named now is the whole one, npm run rebuild all builds the read models from it, and the platform then looks through it from its first event on; what was done already is not done again.`,
    ])
  for (const key of strange) await reads.saveState(key, null)
  if (strange.length > 0)
    log.warn(
      `the places of these read models were those of another event store, and they are compared with the log from its first event on: ${strange.map((key) => key.slice(SWEPT.length)).join(', ')}`,
    )
}

/** After all read models were built from this log: what no place in it is starts over. */
export async function forgetStrangePlaces(parts: Parts): Promise<void> {
  for (const key of await strangePlaces(parts, placesInLog)) await parts.reads.saveState(key, null)
}

async function strangePlaces({ store, reads }: Parts, keys: readonly string[]): Promise<string[]> {
  return Object.entries(await readPlaces(reads, keys)).flatMap(([key, place]) => (store.isPosition(place) ? [] : [key]))
}

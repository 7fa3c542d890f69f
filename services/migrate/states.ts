import type { Position } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { SWEPT } from '#projections/runtime/worker.ts'
import { SWEPT as PROCESSES_SWEPT } from '../processes/worker.ts'
import { CHECKPOINT } from '../relay/relay.ts'

/** States that are places in the log, and mean the same beside any read store. */
export const placesOfWork = [CHECKPOINT, PROCESSES_SWEPT]
/** With those that say how far the documents beside them are level. */
export const placesInLog = [...placesOfWork, ...allProjections.map((projection) => SWEPT + collectionOf(projection))]

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

/** Where in the target what was at these places in the source lies now; a place that was not met starts over, which is harmless. */
export function translate(places: Record<string, Position>) {
  const wanted = new Set(Object.values(places))
  const found = new Map<Position, Position>()
  return {
    told({ source, target }: { source: Position; target: Position }) {
      if (wanted.has(source)) found.set(source, target)
    },
    result: () =>
      Object.fromEntries(
        Object.entries(places).map(([key, before]) => [key, { before, after: found.get(before) ?? null }]),
      ),
  }
}

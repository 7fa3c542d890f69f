import { wayOf } from '#contracts/integration/aggregated.ts'
import { catalogue, type CatalogueEntry, type CatalogueType } from '#contracts/integration/catalogue.ts'
import type { Core } from '../../core/core.ts'

type Engines = Pick<Core['engines'], 'aggregator' | 'ats'>

/** How a company gets a system in this installation: one that it is not set up for is yet to come. */
export function entryOf({ aggregator, ats }: Engines, type: CatalogueType): CatalogueEntry {
  const entry = catalogue[type]
  if (type === 'jobadder' && !ats.jobAdder) return { ...entry, way: { kind: 'later' } }
  return { ...entry, way: wayOf(type, aggregator.name) }
}

export const isOffered = (engines: Engines, type: CatalogueType): boolean => entryOf(engines, type).way.kind !== 'later'

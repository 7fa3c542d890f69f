import { catalogue, type CatalogueEntry, type CatalogueType } from '#contracts/integration/catalogue.ts'
import type { Core } from '../../core/core.ts'

type Engines = Pick<Core['engines'], 'ats'>

/** How a company gets a system in this installation: one that it is not set up for is yet to come. */
export function entryOf({ ats }: Engines, type: CatalogueType): CatalogueEntry {
  const entry = catalogue[type]
  return type === 'jobadder' && !ats.jobAdder ? { ...entry, way: { kind: 'later' } } : entry
}

export const isOffered = (engines: Engines, type: CatalogueType): boolean => entryOf(engines, type).way.kind !== 'later'

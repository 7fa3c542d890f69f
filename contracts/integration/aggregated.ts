import type { Feature } from '../subscription/features.ts'
import { catalogue, type CatalogueEntry, type CatalogueType } from './catalogue.ts'

/** Systems that come through an aggregator alone. */
export const aggregatedTypes = [
  'lever',
  'smartrecruiters',
  'comeet',
  'jazzhr',
  'pageup',
  'livehire',
  'impress',
  'senegalsoftware',
  'sap',
  'workday',
] as const satisfies readonly CatalogueType[]
const isAggregated = (type: CatalogueType) => (aggregatedTypes as readonly string[]).includes(type)
export const ATS_PAGE = '/admin/integration/ats'

/** How a company gets it: what comes through an aggregator alone can be connected where one is set up that knows it. */
export function wayOf(type: CatalogueType, aggregator: 'sandbox' | 'merge'): CatalogueEntry['way'] {
  const { way } = catalogue[type]
  return way.kind === 'later' && aggregator === 'merge' && isAggregated(type)
    ? { kind: 'page', to: `${ATS_PAGE}?system=${type}` }
    : way
}

/** The entry of the catalogue that a linked system is; an aggregator may say more than the name, such as `sap-successfactors`. */
export const entryOf = (system: string): CatalogueType =>
  [...aggregatedTypes, 'jobadder' as const].find((type) =>
    system
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .startsWith(type),
  ) ?? 'otherats'

/** Which flag of the plan opens a linked system. */
export const featureOf = (system: string): Feature => catalogue[entryOf(system)].feature

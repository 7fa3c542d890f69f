import type { Scorecard } from '../job/draft.ts'
import type { JourneyModule } from '../job/journey.ts'

/** Fields of work by which the starter library is grouped, in the order in which they are shown. */
export const fieldsOfWork = [
  'software',
  'product',
  'sales',
  'marketing',
  'service',
  'office',
  'logistics',
  'hospitality',
  'care',
  'trades',
] as const
export type FieldOfWork = (typeof fieldsOfWork)[number]

/** A question set that every company has. Its id is a word; those of a company's own templates are uuids. */
export type StarterTemplate = {
  id: string
  name: string
  field: FieldOfWork
  modules: JourneyModule[]
  scorecard: Scorecard
}
/** One more when the questions of the library change. */
export const STARTER_VERSION = 1

import type { Filter } from './filter.ts'

export type Row = Record<string, unknown>
/** What an analyst asks of one company's documents, of those about a job only where it is one of `jobs`, if they are named. `models` are the collections that a lookup may name. */
export type Question = {
  company: string
  jobs?: readonly string[] | undefined
  without?: Without | undefined
  collection: string
  limit: number
} & (
  | { kind: 'find'; filter: Filter; project?: Row | undefined; sort?: Record<string, 1 | -1> | undefined }
  | { kind: 'aggregate'; pipeline: Row[]; models: Record<string, string> }
)

/** Fields of collections that are not there for who asks: neither in what comes nor for a condition, an order or a join. */
export type Without = Readonly<Record<string, readonly string[]>>

/** The question is at fault: it cannot be evaluated. */
export class NotEvaluated extends Error {}
/** It takes longer, or more memory, than a question may have. */
export class TooExpensive extends Error {}

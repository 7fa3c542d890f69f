import type * as z from 'zod'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Category } from '#contracts/kernel/streams.ts'
import type { CollectionSpec, Counter, Index } from '#infra/engines/read-store/read-store.ts'

/**
 * One read document per source stream. `evolve` is pure, so what a projection means is tested without a database;
 * null means there is nothing to show (any more): a tombstone stays that remembers the revision.
 */
export type Projection<View extends object = Record<string, unknown>, Event extends DomainEvent = DomainEvent> = {
  /** Noun of the screen it serves; the collection is `<name>_v<version>`. */
  name: string
  /** Raise it with any change of meaning: the new version is built beside the live one, compared and switched. */
  version: number
  category: Category
  /** What an analyst reads about it. */
  description: string
  /** The fields of the document, each described. `_id`, `companyId` and `rev` come on top. */
  schema: z.ZodType<View, unknown>
  indexes: Index[]
  counters: Counter[]
  /** Scalar fields that documents are filtered by and not found or sorted by: no index of their own. */
  columns?: string[]
  /** Records of numbers or text by id, by whose entries documents are filtered. */
  maps?: string[]
  evolve: (view: View | null, recorded: Recorded<Event>) => View | null
}

// Projections of different views and events live in one list; `evolve` is only ever called with its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyProjection = Projection<any, any>

export const collectionOf = (projection: Pick<AnyProjection, 'name' | 'version'>) =>
  `${projection.name.replaceAll('-', '_')}_v${projection.version}`

export const specOf = (projection: AnyProjection): CollectionSpec => ({
  name: collectionOf(projection),
  indexes: projection.indexes,
  counters: projection.counters,
  ...(projection.columns && { columns: projection.columns }),
  ...(projection.maps && { maps: projection.maps }),
})

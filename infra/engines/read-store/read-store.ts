import type * as z from 'zod'
import type { Filter } from './filter.ts'
import type { Question, Row } from './questions.ts'

/** A read document. `_id` is unique in its collection; `companyId` scopes it; `rev` is the source stream's revision it holds. */
export type Doc = { _id: string; companyId: string; rev: number; [field: string]: unknown }

/**
 * Replaces the document whose `rev` is `expected`, or inserts when `expected` is null. `before`: the document of that
 * revision, where it is at hand; an engine may then write only what differs.
 */
export type CompareAndSet = { collection: string; expected: number | null; doc: Doc; before?: Doc | null }

/** The read store will not keep this document as it is, however often it is sent; others of the same call may have been written. */
export class NotKept extends Error {
  readonly id: string
  constructor(id: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.id = id
  }
}

/** Scalar fields of the documents, in index order. */
export type Index = { fields: string[]; unique?: boolean }
/** Documents are counted by the values of `by`, kept exact in the same write: `count({jobId, columnId})` is one look-up. */
export type Counter = { name: string; by: string[] }
/**
 * `columns`: scalar fields that documents are filtered by beside an index; `maps`: records of numbers or text by id, whose
 * entries they are filtered by. An engine may keep them apart from the rest of a document.
 */
export type CollectionSpec = {
  name: string
  indexes: Index[]
  counters: Counter[]
  columns?: string[]
  maps?: string[]
}

/** What an analyst reads about a collection, field by field; shown by an engine that can. It keeps no document out. */
export type Meaning = { description: string; schema: z.ZodType }

/**
 * `only`: texts and numbers among the columns that the caller reads; an engine may leave out everything else but `_id`,
 * `companyId` and `rev`.
 */
export type Query = {
  filter: Filter
  only?: readonly string[]
  sort?: Record<string, 1 | -1>
  skip?: number
  limit?: number
}

/**
 * A collection that is built while another of its kind is live. The steps are taken in this order; a builder that dies
 * between them leaves one whole collection live.
 */
export interface Replacement {
  /** Where the new documents go; not read yet. */
  readonly collection: string
  /** There is a live collection of this kind already. */
  replaces: boolean
  /** From when this resolves, every writer of a live document writes the new one with it, where it is the one before. */
  follow(): Promise<void>
  /** From when this resolves, all reads use the new one. */
  switchOver(): Promise<void>
  /** Removes what was replaced. */
  finish(): Promise<void>
  /** Removes the new one, before it is live. */
  abandon(): Promise<void>
}

/**
 * Documents for reading. The one write a projection has is `compareAndSet` of single documents; several in one call
 * are independent of each other, each wins or loses alone.
 */
export interface ReadStore {
  /** Creates the collection with its indexes and counters where missing. */
  ensure(spec: CollectionSpec, meaning?: Meaning): Promise<void>
  get(collection: string, id: string): Promise<Doc | null>
  /**
   * `recent`: what this process has just written may be answered without asking. For those who write what they have read,
   * by its revision: where another process has written since, that write is lost, and the next answer is the requested one.
   */
  getMany(collection: string, ids: string[], options?: { recent?: boolean }): Promise<(Doc | null)[]>
  /** How far each document is, without the rest of it: for those who only wait or compare. */
  revisions(collection: string, ids: string[]): Promise<(number | null)[]>
  /**
   * True for each write that won: the document is now the requested one. A lost one changed nothing. An engine that
   * answers for many writes at once may call one lost that was overtaken by the next revision before it could look.
   * @throws NotKept
   */
  compareAndSet(writes: CompareAndSet[]): Promise<boolean[]>
  /** MongoDB filter language. */
  find(collection: string, query: Query): Promise<Doc[]>
  /** With `most` it counts no further. */
  count(collection: string, filter: Filter, most?: number): Promise<number>
  /** Counts kept by a counter of the collection: groups whose `by` values match `where`, with the value of every `by` field. */
  counts(collection: string, counter: string, where: Filter): Promise<{ by: Record<string, unknown>; count: number }[]>
  /** Collections that exist, with their number of documents. */
  collections(): Promise<{ name: string; documents: number }[]>
  drop(collection: string): Promise<void>
  /** Small named values of the runtime (relay checkpoint, sweep position, which projection version is live). */
  loadState(key: string): Promise<unknown>
  /** Rejects, with the reason, while the server does not answer: at once where that is known. A store in files always answers. */
  probe?(): Promise<unknown>
  /**
   * Durable in the order of the document writes: a state that survives a crash implies the documents before it did.
   * With the `epoch` of a lease the value is that holder's.
   * @throws Fenced when a higher epoch has saved this key.
   */
  saveState(key: string, value: unknown, epoch?: number): Promise<void>
  /** One at a time. Where log and read models both lie in the folder, a rebuild works on the files instead, which is quicker. */
  replace?(spec: CollectionSpec, meaning?: Meaning): Promise<Replacement>
  /**
   * An analyst's question, where the engine can evaluate it apart from everything else; one row more than the limit
   * when there are more.
   * @throws NotEvaluated, TooExpensive
   */
  answer?(question: Question, signal?: AbortSignal): Promise<Row[]>
  close(): Promise<void>
}

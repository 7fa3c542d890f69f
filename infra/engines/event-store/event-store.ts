import type { Actor } from '#contracts/asker.ts'

/** Revision of the last event in a stream, 0-based and gapless; `NO_STREAM` when nothing was ever written. */
export type Revision = number
export const NO_STREAM: Revision = -1

/** Where an event lies in the order of the whole log. Opaque outside the engine; compare only with `comparePositions`. */
export type Position = string

export type Envelope = {
  /** Uuid v5 of command id and index. */
  id: string
  type: string
  version: number
  tenant: string
  actor: Actor
  /** ISO instant of the decision. */
  occurredAt: string
  commandId: string
  /** Digest of the command's body: the same command id with another digest is a reuse, not a retry. */
  commandDigest: string
  correlationId: string
  causationId: string | null
  /** Payload with personal fields sealed. */
  data: unknown
  /** Hash chain of the stream: SHA-256 over 0x00, the previous hash and the canonical envelope (see `infra/chain.ts`). */
  hash: string
}
export type EventToAppend = Envelope
export type RecordedEvent = Envelope & { stream: string; revision: Revision; position: Position }

export type Appended = { revision: Revision; position: Position; /** true when these very events were already there */ replayed: boolean }

export interface EventStore {
  /**
   * Appends all or nothing, at the end of a stream whose last revision is `expected`. Resolves only once durable.
   * Sending the same events again (same ids at the same place) answers `replayed` and writes nothing.
   * @throws Conflict when the stream has moved; Full when storage is exhausted; Unavailable when the engine
   * cannot be reached; Ambiguous when it is not known whether the append happened (read back to find out).
   */
  append(stream: string, expected: Revision, events: EventToAppend[]): Promise<Appended>
  /** Events of one stream in revision order, from `from` (default 0), up to `limit` (default all). Empty for an unknown stream. */
  read(stream: string, range?: { from?: Revision; limit?: number }): Promise<RecordedEvent[]>
  /** The last event's revision and hash, or null for an unknown stream. */
  head(stream: string): Promise<{ revision: Revision; hash: string } | null>
  /** Events of all streams in log order after `after` (null = from the start), at most `limit`. */
  readAll(after: Position | null, limit: number): Promise<RecordedEvent[]>
  /**
   * Last revision of every stream that changed after `after`, up to `until` (default the newest event), with the
   * position up to which this is complete.
   */
  headsSince(after: Position | null, until?: Position | null): Promise<{ heads: { stream: string; revision: Revision }[]; upTo: Position | null }>
  /** Position of the newest event, or null for an empty log. */
  lastPosition(): Promise<Position | null>
  /** Calls back after each commit, coalesced. A hint: a listener that reads from where it stopped misses nothing. */
  onAppended(listener: () => void): () => void
  comparePositions(a: Position, b: Position): number
  close(): Promise<void>
}

export class Conflict extends Error {
  readonly current: Revision
  constructor(stream: string, expected: Revision, current: Revision) {
    super(`${stream} is at revision ${current}, not ${expected}`)
    this.name = 'Conflict'
    this.current = current
  }
}
export class Ambiguous extends Error {
  override name = 'Ambiguous'
}
export class Unavailable extends Error {
  override name = 'Unavailable'
}
/** Another process has taken over: stop at once. */
export class Fenced extends Error {
  override name = 'Fenced'
}
/** No room left on the device; nothing was written. */
export class Full extends Error {
  override name = 'Full'
}

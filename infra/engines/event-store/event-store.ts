import type { Actor } from '#contracts/kernel/asker.ts'

/** Revision of the last event in a stream, 0-based and gapless; `NO_STREAM` when nothing was ever written. */
export type Revision = number
export const NO_STREAM: Revision = -1

/**
 * The place of an event in the order of the whole log. Opaque outside the engine: `comparePositions` tells which of two
 * comes first, `countAfter` how many follow; neither can be read from the text.
 */
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
  /** How many events caused each other before this one; absent is 0. */
  depth?: number
  /** W3C traceparent of the command, where traces are taken. */
  trace?: string
  /** Payload with personal fields sealed. */
  data: unknown
  /** Hash chain of the stream: SHA-256 over 0x00, the previous hash and the canonical envelope (see `infra/chain.ts`). */
  hash: string
}
export type EventToAppend = Envelope
export type RecordedEvent = Envelope & { stream: string; revision: Revision; position: Position }
/** What a decision needs of an event: what happened, without who did it, when and why. */
export type StreamEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'type' | 'version' | 'data' | 'hash'>

export type Appended = {
  revision: Revision
  position: Position
  /**
   * False: the events as they were given are in the stream, be it from this append or from an earlier one of the same
   * ids and hashes (engines cannot tell these apart). True: an earlier attempt wrote these ids there with another
   * content (sealed at another moment); what is stored counts, and has to be read before anything is built on it.
   */
  replayed: boolean
}

export interface EventStore {
  /**
   * Appends all or nothing, at the end of a stream whose last revision is `expected`. Resolves only once durable.
   * Sending the same events again at the revision first used writes nothing and answers as the first did, however far
   * the stream has come since; the same ids with other hashes answer `replayed` (see `Appended`).
   * @throws Conflict when the stream has moved; Full when storage is exhausted; TooLarge when the engine takes less
   * than this at once (every engine takes `ALWAYS_TAKEN_BYTES`); Unavailable when the engine cannot be reached;
   * Ambiguous when it is not known whether the append happened (read back, or send the same again). After every
   * error but Ambiguous nothing was written.
   */
  append(stream: string, expected: Revision, events: EventToAppend[]): Promise<Appended>
  /** Events of one stream in revision order, from `from` (default 0), up to `limit` (default all). Empty for an unknown stream. */
  read(stream: string, range?: { from?: Revision; limit?: number }): Promise<RecordedEvent[]>
  /** All of a stream like `read`, and of each event at least so much as is folded: cheaper where the engine can leave out the rest. */
  readToFold(stream: string): Promise<StreamEvent[]>
  /** The last event's revision and hash, or null for an unknown stream. */
  head(stream: string): Promise<{ revision: Revision; hash: string } | null>
  /**
   * Events of all streams in log order after `after` (null = from the start), at most `limit`; fewer means the end as it was then.
   * @throws BeyondLog, as do `headsSince` and `countAfter`, when `after` is beyond the end of this log.
   */
  readAll(after: Position | null, limit: number): Promise<RecordedEvent[]>
  /**
   * Last revision of every stream that changed after `after`, up to `until` (default the newest event), with the
   * position up to which this is complete.
   */
  headsSince(
    after: Position | null,
    until?: Position | null,
  ): Promise<{ heads: { stream: string; revision: Revision }[]; upTo: Position | null }>
  /** Position of the newest event, or null for an empty log. */
  lastPosition(): Promise<Position | null>
  /** How many events lie after `after` (null = from the start), counted up to `atMost`: that many means so many or more. */
  countAfter(after: Position | null, atMost: number): Promise<number>
  /** Calls back after each commit, coalesced. A hint: a listener that reads from where it stopped misses nothing. */
  onAppended(listener: () => void): () => void
  /** Negative, zero or positive as `a` comes before, is, or comes after `b`. Says nothing of the distance. */
  comparePositions(a: Position, b: Position): number
  /** About how much of the log is at or before `position`, 0 to 1, where it ends at `end`: for progress, without a look into it. */
  shareBefore(position: Position, end: Position): number
  /** Whether this engine could have given such a position; says nothing of whether an event is there. */
  isPosition(text: string): boolean
  close(): Promise<void>
}

/** Of one append: canonical JSON of all its envelopes together. More may be refused. */
export const ALWAYS_TAKEN_BYTES = 1_000_000

export class Conflict extends Error {
  readonly current: Revision
  constructor(stream: string, expected: Revision, current: Revision) {
    super(`${stream} is at revision ${current}, not ${expected}`)
    this.name = 'Conflict'
    this.current = current
  }
}
/** More than the engine takes in one append; nothing was written, and trying again is no use. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}
/**
 * A reader had come further than this log goes: the log was restored from an older backup or replaced by another one.
 * Reading on from there would miss, in silence, whatever is written next.
 */
export class BeyondLog extends Error {
  constructor(position: Position, end: Position | null) {
    super(
      `Readers had got to position ${position} of the event log, which ends at ${end ?? 'its start, being empty'}: the log was restored ` +
        'from an older backup or is another one. Restore the log that belongs to these read models, or empty the read store and start again.',
    )
    this.name = 'BeyondLog'
  }
}

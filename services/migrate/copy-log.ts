import { setTimeout as wait } from 'node:timers/promises'
import { crash } from '#infra/crash.ts'
import { mayPass } from '#infra/engines/failures.ts'
import {
  Conflict,
  type Envelope,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '#infra/engines/event-store/event-store.ts'

const BATCH = 500
/** Of one append: servers take a megabyte. */
const MOST = { events: 100, bytes: 256 * 1024 }
const PATIENCE_MS = 60_000

export type LogEnd = {
  store: EventStore
  /** For people, without secrets. */
  name: string
  /** Appends that are begun one after the other are written in that order, without waiting for each other. */
  inOrder: boolean
}

/**
 * Appends everything after `after` to the target, in the order of the source and as it is: the same ids, bytes and
 * hashes. `reached` hears of a position once everything up to it is durable; to start again from an earlier one is
 * harmless.
 */
export async function copyLog(
  source: EventStore,
  target: LogEnd,
  after: Position | null,
  reached: (position: Position, events: number) => void,
): Promise<number> {
  let copied = 0
  for (let from = after; ; ) {
    const records = await source.readAll(from, BATCH)
    if (records.length === 0) return copied
    if (target.inOrder) await Promise.all(runsOf(records).map((run) => append(target, run)))
    else for (const run of runsOf(records)) await append(target, run)
    crash('G1')
    from = records.at(-1)!.position
    reached(from, (copied += records.length))
    crash('G2')
  }
}

/** Neighbours of one stream are appended together. */
function runsOf(records: RecordedEvent[]): RecordedEvent[][] {
  const runs: RecordedEvent[][] = []
  let bytes = 0
  for (const record of records) {
    const size = JSON.stringify(record).length
    const run = runs.at(-1)
    if (run && run[0]!.stream === record.stream && run.length < MOST.events && bytes + size <= MOST.bytes) {
      run.push(record)
      bytes += size
    } else {
      runs.push([record])
      bytes = size
    }
  }
  return runs
}

async function append({ store, name }: LogEnd, run: RecordedEvent[]): Promise<void> {
  const { stream, revision } = run[0]!
  for (const began = performance.now(); ; ) {
    try {
      await store.append(stream, revision - 1, run.map(asWritten))
      return
    } catch (error) {
      if (error instanceof Conflict) return settle(store, name, run)
      if (!mayPass(error) || performance.now() - began > PATIENCE_MS) throw error
      await wait(200 + Math.random() * 300)
    }
  }
}

/** An earlier attempt has come at least so far: what is there has to be what was to be written, and the rest follows. */
async function settle(store: EventStore, name: string, run: RecordedEvent[]): Promise<void> {
  const { stream, revision } = run[0]!
  const there = await store.read(stream, { from: revision, limit: run.length })
  const strange = there.find(({ hash }, index) => hash !== run[index]!.hash)
  if (strange || (there.length === 0 && revision > 0 && (await store.head(stream))?.revision !== revision - 1))
    throw new ForeignEvents(`${name} holds another ${stream}, from revision ${strange?.revision ?? revision} on`)
  const rest = run.slice(there.length)
  if (rest.length > 0) await store.append(stream, rest[0]!.revision - 1, rest.map(asWritten))
}

export class ForeignEvents extends Error {
  override name = 'ForeignEvents'
}

/** The fields in the order in which commands write them, whatever order an engine gave them back in. */
function asWritten({
  id,
  type,
  version,
  data,
  tenant,
  actor,
  occurredAt,
  commandId,
  commandDigest,
  correlationId,
  causationId,
  depth,
  trace,
  hash,
}: RecordedEvent): Envelope {
  return {
    id,
    type,
    version,
    data,
    tenant,
    actor,
    occurredAt,
    commandId,
    commandDigest,
    correlationId,
    causationId,
    ...(depth !== undefined && { depth }),
    ...(trace !== undefined && { trace }),
    hash,
  }
}

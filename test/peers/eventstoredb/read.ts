import type { ServerWritableStream } from '@grpc/grpc-js'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { refusal } from './errors.ts'
import { filterOf } from './filter.ts'
import type { Log, Recorded } from './log.ts'
import { created, eventResponse, identifierOf, textOf } from './messages.ts'
import { streams } from './protocol.ts'

export type Reading = ServerWritableStream<ReadReq, ReadResp>

/** Writes, waiting for a slow reader; false once the reader has gone. */
export async function send(call: Reading, response: ReadResp): Promise<boolean> {
  if (call.cancelled || call.destroyed) return false
  if (call.write(response)) return true
  await new Promise<void>((done) => {
    const go = () => {
      call.off('drain', go)
      call.off('cancelled', go)
      call.off('close', go)
      done()
    }
    call.on('drain', go).on('cancelled', go).on('close', go)
  })
  return !call.cancelled && !call.destroyed
}

export async function read(call: Reading, log: Log): Promise<void> {
  const options = call.request.getOptions()!
  const count = BigInt(options.getCount())
  if (count === 0n) throw refusal.thrown()
  const backwards = options.getReadDirection() === 1
  const events = options.hasStream() ? ofStream(call, options, log, backwards) : ofAll(options, log, backwards)
  if (events === 'not-found') {
    const name = textOf(options.getStream()!.getStreamIdentifier()!.getStreamName())
    const missing = new streams.ReadResp.StreamNotFound()
    missing.setStreamIdentifier(identifierOf(name))
    await send(
      call,
      created((response) => response.setStreamNotFound(missing)),
    )
    return
  }
  let left = count
  for (const event of events) {
    if (left-- === 0n) break
    if (!(await send(call, eventResponse(event)))) return
  }
}

function ofStream(
  _call: Reading,
  options: ReadReq.Options,
  log: Log,
  backwards: boolean,
): Iterable<Recorded> | 'not-found' {
  const asked = options.getStream()!
  const name = textOf(asked.getStreamIdentifier()!.getStreamName())
  if (log.isDeleted(name)) throw refusal.streamDeleted(name)
  if (asked.hasEnd() && !backwards) throw refusal.thrown()
  const events = log.visible(name)
  if (!events) return 'not-found'
  const from = asked.hasEnd() ? log.lastOf(name) : asked.hasStart() ? 0n : BigInt(asked.getRevision())
  const first = events[0]?.revision ?? 0n
  return backwards ? down(events, Number(from - first)) : up(events, Math.max(0, Number(from - first)))
}

function ofAll(options: ReadReq.Options, log: Log, backwards: boolean): Iterable<Recorded> {
  const asked = options.getAll()!
  const matches = filterOf(options)
  if (asked.hasEnd() && !backwards) throw refusal.thrown()
  const filtered = (events: Iterable<Recorded>) => (matches ? keep(events, matches) : events)
  if (asked.hasStart()) return filtered(backwards ? [] : up(log.all, 0))
  if (asked.hasEnd()) return filtered(down(log.all, log.all.length - 1))
  const commit = BigInt(asked.getPosition()!.getCommitPosition())
  const index = indexFrom(log.all, commit)
  if (index < log.all.length && log.all[index]!.position !== commit) throw refusal.invalidPosition()
  return filtered(backwards ? down(log.all, index - 1) : up(log.all, index))
}

/** Index of the first event at or after a position. */
export function indexFrom(all: readonly Recorded[], position: bigint): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]!.position < position) low = middle + 1
    else high = middle
  }
  return low
}

function* up(events: readonly Recorded[], from: number) {
  const end = events.length
  for (let i = from; i < end; i++) yield events[i]!
}
function* down(events: readonly Recorded[], from: number) {
  for (let i = Math.min(from, events.length - 1); i >= 0; i--) yield events[i]!
}
function* keep(events: Iterable<Recorded>, matches: (event: Recorded) => boolean) {
  for (const event of events) if (matches(event)) yield event
}

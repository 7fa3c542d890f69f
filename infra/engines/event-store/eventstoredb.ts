import { type BaseOptions, excludeSystemEvents } from '@eventstore/db-client'
import { onLeader, readEvents, within } from './eventstoredb/calls.ts'
import { connect, disconnect } from './eventstoredb/connect.ts'
import { appendFailure, type ClientError } from './eventstoredb/errors.ts'
import { propose, recorded } from './eventstoredb/events.ts'
import { appendListener } from './eventstoredb/listen.ts'
import { openWholeLog } from './eventstoredb/whole-log.ts'
import { comparePositions, isKnown, isPosition, shareBefore, toText } from './eventstoredb/positions.ts'
import { Ambiguous, Unavailable } from '../failures.ts'
import { Conflict, type EventStore, NO_STREAM, type RecordedEvent } from './event-store.ts'

const DEADLINE_MS = 5000
/**
 * After so long a call that was given up is taken back. Not at once: Node ends the sending side of a call that it cancels,
 * so a server that has some of the events of an append takes them for all of them. When this is over they have long
 * been sent, or the connection has been given up by its keepalive and the server has been told of no end.
 */
const CANCELLED_AFTER_MS = 60_000
const POLL_MS = 2000

export type EventStoreDb = EventStore & {
  /** What it is and where: hosts and ports, for `/healthz` is public. */
  name: string
  counts: { resubscribed: number; foundByPoll: number }
}

/**
 * Events in an EventStoreDB or KurrentDB server, by the client's unary path: each call with credentials, so that its
 * deadline holds and no other call shares its fate. Everything is read from the leader.
 * @throws NotYetThere when no server answers now, BadSettings when it cannot be used, with what was found.
 */
export async function openEventStoreDb(
  url: string,
  { deadlineMs = DEADLINE_MS, pollMs = POLL_MS } = {},
): Promise<EventStoreDb> {
  const { client, credentials, version, hosts } = await connect(url)
  const options: BaseOptions = { credentials, requiresLeader: true }
  const underway = new Set<Promise<unknown>>()
  let closed = false

  /** What was begun is finished before the store closes; nothing is begun after. */
  function call<Result>(run: () => Promise<Result>): Promise<Result> {
    if (closed) return Promise.reject(new Unavailable('The event store is closed'))
    const running = run()
    underway.add(running)
    const ended = () => void underway.delete(running)
    running.then(ended, ended)
    return running
  }

  const log = openWholeLog((range) => readEvents(() => client.readAll({ ...options, ...range }), deadlineMs))
  const listening = appendListener({
    subscribe: () => client.subscribeToAll({ credentials, fromPosition: 'end', filter: excludeSystemEvents() }),
    newest: () => call(log.last),
    pollMs,
  })

  async function read(stream: string, { from = 0, limit = Infinity } = {}): Promise<RecordedEvent[]> {
    if (limit <= 0) return []
    const range = { fromRevision: BigInt(from), ...(limit === Infinity ? {} : { maxCount: limit }) }
    const events = await readEvents(() => client.readStream(stream, { ...options, ...range }), deadlineMs)
    return events.map(recorded).filter((event) => event !== null)
  }

  async function append(stream: string, expected: number, events: Parameters<EventStore['append']>[2]) {
    const proposed = propose(events)
    const write = () =>
      client.appendToStream(stream, proposed, {
        ...options,
        expectedRevision: expected === NO_STREAM ? 'no_stream' : BigInt(expected),
        deadline: CANCELLED_AFTER_MS,
      })
    try {
      const { position } = await onLeader(() => within(deadlineMs, write()))
      const at = isKnown(position)
        ? toText(position)
        : (await read(stream, { from: expected + events.length, limit: 1 }))[0]!.position
      listening.heard(at)
      return { revision: expected + events.length, position: at, replayed: false }
    } catch (error) {
      const { type, actualVersion } = error as ClientError
      if (error instanceof Ambiguous) throw error
      if (type !== 'wrong-expected-version') throw appendFailure(error as ClientError, stream)
      return standing(stream, expected, events, typeof actualVersion === 'bigint' ? Number(actualVersion) : NO_STREAM)
    }
  }

  /** The stream has moved on: with these very events, written by another attempt, or with another writer's. */
  async function standing(
    stream: string,
    expected: number,
    events: Parameters<EventStore['append']>[2],
    current: number,
  ) {
    if (current < expected + events.length) throw new Conflict(stream, expected, current)
    const there = await read(stream, { from: expected + 1, limit: events.length }).catch((error) => {
      throw new Ambiguous(`What stands in ${stream} cannot be read: ${(error as Error).message}`)
    })
    if (there.length < events.length || there.some(({ id }, i) => id !== events[i]!.id))
      throw new Conflict(stream, expected, current)
    const replayed = there.some(({ hash }, i) => hash !== events[i]!.hash)
    return { revision: expected + events.length, position: there.at(-1)!.position, replayed }
  }

  return {
    name: `EventStoreDB ${version} at ${hosts}`,
    counts: listening.counts,
    append: (stream, expected, events) => call(() => append(stream, expected, events)),
    read: (stream, range) => call(() => read(stream, range)),
    readToFold: (stream) => call(() => read(stream)),
    head: (stream) =>
      call(async () => {
        const range = { fromRevision: 'end', direction: 'backwards', maxCount: 1 } as const
        const [last] = await readEvents(() => client.readStream(stream, { ...options, ...range }), deadlineMs)
        const event = last && recorded(last)
        return event ? { revision: event.revision, hash: event.hash } : null
      }),
    readAll: (after, limit) => call(() => log.after(after, limit)),
    headsSince: (after, until) => call(() => log.headsSince(after, until ?? null)),
    lastPosition: () => call(log.last),
    countAfter: (after, atMost) => call(() => log.countAfter(after, atMost)),
    onAppended: listening.add,
    comparePositions,
    shareBefore,
    isPosition,
    async close() {
      closed = true
      await listening.stop()
      await Promise.allSettled(underway)
      await disconnect(client)
    },
  }
}

import { actorOf, type Asker } from '#contracts/kernel/asker.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName, type SYSTEM } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Decider } from '#domain/decider.ts'
import { chainHash, GENESIS } from '#infra/chain.ts'
import type { Codec } from '#infra/codec.ts'
import { crash } from '#infra/crash.ts'
import { Ambiguous, Unavailable } from '#infra/engines/failures.ts'
import { Conflict, type EventStore, type EventToAppend, NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import { atOnce } from '#infra/engines/event-store/waiting-store.ts'
import { type AnyCommand, digestOf, eventId, opensFor } from './command.ts'
import { keyedQueue } from './keyed-queue.ts'
import { refusedByStore } from './refused-by-store.ts'
import { stateCache, type StreamState } from './stream-state.ts'
import { wellFormed } from './well-formed.ts'

const ATTEMPTS = 10

export type Handled<Event extends DomainEvent = DomainEvent> = {
  stream: string
  revision: number
  token: ConsistencyToken
  events: Event[]
  /** True when this very command had been handled before and nothing was appended now. */
  replayed: boolean
}

/** Nothing was decided and nothing written: the sender no longer wants the command. */
export class NoLongerWanted extends Error {}

/**
 * Load, decide, append: one command, one stream, one append at the revision that was read. A command id seen before
 * in the stream answers as it did and appends nothing; with another body it is refused. A race lost is decided again
 * on the new state, a few times. `stillWanted` is called between loading and deciding: what made the sender change its mind
 * is either seen there, or whatever the command would meet since then makes the append a race lost, and it is called again.
 * @throws NoLongerWanted when it answers no, and Rejected with the domain's code, 'command/id-reused', 'command/conflict', 'command/storage-full',
 * 'command/too-large' or 'command/unavailable'.
 */
export function commandHandler(store: EventStore, codec: Codec) {
  const cache = stateCache()
  const inOrder = keyedQueue()

  async function load<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    opened: boolean,
  ): Promise<StreamState<State>> {
    const usable = (entry: StreamState) => !(opened && entry.sealed)
    const known = cache.get<State>(stream)
    if (known && usable(known)) return known
    const loaded: StreamState<State> = {
      state: decider.initialState(),
      revision: NO_STREAM,
      hash: GENESIS,
      sealed: false,
      ids: [],
    }
    const records = await store.readToFold(stream)
    const holds = decider.opens?.events as readonly string[] | undefined
    const events = await codec.eventsOf<Event>(records, opened ? holds : [])
    for (const [at, recorded] of records.entries()) {
      loaded.state = decider.evolve(loaded.state, events[at]!)
      loaded.revision = recorded.revision
      loaded.hash = recorded.hash
      loaded.sealed ||= !opened && holds!.includes(recorded.type)
      loaded.ids.push(recorded.id)
    }
    // A command may have finished while this was read: what is known by now is never replaced by something older.
    const newer = cache.get<State>(stream)
    if (newer && newer.revision >= loaded.revision && usable(newer)) return newer
    if (newer && newer.revision > loaded.revision) return load(decider, stream, opened)
    if (loaded.revision !== NO_STREAM) cache.set(stream, loaded)
    return loaded
  }

  async function attempt<State, Command extends AnyCommand, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    digest: string,
    stillWanted?: () => Promise<boolean>,
  ): Promise<Handled<Event>> {
    const before = await load(decider, stream, opensFor(decider, command))
    crash('C2')
    const first = before.ids.indexOf(eventId(stream, context, 0))
    if (first >= 0) return handledBefore(stream, first, context, digest)
    if (stillWanted && !(await stillWanted())) throw new NoLongerWanted(`${command.type} to ${stream} comes too late`)
    const events = await decided(decider, stream, before, command, context)
    crash('C3')
    if (events.length === 0)
      return { stream, revision: before.revision, token: tokenOf(stream, before.revision), events, replayed: false }

    const sealed = await envelopes(stream, before, events, context, digest)
    crash('C4')
    const appended = await appendOnce(stream, before.revision, sealed)
    crash('C5')
    if (appended.replayed) throw new Conflict(stream, before.revision, appended.revision)
    crash('C6')
    for (const { id } of sealed) before.ids.push(id)
    const after: StreamState<State> = {
      state: events.reduce(decider.evolve, before.state),
      revision: appended.revision,
      hash: sealed.at(-1)!.hash,
      sealed: before.sealed,
      ids: before.ids,
    }
    cache.set(stream, after)
    crash('C7')
    return { stream, revision: after.revision, token: { [stream]: after.revision }, events, replayed: false }
  }

  /**
   * Answers a command whose first event is at `first` as it was answered then.
   * @throws Ambiguous when the store cannot be asked: the command is in it, and may be another one of the same id.
   */
  async function handledBefore<Event extends DomainEvent>(
    stream: string,
    first: number,
    { commandId }: CommandContext,
    digest: string,
  ): Promise<Handled<Event>> {
    const since = await store.read(stream, { from: first }).catch((error) => {
      throw error instanceof Unavailable ? new Ambiguous(error.message) : error
    })
    if (since[0]!.commandDigest !== digest)
      throw new Rejected('command/id-reused', 'This command id was used for something else')
    const revision = since.findLast((record) => record.commandId === commandId)!.revision
    return { stream, revision, token: { [stream]: revision }, events: [], replayed: true }
  }

  /** Decides, and believes a "no" or a "nothing to do" only of the newest state: neither is checked by an append. */
  async function decided<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    before: StreamState<State>,
    command: Command,
    context: CommandContext,
  ): Promise<Event[]> {
    const moved = async () => ((await store.head(stream))?.revision ?? NO_STREAM) !== before.revision
    try {
      const events = decider.decide(command, before.state, context)
      if (events.length === 0 && (await moved())) throw new Conflict(stream, before.revision, NO_STREAM)
      return events
    } catch (error) {
      if (error instanceof Rejected && (await moved())) throw new Conflict(stream, before.revision, NO_STREAM)
      throw error
    }
  }

  async function envelopes(
    stream: string,
    before: StreamState,
    events: DomainEvent[],
    context: CommandContext,
    digest: string,
  ): Promise<EventToAppend[]> {
    const sealed: EventToAppend[] = []
    let previous = before.hash
    for (const [index, event] of events.entries()) {
      const id = eventId(stream, context, index)
      const envelope = {
        id,
        ...(await codec.seal(stream, id, event)),
        tenant: stream.slice(0, stream.indexOf('.')),
        actor: actorOf(context.asker),
        occurredAt: context.now,
        commandId: context.commandId,
        commandDigest: digest,
        correlationId: context.correlationId,
        causationId: context.causationId,
        ...(context.depth && { depth: context.depth }),
        ...(context.trace !== undefined && { trace: context.trace }),
      }
      previous = chainHash(previous, stream, before.revision + 1 + index, envelope)
      sealed.push({ ...envelope, hash: previous })
    }
    return sealed
  }

  /**
   * An append of unknown outcome is settled by reading back: all there is success, none there is tried once more,
   * another writer's is a race lost. A part of it breaks the store's promise, and no decision may build on it.
   * `replayed` when an earlier attempt of the same command wrote it.
   */
  async function appendOnce(stream: string, expected: number, events: EventToAppend[]) {
    for (let tries = 1; ; tries++) {
      try {
        return await store.append(stream, expected, events)
      } catch (error) {
        if (!(error instanceof Ambiguous)) throw error
        const there = await store.read(stream, { from: expected + 1, limit: events.length }).catch((unreadable) => {
          throw unreadable instanceof Unavailable ? error : unreadable
        })
        if (there.length > 0 && there[0]!.id !== events[0]!.id)
          throw new Conflict(stream, expected, expected + there.length)
        if (there.length === events.length)
          return { revision: expected + events.length, replayed: there.some(({ hash }, i) => hash !== events[i]!.hash) }
        if (there.length > 0)
          throw new Error(`${stream} holds ${there.length} of ${events.length} events of one append after ${expected}`)
        if (tries === 2) throw error
      }
    }
  }

  async function handle<State, Command extends AnyCommand, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: string,
    command: Command,
    context: CommandContext,
    tenant: string = context.asker.companyId,
    stillWanted?: () => Promise<boolean>,
  ): Promise<Handled<Event>> {
    const stream = streamName(tenant as typeof SYSTEM, decider.category, id)
    wellFormed(command, context.asker, decider.facts)
    const digest = digestOf(command, decider.facts)
    return inOrder(stream, async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(decider, stream, command, context, digest, stillWanted)
        } catch (error) {
          if (error instanceof Conflict) {
            cache.delete(stream)
            if (tries < ATTEMPTS) continue
            throw new Rejected('command/conflict', 'Somebody else changed this at the same moment. Please try again.')
          }
          throw refusedByStore(error) ?? error
        }
      }
    })
  }

  /** Another process may have written. A store that cannot be read takes no commands either: the cached state holds. */
  const headOf = (stream: string, known: number) =>
    atOnce(() => store.head(stream)).then(
      (head) => head?.revision ?? NO_STREAM,
      (error: unknown) => {
        if (error instanceof Unavailable) return known
        throw error
      },
    )

  /** What is remembered of a stream, perhaps behind another process: only for what an append will check. */
  async function rememberedOf<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    asker: Pick<Asker, 'companyId'>,
    id: string,
  ): Promise<State> {
    return (await load(decider, streamName(asker.companyId as typeof SYSTEM, decider.category, id), !decider.opens))
      .state
  }

  /**
   * The state a decision would see now. For facts that use cases look up; never to be written back. Personal fields that only some
   * commands are decided by are `opened` for callers that ask for it.
   */
  async function stateOf<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    asker: Pick<Asker, 'companyId'> | { companyId: typeof SYSTEM },
    id: string,
    { opened = !decider.opens } = {},
  ): Promise<{ state: State; revision: number }> {
    const stream = streamName(asker.companyId as typeof SYSTEM, decider.category, id)
    const known = cache.get<State>(stream)
    if (known && (await headOf(stream, known.revision)) > known.revision) cache.delete(stream)
    const { state, revision } = await load(decider, stream, opened)
    return { state, revision }
  }

  /**
   * What a stream says at this moment, for what no append to it will check.
   * @throws Unavailable when the store cannot be asked.
   */
  async function newestOf<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    asker: Pick<Asker, 'companyId'>,
    id: string,
  ): Promise<State> {
    const stream = streamName(asker.companyId as typeof SYSTEM, decider.category, id)
    const known = cache.get<State>(stream)
    if (known && (await store.head(stream))?.revision !== known.revision) cache.delete(stream)
    return (await load(decider, stream, !decider.opens)).state
  }

  return { handle, stateOf, rememberedOf, newestOf, cached: cache }
}

export type CommandHandler = ReturnType<typeof commandHandler>

const tokenOf = (stream: string, revision: number): ConsistencyToken =>
  revision === NO_STREAM ? {} : { [stream]: revision }

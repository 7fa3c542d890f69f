import { parseStream } from '#contracts/kernel/streams.ts'
import type { BusHandler, EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { EventStore, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { sha256 } from '#infra/hashing.ts'
import { inSpan, parentsOf, runWithin, type Span, type Tracer } from './spans.ts'

type Traced = { store: EventStore; bus: EventBus; reads: ReadStore; names: Record<string, string> }

/**
 * Event store, bus and read store that say when they worked on something a trace follows. What an event belongs to
 * travels in its envelope (`trace`), through any bus and into any process: the span of its publication has an id that
 * follows from the event's, so a consumer of the event can name it on its own.
 */
export function tracedEngines<Engines extends Traced>(engines: Engines, tracer: Tracer): Engines {
  return {
    ...engines,
    store: tracedStore(engines, tracer),
    bus: tracedBus(engines, tracer),
    reads: tracedReads(engines, tracer),
  }
}

function tracedStore({ store, names }: Traced, tracer: Tracer): EventStore {
  return {
    ...store,
    append(stream, expected, events) {
      const [parent] = parentsOf(events[0]?.causationId ?? null)
      if (!parent) return store.append(stream, expected, events)
      const attributes = {
        'db.system.name': systemOf('eventstoredb', names['event store']),
        'db.operation.name': 'append',
        'hirelog.stream': stream,
        'hirelog.events': events.length,
      }
      return inSpan(tracer, 'append', { kind: 'client', parent, attributes }, () =>
        store.append(stream, expected, events),
      )
    },
  }
}

const busOf = ({ names }: Pick<Traced, 'names'>) => (names['event bus'] === 'embedded' ? 'in process' : 'kafka')

function tracedBus(engines: Traced, tracer: Tracer): EventBus {
  const { bus } = engines
  const system = busOf(engines)
  return {
    ...bus,
    async publish(records, epoch) {
      const spans = records.filter(isTraced).map((record) =>
        tracer.start(`publish ${record.type}`, {
          kind: 'producer',
          parent: record.trace,
          id: publication(record),
          attributes: {
            'messaging.system': system,
            'messaging.operation.type': 'send',
            'messaging.message.id': record.id,
            'hirelog.stream': record.stream,
          },
        }),
      )
      try {
        await bus.publish(records, epoch)
      } catch (error) {
        for (const span of spans) span.end(error)
        throw error
      }
      for (const span of spans) span.end()
    },
    consume: (group, categories, handler, options) =>
      bus.consume(group, categories, tracedHandler({ group, name: group }, handler, system, tracer), options),
  }
}

/** One of several that share the records of a group: in a trace its part of the work goes by its own name. */
export const partOf =
  (engines: Pick<Traced, 'names'>, group: string, tracer: Tracer) => (name: string, handler: BusHandler) =>
    tracedHandler({ group, name }, handler, busOf(engines), tracer)

/** A consumer's span begins with the batch, and exists only for events that led to a write or a command. */
function tracedHandler(
  { group, name }: { group: string; name: string },
  handler: BusHandler,
  system: string,
  tracer: Tracer,
): BusHandler {
  return async (records) => {
    const followed = records.filter(isTraced)
    if (followed.length === 0) return handler(records)
    const began = Date.now()
    const byCause = new Map<string, TracedEvent[]>()
    for (const record of followed)
      for (const cause of [record.id, parseStream(record.stream).id])
        byCause.set(cause, [...(byCause.get(cause) ?? []), record])
    const spans = new Map<TracedEvent, Span>()
    const spanOf = (record: TracedEvent) => {
      const known = spans.get(record)
      if (known) return known
      const attributes = {
        'messaging.system': system,
        'messaging.operation.type': 'process',
        'messaging.consumer.group.name': group,
        'messaging.message.id': record.id,
      }
      const span = tracer.start(`process ${name}`, { kind: 'consumer', parent: publishedAs(record), began, attributes })
      spans.set(record, span)
      return span
    }
    const within = (cause: string | null) =>
      (byCause.get(cause ?? '') ?? []).map((record) => spanOf(record).traceparent)
    try {
      await runWithin(within, () => handler(records))
      for (const span of spans.values()) span.end()
    } catch (error) {
      for (const span of spans.values()) span.end(error)
      throw error
    }
  }
}

function tracedReads({ reads, names }: Traced, tracer: Tracer): ReadStore {
  return {
    ...reads,
    async compareAndSet(writes) {
      const began = Date.now()
      const won = await reads.compareAndSet(writes)
      writes.forEach(({ collection, doc }, index) => {
        for (const parent of parentsOf(doc._id)) {
          const attributes = {
            'db.system.name': systemOf('mongodb', names['read store']),
            'db.collection.name': collection,
            'hirelog.revision': doc.rev,
            'hirelog.won': won[index]!,
          }
          tracer.start(`write ${collection}`, { kind: 'client', parent, began, attributes }).end()
        }
      })
      return won
    },
  }
}

type TracedEvent = RecordedEvent & { trace: string }
/** Only events of a sampled trace: the last digits are its flags. */
const isTraced = (record: RecordedEvent): record is TracedEvent =>
  record.trace !== undefined && (parseInt(record.trace.slice(-2), 16) & 1) === 1
const publication = ({ id }: RecordedEvent) => sha256(`publish ${id}`).slice(0, 16)
const publishedAs = (record: TracedEvent) =>
  `${record.trace.slice(0, 36)}${publication(record)}${record.trace.slice(52)}`
/** OpenTelemetry's names of these engines; a peer that speaks the same protocol goes by the same name. */
const systemOf = (engine: string, name = 'embedded') => (name === 'embedded' ? 'sqlite' : engine)

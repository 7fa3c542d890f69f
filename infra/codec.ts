import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { type DomainEvent, ERASED } from '#contracts/kernel/event.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { contractOf } from '#contracts/registry.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { companion } from './companion.ts'
import type { RecordedEvent, StreamEvent } from './engines/event-store/event-store.ts'
import type { KeyRing } from './engines/key-ring/key-ring.ts'

type Sealed = { $enc: string }
const isSealed = (value: unknown): value is Sealed => typeof value === 'object' && value !== null && '$enc' in value

/** Whether the event holds a field that only its subject's key opens. */
export const holdsSealed = ({ data }: Pick<RecordedEvent, 'data'>) =>
  typeof data === 'object' && data !== null && Object.values(data).some(isSealed)

/** Whose key seals a stream: its own, or for a process manager's stream that of the stream it reacts to. */
export function subjectOf(stream: string): string {
  if (!stream.startsWith('pm-', stream.indexOf('.') + 1)) return stream
  const { tenant, id } = parseStream(stream)
  return `${tenant}.${id.slice(id.indexOf('~') + 1)}`
}

/**
 * The one way from domain events to what is stored and back. Personal fields are sealed with AES-256-GCM under
 * the subject's key, bound to stream, event and field; after that key is destroyed they read as erased.
 */
export function codec(keys: Pick<KeyRing, 'key' | 'cached'>, { remember = true } = {}) {
  /** Several consumers get the same record; a single pass over the log needs no cache. */
  const decoded = companion<RecordedEvent, Recorded>()

  async function seal(stream: string, eventId: string, { type, data }: DomainEvent) {
    const { version, personal } = contractOf(type)
    const fields = data as Record<string, unknown>
    const sealing = personal.filter((field) => fields[field] !== null && fields[field] !== undefined)
    if (sealing.length === 0) return { type, version, data }
    const key = keys.cached(subjectOf(stream)) ?? (await keys.key(subjectOf(stream), { create: true }))
    if (!key) {
      if (subjectOf(stream) === stream) throw new Error(`The key of ${stream} has been destroyed`)
      // The person was erased before this process ran: its decision is recorded without its outputs, so it does nothing.
      return {
        type,
        version,
        data: { ...fields, ...Object.fromEntries(sealing.map((field) => [field, gone(type, field)])) },
      }
    }
    const sealed: Record<string, unknown> = { ...fields }
    for (const field of sealing)
      sealed[field] = { $enc: encrypt(key, `${stream}|${eventId}|${field}`, JSON.stringify(sealed[field])) }
    return { type, version, data: sealed }
  }

  async function decode<Event extends DomainEvent>(record: RecordedEvent): Promise<Recorded<Event>> {
    return (decodeNow<Event>(record) ??
      decodeWith<Event>(record, await keys.key(subjectOf(record.stream)))) as Recorded<Event>
  }

  /** Decodes without waiting; undefined when the subject's key is not loaded yet. */
  function decodeNow<Event extends DomainEvent>(record: RecordedEvent): Recorded<Event> | undefined {
    const known = remember && decoded.of(record)
    if (known) return known as Recorded<Event>
    if (contractOf(record.type).personal.length === 0) return decodeWith(record, null)
    const key = keys.cached(subjectOf(record.stream))
    return key === undefined ? undefined : decodeWith(record, key)
  }

  function decodeWith<Event extends DomainEvent>(record: RecordedEvent, key: Buffer | null): Recorded<Event> {
    const result: Recorded = {
      event: eventOf(record, key),
      id: record.id,
      stream: record.stream,
      revision: record.revision,
      tenant: record.tenant,
      actor: record.actor,
      occurredAt: record.occurredAt,
      commandId: record.commandId,
      commandDigest: record.commandDigest,
      correlationId: record.correlationId,
      causationId: record.causationId,
      ...(record.depth !== undefined && { depth: record.depth }),
      ...(record.trace !== undefined && { trace: record.trace }),
      hash: record.hash,
    }
    if (remember) decoded.keep(record, result)
    return result as Recorded<Event>
  }

  async function decodeAll<Event extends DomainEvent>(records: RecordedEvent[]): Promise<Recorded<Event>[]> {
    const out: Recorded<Event>[] = []
    for (const record of records) out.push(decodeNow<Event>(record) ?? (await decode<Event>(record)))
    return out
  }

  /**
   * What a decision folds: the events in their newest shape. Of the types in `opens`, or of all without it, personal
   * fields are opened; of the others they read as they will once the key has been destroyed.
   */
  async function eventsOf<Event extends DomainEvent>(
    records: StreamEvent[],
    opens?: readonly string[],
  ): Promise<Event[]> {
    const events: DomainEvent[] = []
    for (const record of records) {
      const opened = contractOf(record.type).personal.length > 0 && (opens === undefined || opens.includes(record.type))
      const subject = opened ? subjectOf(record.stream) : null
      const key = subject && (keys.cached(subject) ?? (await keys.key(subject)))
      events.push(eventOf(record, key || null))
    }
    return events as Event[]
  }

  return { seal, decode, decodeNow, decodeAll, eventsOf }
}

export type Codec = ReturnType<typeof codec>

function eventOf(record: StreamEvent, key: Buffer | null): DomainEvent {
  const { type, version } = record
  const contract = contractOf(type)
  const data = contract.personal.length === 0 ? record.data : open(record, key)
  return { type, data: contract.decode({ type, version, data }) }
}

function open(record: StreamEvent, key: Buffer | null): Record<string, unknown> {
  const data = { ...(record.data as Record<string, unknown>) }
  for (const [field, value] of Object.entries(data)) {
    if (!isSealed(value)) continue
    if (key) data[field] = JSON.parse(decrypt(key, `${record.stream}|${record.id}|${field}`, value.$enc))
    else data[field] = gone(record.type, field)
  }
  return data
}

const gone = (type: string, field: string) => (structured.has(`${type}.${field}`) ? null : ERASED)

/** Sealed fields that hold a structure, not text: they read as null once erased. */
const structured = new Set([
  'AnswerGiven.answer',
  'CallSettled.result',
  'EmailReserved.signUp',
  'EmailReservedOnAcceptance.acceptance',
  'EvaluationMade.material',
  'EvaluationMade.personality',
  'InputHandled.outputs',
  'InterviewPlanned.message',
  'InterviewPlanned.place',
  'InterviewTimesOffered.message',
  'InvoiceIssued.billTo',
  'ShareCreated.recipients',
  'TagsChanged.added',
  'TagsChanged.removed',
  'TranscriptCorrected.words',
  'TranscriptMade.segments',
  'UserSeatConsumed.invitation',
])

/** A cipher takes four times as long over a key that it is given as bytes. */
const keyObjects = new WeakMap<Buffer, KeyObject>()
function keyObject(key: Buffer): KeyObject {
  let known = keyObjects.get(key)
  if (!known) keyObjects.set(key, (known = createSecretKey(key)))
  return known
}

function encrypt(key: Buffer, aad: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyObject(key), iv).setAAD(Buffer.from(aad))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

function decrypt(key: Buffer, aad: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyObject(key), bytes.subarray(0, 12)).setAAD(Buffer.from(aad))
  decipher.setAuthTag(bytes.subarray(-16))
  // All of the text comes from `update`; `final` is what refuses it when it was tampered with.
  const text = decipher.update(bytes.subarray(12, -16))
  decipher.final()
  return text.toString('utf8')
}

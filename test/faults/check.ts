import type { TimerEvent } from '#contracts/timer/events.ts'
import type { CallOutput, CommandOutput, ProcessEvent } from '#contracts/process/events.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import type { Platform } from '#services/platform.ts'
import { chainProblems } from '../support/chain.ts'

export type Acknowledged = { commandId: string; stream: string; revision: number }
/** Timers are looked for every quarter of a minute, by a scheduler that may have died in between. */
const FIRES_WITHIN_MS = 60_000

type Sees = Pick<Platform, 'engines' | 'codec' | 'reads'>

/** Proves, of a platform at rest, what must hold whatever happened to it before; answers what does not. */
export async function check(
  { engines, codec, reads }: Sees,
  acknowledged: readonly Acknowledged[],
): Promise<{ problems: string[]; events: number; documents: number }> {
  const problems: string[] = []
  const streams = new Map<string, RecordedEvent[]>()
  let events = 0
  for (let after = null as string | null; ; ) {
    const records = await engines.store.readAll(after, 5000)
    if (records.length === 0) break
    after = records.at(-1)!.position
    events += records.length
    for (const record of records) {
      const known = streams.get(record.stream)
      if (known) known.push(record)
      else streams.set(record.stream, [record])
    }
  }
  for (const records of streams.values()) problems.push(...chainProblems(records), ...doubled(records))
  problems.push(...lost(streams, acknowledged))

  let documents = 0
  for (const projection of allProjections) {
    const collection = reads.live(projection)
    const there = new Map((await reads.store.find(collection, { filter: {} })).map((doc) => [doc._id, doc]))
    for (const [stream, records] of streams) {
      if (!stream.includes(`.${projection.category}-`)) continue
      const expected: Doc = foldInto(projection, null, await codec.decodeAll(records))
      const doc = there.get(expected._id)
      there.delete(expected._id)
      documents++
      if (JSON.stringify(doc) !== JSON.stringify(JSON.parse(JSON.stringify(expected))))
        problems.push(`${collection} of ${stream}: at ${doc?.rev ?? 'nothing'}, its stream at ${expected.rev}`)
    }
    for (const id of there.keys()) problems.push(`${collection} has ${id}, which nobody wrote`)
  }
  problems.push(...(await processes(streams, { engines, codec })), ...(await timers(streams, codec)))
  return { problems, events, documents }
}

/** A command writes one run of events to a stream, once. */
function doubled(records: RecordedEvent[]): string[] {
  const seen = new Set<string>()
  let last = ''
  return records.flatMap(({ stream, revision, commandId }) => {
    const again = commandId !== last && seen.has(commandId)
    seen.add((last = commandId))
    return again ? [`${stream}@${revision}: command ${commandId} took effect twice`] : []
  })
}

function lost(streams: Map<string, RecordedEvent[]>, acknowledged: readonly Acknowledged[]): string[] {
  return acknowledged.flatMap(({ commandId, stream, revision }) =>
    streams.get(stream)?.[revision]?.commandId === commandId
      ? []
      : [`${stream}@${revision}: acknowledged command ${commandId} is not there`],
  )
}

/** Every input a process manager decided on was decided once and delivered, and every output took effect at most once. */
async function processes(
  streams: Map<string, RecordedEvent[]>,
  { engines, codec }: Pick<Sees, 'engines' | 'codec'>,
): Promise<string[]> {
  const problems: string[] = []
  const sent = new Set((await engines.mail.outbox(1_000_000)).map(({ id }) => id))
  const effects = new Map<string, number>()
  for (const records of streams.values())
    for (const { commandId, stream } of new Map(records.map((record) => [record.commandId, record])).values())
      effects.set(commandId, (effects.get(commandId) ?? 0) + (stream.includes('.pm-') ? 0 : 1))

  for (const [stream, records] of streams) {
    if (!stream.includes('.pm-')) continue
    const open = new Map<string, CommandOutput[]>()
    const calls = new Map<string, CallOutput>()
    for (const { event } of await codec.decodeAll<ProcessEvent>(records))
      switch (event.type) {
        case 'InputHandled': {
          const { inputId, outputs } = event.data
          if (open.has(inputId)) problems.push(`${stream}: input ${inputId} was decided twice`)
          open.set(inputId, outputs?.filter((output) => output.kind === 'command') ?? [])
          for (const output of outputs ?? []) if (output.kind === 'call') calls.set(output.effectId, output)
          break
        }
        case 'CallSettled': {
          const { effectId, ended } = event.data
          if (!calls.has(effectId)) problems.push(`${stream}: call ${effectId} was settled twice, or never decided`)
          if (calls.get(effectId)?.port === 'mail' && ended === 'succeeded' && !sent.has(effectId))
            problems.push(`${stream}: mail ${effectId} never left`)
          calls.delete(effectId)
          break
        }
        case 'CommandsDelivered':
        case 'OutputsDelivered':
          for (const { commandId } of open.get(event.data.inputId) ?? [])
            if ((effects.get(commandId) ?? 0) > 1)
              problems.push(`${stream}: command ${commandId} took effect in two streams`)
          open.set(event.data.inputId, [])
          break
        default:
          event satisfies never
      }
    for (const [inputId, commands] of open)
      if (commands.length > 0) problems.push(`${stream}: input ${inputId} was never delivered`)
    for (const effectId of calls.keys()) problems.push(`${stream}: call ${effectId} was never settled`)
  }
  return problems
}

/** A timer whose time has come has fired, once and not before it. */
async function timers(streams: Map<string, RecordedEvent[]>, codec: Sees['codec']): Promise<string[]> {
  const problems: string[] = []
  const longDue = new Date(Date.now() - FIRES_WITHIN_MS).toISOString()
  for (const [stream, records] of streams) {
    if (!stream.includes('.timer-')) continue
    // Set, moved, cancelled or fired: once for each time that it was set, and never before that time.
    let dueAt: string | null = null
    for (const { event, occurredAt } of await codec.decodeAll<TimerEvent>(records))
      if (event.type === 'TimerSet') dueAt = event.data.dueAt
      else {
        if (event.type === 'TimerFired' && dueAt === null) problems.push(`${stream} fired without being set`)
        else if (event.type === 'TimerFired' && occurredAt < dueAt!)
          problems.push(`${stream} fired at ${occurredAt}, before ${dueAt}`)
        dueAt = null
      }
    if (dueAt !== null && dueAt < longDue) problems.push(`${stream} was due at ${dueAt} and never fired`)
  }
  return problems
}

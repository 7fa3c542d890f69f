import { type Category, parseStream } from '#contracts/kernel/streams.ts'
import type { Codec } from '#infra/codec.ts'
import type { LogFile } from '#infra/engines/event-store/log-file.ts'
import { type Row, toRecorded } from '#infra/engines/event-store/rows.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { foldInto } from '../runtime/fold.ts'
import type { AnyProjection } from '../runtime/projection.ts'

/** Where events and keys come from; `keys` must have every key at hand at once. */
export type Source = { log: LogFile; codec: Codec }
export type Folded = { stream: string; events: number; docs: { projection: AnyProjection; doc: Doc }[]; error?: Error }

/** Events that are read at once, if no stream has more. */
const PART = 2000
/** Behind every name. */
const END = '\uffff'

/** The stream, up to `until`, decoded once and folded into one document for each projection of its category. */
export function foldStream(
  source: Source,
  projections: readonly AnyProjection[],
  stream: string,
  until = Infinity,
): Folded {
  const wanted = projections.filter(({ category }) => category === parseStream(stream).category)
  if (wanted.length === 0) return { stream, events: 0, docs: [] }
  return foldRows(
    source,
    wanted,
    stream,
    source.log.stream(stream).filter(({ revision }) => revision <= until),
  )
}

function foldRows({ codec }: Source, projections: readonly AnyProjection[], stream: string, rows: Row[]): Folded {
  try {
    const recorded = rows.map((row) => codec.decodeNow(toRecorded(row))!)
    return {
      stream,
      events: rows.length,
      docs: projections.map((projection) => ({ projection, doc: foldInto(projection, null, recorded) })),
    }
  } catch (error) {
    return { stream, events: rows.length, docs: [], error: error as Error }
  }
}

/** The log by name of stream, cut into parts of which each can be folded without the others. */
export type Part = { after: string; until: string }
export function partsOf(log: LogFile, events = PART): Part[] {
  const cuts = [...log.cuts(events), END]
  return cuts.map((until, at) => ({ after: cuts[at - 1] ?? '', until }))
}

/** Every stream in order of name, in constant memory. */
export function* foldStreams(source: Source, projections: readonly AnyProjection[]): Generator<Folded> {
  for (const part of partsOf(source.log)) yield* foldPart(source, projections, part)
}

/** The streams of one part; those of other categories are passed over unread. */
export function* foldPart(
  source: Source,
  projections: readonly AnyProjection[],
  { after, until }: Part,
): Generator<Folded> {
  for (let name = source.log.nextStream(after); name !== null && name <= until; ) {
    const { tenant, category } = parseStream(name)
    const last = lastNameOf(tenant, category)
    const wanted = projections.filter((projection) => projection.category === category)
    if (wanted.length > 0)
      for (const [stream, rows] of byStream(source.log.streams(name, last < until ? last : until)))
        yield foldRows(source, wanted, stream, rows)
    name = last < until ? source.log.nextStream(last) : null
  }
}

/** The sign that follows the dash sorts a name behind every stream of the category. */
const lastNameOf = (tenant: string, category: Category) => `${tenant}.${category}.`

function* byStream(rows: Row[]): Generator<[stream: string, rows: Row[]]> {
  for (let from = 0, to = 0; from < rows.length; from = to) {
    const { stream } = rows[from]!
    while (to < rows.length && rows[to]!.stream === stream) to++
    yield [stream, rows.slice(from, to)]
  }
}

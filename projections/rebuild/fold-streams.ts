import { parseStream } from '#contracts/streams.ts'
import type { Codec } from '#infra/codec.ts'
import type { LogFile } from '#infra/engines/event-store/log-file.ts'
import { toRecorded } from '#infra/engines/event-store/rows.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { foldInto } from '../runtime/fold.ts'
import type { AnyProjection } from '../runtime/projection.ts'

/** Where events and keys come from; `keys` must have every key at hand at once. */
export type Source = { log: LogFile; codec: Codec }
export type Folded = { stream: string; events: number; docs: { projection: AnyProjection; doc: Doc }[]; error?: Error }

/** The stream, up to `until`, decoded once and folded into one document for each projection of its category. */
export function foldStream({ log, codec }: Source, projections: readonly AnyProjection[], stream: string, until = Infinity): Folded {
  const { category } = parseStream(stream)
  const wanted = projections.filter((projection) => projection.category === category)
  if (wanted.length === 0) return { stream, events: 0, docs: [] }
  const rows = log.stream(stream).filter(({ revision }) => revision <= until)
  try {
    const recorded = rows.map((row) => codec.decodeNow(toRecorded(row))!)
    return { stream, events: rows.length, docs: wanted.map((projection) => ({ projection, doc: foldInto(projection, null, recorded) })) }
  } catch (error) {
    return { stream, events: rows.length, docs: [], error: error as Error }
  }
}

/** Every stream in order of name, in constant memory; those of other categories are passed over unread. */
export function* foldStreams(source: Source, projections: readonly AnyProjection[]): Generator<Folded> {
  for (let stream = source.log.nextStream(''); stream !== null; stream = source.log.nextStream(stream)) yield foldStream(source, projections, stream)
}

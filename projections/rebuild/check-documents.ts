import { parseStream } from '#contracts/streams.ts'
import type { DocumentsFile } from '#infra/engines/read-store/documents-file.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { fieldsApart, sameValue } from './compare.ts'
import { foldStream, foldStreams, type Source } from './fold-streams.ts'

export type DocumentsCheck = {
  checked: { collection: string; documents: number }[]
  /** Streams whose document has not got everything yet: no fault while the platform runs. */
  behind: number
  /** Projections that nobody has built yet. */
  notBuilt: string[]
  found: number
  /** The first few faults. */
  faults: string[]
}

const MOST = 20
const PAGE = 1000

/** Every document of every live collection against the fold of its stream, up to the revision it says it holds. */
export function checkDocuments(
  source: Source,
  documents: DocumentsFile,
  projections: readonly AnyProjection[],
  onProgress?: (streams: number) => void,
): DocumentsCheck {
  const live = new Set(documents.collections())
  const wanted = projections.filter((projection) => live.has(collectionOf(projection)))
  const counts = new Map(wanted.map((projection) => [collectionOf(projection), 0]))
  const check: DocumentsCheck = { checked: [], behind: 0, notBuilt: projections.filter((p) => !wanted.includes(p)).map(({ name }) => name), found: 0, faults: [] }
  const fault = (text: string) => {
    check.found++
    if (check.faults.length < MOST) check.faults.push(text)
  }

  let streams = 0
  for (const { stream, docs, error } of foldStreams(source, wanted)) {
    if (++streams % PAGE === 0) onProgress?.(streams)
    const { id } = parseStream(stream)
    if (error) fault(`${stream} cannot be folded: ${error.message.split('\n', 1)[0]}`)
    for (const { projection, doc } of docs) {
      const collection = collectionOf(projection)
      const there = documents.text(collection, id)
      if (!there || there.rev < doc.rev) check.behind++
      if (!there) continue
      // The document may know more than was read of its stream a moment ago, or less.
      const expected = there.rev === doc.rev ? doc : foldStream(source, [projection], stream, there.rev).docs[0]?.doc
      const text = JSON.stringify(expected)
      if (expected?.rev !== there.rev) fault(`${collection} ${id} holds revision ${there.rev}, its stream ends at ${expected?.rev}`)
      else if (text !== there.doc && !sameValue(text, there.doc)) fault(`${collection} ${id} is not the fold of its stream: ${fieldsApart(text, there.doc).join(', ')}`)
      if (there.misfiled.length > 0) fault(`${collection} ${id} is found by another value than it holds: ${there.misfiled.join(', ')}`)
      counts.set(collection, counts.get(collection)! + 1)
    }
  }
  for (const projection of wanted) {
    const collection = collectionOf(projection)
    for (let page = documents.idsAfter(collection, '', PAGE); page.length > 0; page = documents.idsAfter(collection, page.at(-1)!.id, PAGE))
      for (const { id, company } of page)
        if (source.log.head(`${company}.${projection.category}-${id}`) === null) fault(`${collection} ${id} has no stream`)
    check.checked.push({ collection, documents: counts.get(collection)! })
  }
  return check
}

import { parseStream } from '#contracts/kernel/streams.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { fieldsApart, sameValue } from './compare.ts'
import type { Documents } from './documents.ts'
import { type Folded, foldStream, foldStreams, type Source } from './fold-streams.ts'

export type DocumentsCheck = {
  checked: { collection: string; documents: number }[]
  /** Streams whose document has not got everything yet: no fault while the platform runs. */
  behind: number
  /** Projections that are not built yet. */
  notBuilt: string[]
  found: number
  /** The first few faults. */
  faults: string[]
}

const MOST = 20
const PAGE = 1000
/** Streams whose documents are read together. */
const TOGETHER = 500

/**
 * Every document of every live collection against the fold of its stream, up to the revision it says it holds. One that
 * knows more than the source is looked at once more with what `later` gives: events may have come meanwhile.
 */
export async function checkDocuments(
  source: Source,
  documents: Documents,
  projections: readonly AnyProjection[],
  later: () => Promise<Source>,
  onProgress?: (streams: number) => void,
): Promise<DocumentsCheck> {
  const live = new Set(await documents.collections())
  const wanted = projections.filter((projection) => live.has(collectionOf(projection)))
  const counts = new Map(wanted.map((projection) => [collectionOf(projection), 0]))
  const check: DocumentsCheck = {
    checked: [],
    behind: 0,
    notBuilt: projections.filter((p) => !wanted.includes(p)).map(({ name }) => name),
    found: 0,
    faults: [],
  }
  const fault = (text: string) => {
    check.found++
    if (check.faults.length < MOST) check.faults.push(text)
  }
  type Known = { stream: string; projection: AnyProjection; rev: number; text: string }
  const ahead: Known[] = []
  /** Of documents whose revision is not the last of what was read of their stream. */
  function checkUpTo(from: Source, { stream, projection, rev, text }: Known) {
    const doc = foldStream(from, [projection], stream, rev).docs[0]?.doc
    const [collection, id] = [collectionOf(projection), parseStream(stream).id]
    if (doc?.rev !== rev) fault(`${collection} ${id} holds revision ${rev}, its stream ends at ${doc?.rev}`)
    else if (!sameValue(JSON.stringify(doc), text)) fault(differs(collection, id, JSON.stringify(doc), text))
  }

  async function checkTogether(folded: Folded[]) {
    for (const { stream, error } of folded)
      if (error) fault(`${stream} cannot be folded: ${error.message.split('\n', 1)[0]}`)
    for (const projection of wanted) {
      const collection = collectionOf(projection)
      const own = folded.flatMap(({ stream, docs }) =>
        docs
          .filter((each) => each.projection === projection)
          .map(({ doc }) => ({ stream, doc, id: parseStream(stream).id })),
      )
      const texts =
        own.length === 0
          ? []
          : await documents.texts(
              collection,
              own.map(({ id }) => id),
            )
      for (const [at, { stream, doc, id }] of own.entries()) {
        const there = texts[at]
        if (!there || there.rev < doc.rev) check.behind++
        if (!there) continue
        const [known, text] = [{ stream, projection, rev: there.rev, text: there.doc }, JSON.stringify(doc)]
        if (there.rev > doc.rev) ahead.push(known)
        else if (there.rev < doc.rev) checkUpTo(source, known)
        else if (text !== there.doc && !sameValue(text, there.doc)) fault(differs(collection, id, text, there.doc))
        if (there.misfiled.length > 0)
          fault(`${collection} ${id} is found by another value than it holds: ${there.misfiled.join(', ')}`)
        counts.set(collection, counts.get(collection)! + 1)
      }
    }
  }

  let streams = 0
  let together: Folded[] = []
  for (const folded of foldStreams(source, wanted)) {
    if (++streams % PAGE === 0) onProgress?.(streams)
    if (together.push(folded) < TOGETHER) continue
    await checkTogether(together)
    together = []
  }
  await checkTogether(together)

  const unknown: { collection: string; id: string; stream: string }[] = []
  for (const projection of wanted) {
    const collection = collectionOf(projection)
    for (
      let page = await documents.idsAfter(collection, '', PAGE);
      page.length > 0;
      page = await documents.idsAfter(collection, page.at(-1)!.id, PAGE)
    )
      for (const { id, company } of page) {
        const stream = `${company}.${projection.category}-${id}`
        if (source.log.head(stream) === null) unknown.push({ collection, id, stream })
      }
    check.checked.push({ collection, documents: counts.get(collection)! })
  }
  if (ahead.length + unknown.length === 0) return check
  const now = await later()
  try {
    for (const known of ahead) checkUpTo(now, known)
    for (const { collection, id, stream } of unknown)
      if (now.log.head(stream) === null) fault(`${collection} ${id} has no stream`)
  } finally {
    now.log.close()
  }
  return check
}

const differs = (collection: string, id: string, expected: string, there: string) =>
  `${collection} ${id} is not the fold of its stream: ${fieldsApart(expected, there).join(', ')}`

import type { ReadStore } from '#infra/engines/read-store/read-store.ts'

export type RevisionOf = (collection: string, id: string) => Promise<number | null>
/** A read store that was away is read again soon. */
const LONGEST_REST_MS = 50

type Asked = { id: string; answer: (revision: number | null) => void; fail: (error: unknown) => void }

/**
 * How far documents are, for many who look at once: a collection is read once at a time, then left alone for as long as the
 * read took, and callers that come during a read share the next one. So an answer is never older than the question, and a crowd takes
 * no more than half of what one connection to the read store can do.
 */
export function gathered(store: Pick<ReadStore, 'revisions'>): RevisionOf {
  const waiting = new Map<string, Asked[]>()

  async function readAll(collection: string) {
    for (let asked = waiting.get(collection)!; asked.length > 0; asked = waiting.get(collection)!) {
      waiting.set(collection, [])
      const began = performance.now()
      const ids = [...new Set(asked.map(({ id }) => id))]
      try {
        const revisions = await store.revisions(collection, ids)
        const found = new Map(ids.map((id, at) => [id, revisions[at] ?? null]))
        for (const { id, answer } of asked) answer(found.get(id)!)
      } catch (error) {
        for (const { fail } of asked) fail(error)
      }
      const took = Math.round(performance.now() - began)
      if (took > 0) await new Promise((rested) => setTimeout(rested, Math.min(took, LONGEST_REST_MS)))
    }
    waiting.delete(collection)
  }

  return (collection, id) =>
    new Promise((answer, fail) => {
      const asked = { id, answer, fail }
      const others = waiting.get(collection)
      if (others) return void others.push(asked)
      waiting.set(collection, [asked])
      void readAll(collection)
    })
}

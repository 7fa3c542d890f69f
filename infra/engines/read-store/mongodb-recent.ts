import type { Doc } from './read-store.ts'

/** Nothing is held for longer than this after it was written, so that nothing outlives an erasure by more. */
const FORGOTTEN_MS = 30_000
/** Characters of documents held at most. */
const MOST = 16_000_000

/**
 * Documents as this process has just written them, by collection: an event that follows soon is
 * folded without a read. Held as text, which takes less room and comes back as it would from the server. Another
 * process may have written since; a guarded write over what was held then loses, and it is forgotten.
 */
export function recentDocuments(most = MOST, forgottenMs = FORGOTTEN_MS) {
  let young = new Map<string, string>()
  let old = new Map<string, string>()
  let size = 0

  function age() {
    old = young
    young = new Map()
    size = 0
  }
  const timer = setInterval(age, forgottenMs / 2)
  timer.unref()
  const keyOf = (collection: string, id: string) => `${collection}|${id}`

  return {
    /** What is held of these. */
    of(collection: string, ids: readonly string[]): Map<string, Doc> {
      const found = new Map<string, Doc>()
      for (const id of ids) {
        const text = young.get(keyOf(collection, id)) ?? old.get(keyOf(collection, id))
        if (text !== undefined) found.set(id, JSON.parse(text) as Doc)
      }
      return found
    },
    keep(collection: string, doc: Doc) {
      const [key, text] = [keyOf(collection, doc._id), JSON.stringify(doc)]
      if (size + text.length > most / 2) age()
      size += text.length - (young.get(key)?.length ?? 0)
      young.set(key, text)
    },
    forget(collection: string, id: string) {
      size -= young.get(keyOf(collection, id))?.length ?? 0
      young.delete(keyOf(collection, id))
      old.delete(keyOf(collection, id))
    },
    close: () => clearInterval(timer),
  }
}

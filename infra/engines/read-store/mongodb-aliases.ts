import type { Db } from 'mongodb'
import { isSameId } from '../mongodb/errors.ts'

/** `next` is written together with `live` and never read. */
export type Alias = { live: string; next: string | null }
type Stored = Alias & { _id: string }

/** For so long a process goes by what it has read; a change counts as known to all after twice that. */
const KNOWN_MS = 1000
export const NOTICE_MS = 2 * KNOWN_MS

/**
 * Which collection the name of a read model means. Read again whenever it is older than a second, before a
 * read or a write, and after a write that took longer: so no process writes to a collection that was replaced without
 * finding out.
 */
export function aliasesIn(runtime: Db) {
  const aliases = runtime.collection<Stored>('aliases')
  let known = new Map<string, Alias>()
  let readAt = -Infinity
  let reading: Promise<void> | null = null

  async function read() {
    const asked = performance.now()
    const found = await aliases.find().toArray()
    known = new Map(found.map(({ _id, live, next }) => [_id, { live, next }]))
    readAt = asked
  }
  const fresh = async () => {
    if (performance.now() - readAt > KNOWN_MS) await (reading ??= read().finally(() => (reading = null)))
  }
  const of = (name: string): Alias => known.get(name) ?? { live: name, next: null }

  return {
    async of(name: string): Promise<Alias> {
      await fresh()
      return of(name)
    },
    /** Whether what is cached about these names still holds, at any age. */
    async hold(believed: ReadonlyMap<string, Alias>): Promise<boolean> {
      await fresh()
      return [...believed].every(([name, { live, next }]) => of(name).live === live && of(name).next === next)
    },
    async all(): Promise<ReadonlyMap<string, Alias>> {
      await fresh()
      return known
    },
    /** @throws Error when another process has changed it first. */
    async change(name: string, from: Alias, to: Alias): Promise<void> {
      const { matchedCount } = await aliases.updateOne({ _id: name, live: from.live, next: from.next }, { $set: to })
      const made =
        matchedCount === 1 ||
        (await aliases.insertOne({ _id: name, ...to }).then(
          () => true,
          (error: unknown) => (isSameId(error) ? false : Promise.reject(error as Error)),
        ))
      if (!made) throw new Error(`the collection behind ${name} was changed by another process`)
      readAt = -Infinity
    },
    async forget(name: string) {
      await aliases.deleteOne({ _id: name })
      known.delete(name)
    },
    async now(name: string): Promise<Alias> {
      readAt = -Infinity
      return this.of(name)
    },
  }
}
export type Aliases = ReturnType<typeof aliasesIn>

import type { CollectionSpec, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { busySpec } from '../core/calendars/busy.ts'
import { syncsSpec } from '../core/ats/sync-docs.ts'
import { outgoingSpecOf } from '../effects/webhooks/outgoing.ts'

const AT_ONCE = 500

/**
 * Documents that are not folded from the log and would be missed: events of the feed, deliveries that wait, and how far other
 * systems were read. Those that are there already, from a move that was interrupted, stay as they are.
 */
export async function copyBesideLog(from: ReadStore, to: ReadStore): Promise<number> {
  let documents = 0
  for (const { name } of await from.collections()) {
    const spec = specOf(name)
    if (!spec) continue
    await to.ensure(spec)
    for (let last = ''; ; ) {
      const docs = await from.find(name, { filter: { _id: { $gt: last } }, sort: { _id: 1 }, limit: AT_ONCE })
      await to.compareAndSet(docs.map((doc) => ({ collection: name, expected: null, doc })))
      documents += docs.length
      if (docs.length < AT_ONCE) break
      last = docs.at(-1)!._id
    }
  }
  return documents
}

const specOf = (name: string): CollectionSpec | null =>
  [syncsSpec, busySpec].find((spec) => spec.name === name) ?? outgoingSpecOf(name)

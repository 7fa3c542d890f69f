import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import type { AnyProjection } from '../runtime/projection.ts'

/** Documents read between two turns of the event loop. */
const PAGE = 1000
/** Documents of all companies that are held at most; the least recently used company is dropped first. */
const HELD = 400_000

type Held<Item> = { items: Map<string, Item>; list: readonly Item[] | null; changed: Set<string>; latest: string }
/** Each id once, however many documents name it. */
export type Word = (text: string) => string

/**
 * Documents of companies, held in memory in a form to count with: a chart over 100,000 of them takes milliseconds. What
 * the change feed names is read again before the next answer; without a feed nothing is held. The documents have `changedAt`.
 */
export function companyMemory<Item>(
  { store, live, changes }: Reads,
  projection: AnyProjection,
  itemOf: (doc: Doc, word: Word) => Item,
) {
  const held = new Map<CompanyId, Held<Item>>()
  const loading = new Map<CompanyId, Promise<Held<Item>>>()
  const words = new Map<string, string>()
  const word: Word = (text) => words.get(text) ?? (words.set(text, text), text)

  let watching = false
  function watch() {
    if (watching || !changes) return
    watching = true
    changes.watch((written) => {
      for (const { projection: name, companyId, id } of written)
        if (name === projection.name) held.get(companyId as CompanyId)?.changed.add(id)
    })
    changes.onMissed(() => held.clear())
  }

  function take(into: Held<Item>, doc: Doc) {
    if (doc.dead === true) into.items.delete(doc._id)
    else into.items.set(doc._id, itemOf(doc, word))
    if (String(doc.changedAt ?? '') > into.latest) into.latest = String(doc.changedAt)
    into.list = null
  }

  async function load(companyId: CompanyId): Promise<Held<Item>> {
    const fresh: Held<Item> = { items: new Map(), list: null, changed: new Set(), latest: '' }
    // Known before it is read: what is written meanwhile is read again.
    held.delete(companyId)
    held.set(companyId, fresh)
    for (let after = ''; ; ) {
      const page = await store.find(live(projection), {
        filter: { companyId, _id: { $gt: after } },
        sort: { _id: 1 },
        limit: PAGE,
      })
      for (const doc of page) take(fresh, doc)
      if (page.length < PAGE) break
      after = page.at(-1)!._id
      await new Promise((turn) => setImmediate(turn))
    }
    letGo(companyId)
    return fresh
  }

  function letGo(kept: CompanyId) {
    let total = [...held.values()].reduce((sum, { items }) => sum + items.size, 0)
    for (const [companyId, { items }] of held) {
      if (total <= HELD) return
      if (companyId === kept) continue
      held.delete(companyId)
      total -= items.size
    }
  }

  async function renew(companyId: CompanyId, known: Held<Item>): Promise<void> {
    const ids = [...known.changed]
    known.changed.clear()
    for (let at = 0; at < ids.length; at += PAGE)
      for (const doc of await store.getMany(live(projection), ids.slice(at, at + PAGE))) if (doc) take(known, doc)
    // A notice may be on its way from another process: what is newer than anything known is looked for.
    const newer = await store.find(live(projection), {
      filter: { companyId, changedAt: { $gt: known.latest } },
      sort: { changedAt: 1 },
      limit: PAGE,
    })
    for (const doc of newer) take(known, doc)
  }

  /** All of the company, as the read model holds them now. */
  return async function itemsOf(companyId: CompanyId): Promise<readonly Item[]> {
    watch()
    const known = changes && !loading.has(companyId) ? held.get(companyId) : undefined
    if (known) {
      held.delete(companyId)
      held.set(companyId, known)
      await renew(companyId, known)
      return (known.list ??= [...known.items.values()])
    }
    const load_ = loading.get(companyId) ?? load(companyId).finally(() => loading.delete(companyId))
    loading.set(companyId, load_)
    const fresh = await load_
    if (!changes) held.delete(companyId)
    return (fresh.list ??= [...fresh.items.values()])
  }
}

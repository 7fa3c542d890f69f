import type { Fact } from '#contracts/analytics/fact.ts'
import type { CandidateSource, CandidateStatus } from '#contracts/candidate/statuses.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import { candidateFacts } from './facts.ts'
import type { FactsView } from './facts-view.ts'

/** Documents read between two turns of the event loop. */
const PAGE = 1000
/** Candidates of all companies that are held at most; the company that was not asked about for longest is let go first. */
const HELD = 400_000

type Held = { facts: Map<string, Fact>; list: readonly Fact[] | null; changed: Set<string>; latest: string }

/**
 * The facts of companies, held in memory as numbers: a chart over 100,000 candidates is counted in milliseconds. What
 * the change feed names is read again before the next answer; without a feed nothing is held.
 */
export function factsMemory({ store, live, changes }: Reads) {
  const held = new Map<CompanyId, Held>()
  const loading = new Map<CompanyId, Promise<Held>>()
  const words = new Map<string, string>()
  /** Each id once, however many documents name it. */
  const word = (text: string) => words.get(text) ?? (words.set(text, text), text)

  let watching = false
  function watch() {
    if (watching || !changes) return
    watching = true
    changes.watch((written) => {
      for (const { projection, companyId, id } of written)
        if (projection === candidateFacts.name) held.get(companyId as CompanyId)?.changed.add(id)
    })
    changes.onMissed(() => held.clear())
  }

  function take(into: Held, doc: Doc) {
    const fact = factOf(doc, word)
    if (fact) into.facts.set(fact.id, fact)
    else into.facts.delete(doc._id)
    if (String(doc.changedAt ?? '') > into.latest) into.latest = String(doc.changedAt)
    into.list = null
  }

  async function load(companyId: CompanyId): Promise<Held> {
    const fresh: Held = { facts: new Map(), list: null, changed: new Set(), latest: '' }
    // Known before it is read: what is written meanwhile is read again.
    held.delete(companyId)
    held.set(companyId, fresh)
    for (let after = ''; ; ) {
      const page = await store.find(live(candidateFacts), {
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
    let total = [...held.values()].reduce((sum, { facts }) => sum + facts.size, 0)
    for (const [companyId, { facts }] of held) {
      if (total <= HELD) return
      if (companyId === kept) continue
      held.delete(companyId)
      total -= facts.size
    }
  }

  async function renew(companyId: CompanyId, known: Held): Promise<void> {
    const ids = [...known.changed]
    known.changed.clear()
    for (let at = 0; at < ids.length; at += PAGE)
      for (const doc of await store.getMany(live(candidateFacts), ids.slice(at, at + PAGE))) if (doc) take(known, doc)
    // A notice may be on its way from another process: what is newer than anything known is looked for.
    const newer = await store.find(live(candidateFacts), {
      filter: { companyId, changedAt: { $gt: known.latest } },
      sort: { changedAt: 1 },
      limit: PAGE,
    })
    for (const doc of newer) take(known, doc)
  }

  /** All facts of the company, as the read model holds them now. */
  return async function factsOf(companyId: CompanyId): Promise<readonly Fact[]> {
    watch()
    const known = changes && !loading.has(companyId) ? held.get(companyId) : undefined
    if (known) {
      held.delete(companyId)
      held.set(companyId, known)
      await renew(companyId, known)
      return (known.list ??= [...known.facts.values()])
    }
    const load_ = loading.get(companyId) ?? load(companyId).finally(() => loading.delete(companyId))
    loading.set(companyId, load_)
    const fresh = await load_
    if (!changes) held.delete(companyId)
    return (fresh.list ??= [...fresh.facts.values()])
  }
}

const moment = (at: string | null) => (at === null ? null : Date.parse(at))

/** Null for a tombstone. */
function factOf(doc: Doc, word: (text: string) => string): Fact | null {
  if (doc.dead === true) return null
  const view = doc as unknown as FactsView
  return {
    id: doc._id,
    jobId: word(view.jobId),
    source: word(view.source) as CandidateSource,
    status: word(view.status) as CandidateStatus,
    addedAt: Date.parse(view.addedAt),
    invitedAt: moment(view.invitedAt),
    startedAt: moment(view.startedAt),
    completedAt: moment(view.completedAt),
    stays: view.stages.map(({ columnId, enteredAt, leftAt }) => ({
      columnId: word(columnId),
      from: Date.parse(enteredAt),
      to: moment(leftAt),
    })),
    reviews: view.reviews.map(({ reviewerId, value, at }) => ({
      reviewerId: word(reviewerId),
      value,
      at: Date.parse(at),
    })),
    answered: view.answered.map(({ key, at, takes }) => ({ key: word(key), at: Date.parse(at), takes })),
    videos: view.videos,
    changedAt: Date.parse(view.changedAt),
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { aliasOf } from '#contracts/candidate/anonymity.ts'
import { searchable } from '#contracts/kernel/fold.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import type { Doc, Query, ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { CardDocument } from '#projections/board/card-document.ts'
import { cards } from '#projections/board/cards.ts'
import { type CandidateDocument, candidates } from '#projections/candidates/candidates.ts'
import { companies } from '#projections/companies/companies.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { users } from '#projections/users/users.ts'
import { work } from '#projections/work/work.ts'
import type { Reads } from '#projections/runtime/reads.ts'
import { filtersOf, type Hiding, hidingFrom, levelOf } from '#projections/anonymity/hiding.ts'
import { hiddenAmong, idsIn } from '#projections/anonymity/people.ts'
import { isTelling, scrubbing } from '#projections/anonymity/scrub.ts'

/** Who is reading. Looked up once for each call of a reader, so that a switch counts from the next call on. */
const reading = new AsyncLocalStorage<{ hiding: Promise<Hiding | null> }>()

export const readingAs = <Answer>(reads: Reads, asker: Asker, read: () => Answer): Answer =>
  reading.run({ hiding: hidingFrom(reads, asker) }, read)

/** Fields that tell who a candidate is. A question about one is no question about those who are hidden. */
const telling = new Set(['search', 'name', 'email', 'phone'])

/**
 * The read store as a reader has it: a candidate who is hidden from the asker has left it already, in documents, in what
 * is searched and in the order of names. A reader need not know of it, and a new one cannot forget it.
 */
export function maskedStore(reads: Reads): ReadStore {
  const { store, live } = reads
  // Nothing about candidates, or nothing that tells who one is.
  const plain = () => new Set([jobs, users, companies, work].map((each) => live(each)))

  async function masked(collection: string, docs: (Doc | null)[], hiding: Hiding): Promise<(Doc | null)[]> {
    if (plain().has(collection) || docs.every((doc) => doc === null)) return docs
    if (collection === live(cards)) return docs.map((doc) => doc && maskedCard(doc, hiding))
    const people = await hiddenAmong(reads, idsIn(docs), hiding)
    if (people.length === 0) return docs
    const scrub = scrubbing(people)
    const isCandidate = collection === live(candidates)
    return docs.map((doc) => doc && scrub(isCandidate ? maskedCandidate(doc, hiding) : doc))
  }

  const overrides: Partial<ReadStore> = {
    async get(collection, id) {
      const [doc, hiding] = await Promise.all([store.get(collection, id), reading.getStore()?.hiding])
      return hiding ? (await masked(collection, [doc], hiding))[0]! : doc
    },
    async getMany(collection, ids, options) {
      const [docs, hiding] = await Promise.all([store.getMany(collection, ids, options), reading.getStore()?.hiding])
      return hiding ? masked(collection, docs, hiding) : docs
    },
    async find(collection, query) {
      const hiding = await reading.getStore()?.hiding
      if (!hiding) return store.find(collection, query)
      return (await masked(collection, await found(collection, query, hiding), hiding)) as Doc[]
    },
    async count(collection, filter, most) {
      const hiding = await reading.getStore()?.hiding
      return store.count(collection, hiding ? asked(collection, filter, hiding) : filter, most)
    },
  }

  const asked = (collection: string, filter: Filter, hiding: Hiding): Filter => {
    if (collection === live(cards) || collection === live(candidates))
      return withoutHidden(filter, filtersOf(hiding), collection === live(cards)) as Filter
    return filter
  }

  /** In the order of names those who are hidden come last, in an order of their own. */
  async function found(collection: string, query: Query, hiding: Hiding): Promise<Doc[]> {
    const filter = asked(collection, query.filter, hiding)
    const { sort, skip = 0, limit } = query
    const byName = collection === live(cards) && sort && Object.keys(sort).some((field) => telling.has(field))
    if (!byName) return store.find(collection, { ...query, filter })
    const { shown, hidden } = filtersOf(hiding)
    const first = await store.find(collection, { ...query, filter: { $and: [filter, shown] } })
    if (limit !== undefined && first.length === limit) return first
    const before = first.length > 0 ? skip + first.length : await store.count(collection, { $and: [filter, shown] })
    const rest = {
      filter: { $and: [filter, hidden] },
      sort: { alias: sort[Object.keys(sort)[0]!]! },
      skip: Math.max(0, skip - before),
      ...(limit !== undefined && { limit: limit - first.length }),
    }
    return [...first, ...(await store.find(collection, rest))]
  }

  return new Proxy(store, {
    get(target, key) {
      const own: unknown = overrides[key as keyof ReadStore] ?? Reflect.get(target, key)
      return typeof own === 'function' ? (own as () => unknown).bind(target) : own
    },
  })
}

function maskedCard(doc: Doc, hiding: Hiding): Doc {
  if (doc.dead === true || levelOf(doc, hiding) === null) return doc
  const name = aliasOf(doc._id)
  return { ...doc, name, email: '', search: searchable(name), posterId: null } satisfies Doc & Partial<CardDocument>
}

function maskedCandidate(doc: Doc, hiding: Hiding): Doc {
  const level = doc.dead === true ? null : levelOf(doc, hiding)
  if (level === null) return doc
  const { answers, recordings } = doc as Doc & CandidateDocument
  return {
    ...doc,
    name: aliasOf(doc._id),
    email: '',
    phone: '',
    masked: level,
    answers: answers.map((each) => (isTelling(each.answer) ? { ...each, answer: null } : each)),
    recordings: level === 'faces' ? [] : recordings.map((recording) => ({ ...recording, posterId: null })),
  }
}

/** A question about a name finds those who are hidden by what they are called, and by nothing else. */
function withoutHidden(filter: unknown, parts: { shown: Filter; hidden: Filter }, hasAlias: boolean): unknown {
  if (Array.isArray(filter)) return filter.map((each) => withoutHidden(each, parts, hasAlias))
  if (typeof filter !== 'object' || filter === null) return filter
  const kept: Record<string, unknown> = {}
  const also: Filter[] = []
  for (const [field, condition] of Object.entries(filter)) {
    if (field.startsWith('$')) kept[field] = withoutHidden(condition, parts, hasAlias)
    else if (!telling.has(field)) kept[field] = condition
    else if (field === 'search' && hasAlias)
      also.push({
        $or: [{ $and: [{ search: condition }, parts.shown] }, { $and: [{ alias: condition }, parts.hidden] }],
      })
    else also.push({ [field]: condition }, parts.shown)
  }
  if (also.length === 0) return kept
  return { $and: [...(Object.keys(kept).length > 0 ? [kept] : []), ...also] }
}

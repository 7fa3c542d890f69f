import type { Collection } from 'mongodb'
import { Fenced } from '../failures.ts'
import { promptly } from '../mongodb/absence.ts'
import { type Connection, MAX_TIME_MS } from '../mongodb/connect.ts'
import { fromStored, toStored } from '../mongodb/encoding.ts'
import { isSameId, reading, writing } from '../mongodb/errors.ts'
import { type Alias, aliasesIn } from './mongodb-aliases.ts'
import { answered } from './mongodb-questions.ts'
import { builtFor, replacement, showTo } from './mongodb-replacement.ts'
import { recentDocuments } from './mongodb-recent.ts'
import { indexesOf, validatorOf } from './mongodb-schema.ts'
import { documents, guardedWrites, revisions } from './mongodb-writes.ts'
import type { CollectionSpec, CompareAndSet, Doc, ReadStore } from './read-store.ts'
import type { Filter } from './filter.ts'

const NAMESPACE_EXISTS = 48
const NAMESPACE_NOT_FOUND = 26
const INDEX_NOT_FOUND = 27
const MANY = 1000

type State = { _id: string; value: unknown; epoch?: number }

/**
 * Documents in MongoDB, one collection per read model. A document is the unit of everything: no transaction, no
 * counter beside it, no write that does not name the revision it replaces (ADR 017).
 */
export function mongodbReadStore({
  db,
  runtime,
  server,
  refuseIfAway,
}: Pick<Connection, 'db' | 'runtime' | 'server' | 'refuseIfAway'>): ReadStore {
  const states = runtime.collection<State>('states')
  const stored = runtime.collection<{ _id: string; spec: string; described: string }>('collections')
  const specs = new Map<string, CollectionSpec>()
  const aliases = aliasesIn(runtime)
  const recent = recentDocuments()
  const of = async (name: string): Promise<Collection<Doc>> => db.collection<Doc>((await aliases.of(name)).live)

  async function specOf(name: string): Promise<CollectionSpec | undefined> {
    if (!specs.has(name)) {
      const { live } = await aliases.of(name)
      const found = (await stored.findOne({ _id: name })) ?? (await stored.findOne({ _id: live }))
      if (found) specs.set(name, JSON.parse(found.spec) as CollectionSpec)
    }
    return specs.get(name)
  }

  async function setIndexes(spec: CollectionSpec) {
    const wanted = indexesOf(spec)
    const collection = await of(spec.name)
    const there = (await collection.indexes()).map(({ name }) => name!)
    for (const name of there)
      if (name !== '_id_' && !wanted.some((index) => index.name === name))
        await collection.dropIndex(name).catch(alreadyGone)
    // One by one: FerretDB drops the connection when several of one command have been made by another process meanwhile.
    for (const missing of wanted.filter(({ name }) => !there.includes(name))) await collection.createIndexes([missing])
  }

  async function saveFenced(key: string, value: unknown, epoch: number) {
    const update = async () =>
      (await states.updateOne({ _id: key, epoch: { $not: { $gt: epoch } } }, { $set: { value, epoch } }))
        .matchedCount === 1
    if (await update()) return
    const inserted = await states.insertOne({ _id: key, value, epoch }).then(
      () => true,
      (error: unknown) => (isSameId(error) ? false : Promise.reject(error as Error)),
    )
    if (!inserted && !(await update()))
      throw new Fenced(`${key} was saved by a later holder than that of epoch ${epoch}`)
  }

  const ensure: ReadStore['ensure'] = (spec, meaning) =>
    writing(async () => {
      const validator = meaning && server.capabilities.validators ? { $jsonSchema: validatorOf(meaning) } : undefined
      const text = JSON.stringify(spec)
      const described = text + JSON.stringify(validator ?? null)
      const known = await stored.findOne({ _id: spec.name })
      specs.set(spec.name, spec)
      if (known?.described === described) return
      const { live } = await aliases.of(spec.name)
      // It warns and does not refuse: what a document holds is decided by the fold; a refused one would be a hole.
      const rules = validator ? { validator, validationLevel: 'strict', validationAction: 'warn' } : {}
      const made = await db.createCollection(live, rules).then(() => true, existed)
      if (!made && validator) await db.command({ collMod: live, ...rules })
      await setIndexes(spec)
      if (server.capabilities.views && meaning && !builtFor(spec.name)) await showTo(db, spec.name, live)
      await stored.updateOne({ _id: spec.name }, { $set: { spec: text, described } }, { upsert: true }).catch(sameId)
    })

  const remove = (collection: string) =>
    db
      .collection(collection)
      .drop()
      .then(
        () => {},
        (error: { code?: unknown; message?: string }) =>
          error.code === NAMESPACE_NOT_FOUND || error.message === 'ns not found'
            ? undefined
            : Promise.reject(error as Error),
      )

  async function drop(name: string) {
    const { live, next } = await aliases.of(name)
    await stored.deleteOne({ _id: name })
    specs.delete(name)
    await Promise.all([live, next].map((collection) => collection && remove(collection)))
    // Last: after a kill before it, dropping it again still finds the documents.
    await aliases.forget(name)
  }

  /** First where a replacement is being built, then where it counts: what is live is never ahead of what will be. */
  async function writeLive(writes: CompareAndSet[]): Promise<boolean[]> {
    const believed = new Map<string, Alias>()
    for (const { collection } of writes)
      if (!believed.has(collection)) believed.set(collection, await aliases.of(collection))
    const to = (which: (alias: Alias) => string | null) =>
      writes.flatMap((write) => {
        const collection = which(believed.get(write.collection)!)
        return collection === null ? [] : [{ ...write, collection }]
      })
    // Whole: what was read before is not of the collection that is being built.
    const beside = to(({ next }) => next).map((write) => ({ ...write, before: null }))
    const { replacementsAtOnce } = server.capabilities
    if (beside.length > 0) await guardedWrites(db, beside, replacementsAtOnce)
    const live = to((alias) => alias.live)
    for (const { collection, doc } of live) recent.forget(collection, doc._id)
    const found = await guardedWrites(db, live, replacementsAtOnce)
    // Written so slowly that something else may be live by now: read again, and write there what is missing.
    const won = (await aliases.hold(believed)) ? found : found.map(() => false)
    for (const [at, { collection, doc }] of live.entries()) if (won[at]) recent.keep(collection, doc)
    return won
  }

  return {
    ensure,
    drop: (name) => writing(() => drop(name)),

    get: (collection, id) =>
      reading(async () => {
        const doc = await (await of(collection)).findOne({ _id: id }, { maxTimeMS: MAX_TIME_MS })
        return doc && (fromStored(doc) as Doc)
      }),

    getMany: (collection, ids, options) =>
      reading(async () => {
        const from = await of(collection)
        const known = options?.recent ? recent.of(from.collectionName, ids) : new Map<string, Doc>()
        if (known.size === 0) return inParts(from, ids, documents)
        const asked = await inParts(
          from,
          ids.filter((id) => !known.has(id)),
          documents,
        )
        let next = 0
        return ids.map((id) => known.get(id) ?? asked[next++] ?? null)
      }),
    revisions: (collection, ids) => reading(async () => inParts(await of(collection), ids, revisions)),

    compareAndSet: (writes) => writing(() => writeLive(writes)),

    find: (collection, { filter, sort = {}, skip = 0, limit, only }) =>
      reading(async () => {
        const fields = only && Object.fromEntries(['companyId', 'rev', ...only].map((field) => [field, 1]))
        let cursor = (await of(collection)).find(safe(filter), {
          ...{ sort, batchSize: MANY, maxTimeMS: MAX_TIME_MS },
          ...(fields && { projection: fields }),
        })
        if (skip) cursor = cursor.skip(skip)
        if (limit !== undefined) cursor = cursor.limit(limit)
        return (await cursor.toArray()).map((doc) => fromStored(doc) as Doc)
      }),

    count: (collection, filter, most) =>
      reading(async () =>
        (await of(collection)).countDocuments(safe(filter), {
          maxTimeMS: MAX_TIME_MS,
          ...(most !== undefined && { limit: most }),
        }),
      ),

    /** Walks the index by the counter's fields, over the documents that match `where`. */
    counts: (collection, name, where) =>
      reading(async () => {
        const counter = (await specOf(collection))?.counters.find((each) => each.name === name)
        if (!counter) throw new Error(`${collection} keeps no counter ${name}`)
        for (const field of Object.keys(where))
          if (!counter.by.includes(field)) throw new Error(`Counter ${name} is not by ${field}`)
        const filter = Object.fromEntries(
          Object.entries(where).map(([field, value]) => [field, value === '' ? { $in: ['', null] } : value]),
        )
        const by = Object.fromEntries(counter.by.map((field, at) => [`k${at}`, `$${field}`]))
        const groups = await (await of(collection))
          .aggregate<{ _id: Record<string, unknown>; n: number }>(
            [{ $match: safe(filter) }, { $group: { _id: by, n: { $sum: 1 } } }],
            { maxTimeMS: MAX_TIME_MS },
          )
          .toArray()
        return summed(
          groups.map(({ _id, n }) => ({ values: counter.by.map((_, at) => plain(_id[`k${at}`])), n })),
          counter.by,
        )
      }),

    collections: () =>
      reading(async () => {
        const names = (await db.listCollections({}, { nameOnly: true }).toArray()).filter(
          ({ name, type }) => !name.startsWith('system.') && type !== 'view',
        )
        const live = new Map([...(await aliases.all())].map(([name, alias]) => [alias.live, name]))
        const shown = names.filter(({ name }) => live.has(name) || !builtFor(name))
        return Promise.all(
          shown.map(async ({ name }) => ({
            name: live.get(name) ?? name,
            documents: await db.collection(name).estimatedDocumentCount(),
          })),
        )
      }),

    loadState: (key) =>
      reading(async () => fromStored((await states.findOne({ _id: key }, { maxTimeMS: MAX_TIME_MS }))?.value) ?? null),

    probe: () => promptly({ refuseIfAway }).reading(() => states.findOne({}, { maxTimeMS: MAX_TIME_MS })),

    saveState: (key, value, epoch) =>
      writing(async () => {
        const written = toStored(value)
        if (epoch !== undefined) return saveFenced(key, written, epoch)
        const save = () => states.updateOne({ _id: key }, { $set: { value: written } }, { upsert: true })
        await save().catch((error: unknown) => (isSameId(error) ? save() : Promise.reject(error as Error)))
      }),

    answer: (question, signal) => answered(db, async (name) => (await aliases.of(name)).live, question, signal),
    replace: (spec, meaning) =>
      writing(() => replacement({ db, aliases, capabilities: server.capabilities, ensure, remove }, spec, meaning)),
    async close() {
      recent.close()
    },
  }
}

const existed = (error: { code?: unknown }) =>
  error.code === NAMESPACE_EXISTS ? false : Promise.reject(error as Error)
const alreadyGone = (error: { code?: unknown }) =>
  error.code === INDEX_NOT_FOUND ? undefined : Promise.reject(error as Error)
const sameId = (error: unknown) => (isSameId(error) ? undefined : Promise.reject(error as Error))

/** Missing, null and empty count as one; so do the numbers that stand for true and false. */
const plain = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'boolean' ? Number(value) : value

function summed(groups: { values: unknown[]; n: number }[], fields: string[]) {
  const sums = new Map<string, { by: Record<string, unknown>; count: number }>()
  for (const { values, n } of groups) {
    const key = JSON.stringify(values)
    const known = sums.get(key)
    if (known) known.count += n
    else sums.set(key, { by: Object.fromEntries(fields.map((field, at) => [field, values[at]])), count: n })
  }
  return [...sums.values()]
}

/** Readers send conditions on fields; what runs code on the server is none. */
function safe(filter: Filter): Filter {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$where' || key === '$function' || key === '$expr')
      throw new Error(`${key} is not a condition on a field`)
    if (Array.isArray(value))
      for (const each of value) if (typeof each === 'object' && each !== null) safe(each as Filter)
  }
  return filter
}

/** What `read` finds of these, in their order; no command asks for more than {@link MANY}. */
async function inParts<T>(
  collection: Collection<Doc>,
  ids: string[],
  read: (collection: Collection<Doc>, ids: string[]) => Promise<Map<string, T>>,
): Promise<(T | null)[]> {
  const found = new Map<string, T>()
  for (let at = 0; at < ids.length; at += MANY)
    for (const [id, each] of await read(collection, ids.slice(at, at + MANY))) found.set(id, each)
  return ids.map((id) => found.get(id) ?? null)
}

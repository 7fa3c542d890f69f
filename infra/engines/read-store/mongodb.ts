import type { Collection } from 'mongodb'
import { Fenced } from '../event-store/event-store.ts'
import { type Connection, MAX_TIME_MS } from '../mongodb/connect.ts'
import { fromStored, toStored } from '../mongodb/encoding.ts'
import { isSameId, reading, writing } from '../mongodb/errors.ts'
import { indexesOf, validatorOf } from './mongodb-schema.ts'
import { documents, guardedWrites } from './mongodb-writes.ts'
import type { CollectionSpec, Doc, Filter, ReadStore } from './read-store.ts'

const NAMESPACE_EXISTS = 48
const NAMESPACE_NOT_FOUND = 26
const MANY = 1000

type State = { _id: string; value: unknown; epoch?: number }

/**
 * Documents in MongoDB, one collection per read model. A document is the unit of everything: no transaction, no
 * counter beside it, no write that does not name the revision it replaces (ADR 014).
 */
export function mongodbReadStore({ db, runtime, server }: Pick<Connection, 'db' | 'runtime' | 'server'>): ReadStore {
  const states = runtime.collection<State>('states')
  const stored = runtime.collection<{ _id: string; spec: string }>('collections')
  const specs = new Map<string, CollectionSpec>()
  const of = (name: string): Collection<Doc> => db.collection<Doc>(name)

  async function specOf(name: string): Promise<CollectionSpec | undefined> {
    if (!specs.has(name)) {
      const found = await stored.findOne({ _id: name })
      if (found) specs.set(name, JSON.parse(found.spec) as CollectionSpec)
    }
    return specs.get(name)
  }

  async function setIndexes(spec: CollectionSpec) {
    const wanted = indexesOf(spec)
    const there = (await of(spec.name).indexes()).map(({ name }) => name!)
    for (const name of there) if (name !== '_id_' && !wanted.some((index) => index.name === name)) await of(spec.name).dropIndex(name)
    const missing = wanted.filter(({ name }) => !there.includes(name))
    if (missing.length > 0) await of(spec.name).createIndexes(missing)
  }

  async function saveFenced(key: string, value: unknown, epoch: number) {
    const update = async () => (await states.updateOne({ _id: key, epoch: { $not: { $gt: epoch } } }, { $set: { value, epoch } })).matchedCount === 1
    if (await update()) return
    const inserted = await states.insertOne({ _id: key, value, epoch }).then(() => true, (error: unknown) => (isSameId(error) ? false : Promise.reject(error as Error)))
    if (!inserted && !(await update())) throw new Fenced(`${key} was saved by a later holder than that of epoch ${epoch}`)
  }

  return {
    ensure: (spec, meaning) =>
      writing(async () => {
        const text = JSON.stringify(spec)
        const validator = meaning && server.capabilities.validators ? { $jsonSchema: validatorOf(meaning) } : undefined
        const described = validator ? `${text}${JSON.stringify(validator)}` : text
        const known = await stored.findOne({ _id: spec.name })
        specs.set(spec.name, spec)
        if (known && (known as { described?: string }).described === described) return
        // It warns and does not refuse: what a document holds is decided by the fold; a refused one would be a hole.
        const rules = validator ? { validator, validationLevel: 'strict', validationAction: 'warn' } : {}
        const made = await db.createCollection(spec.name, rules).then(() => true, existed)
        if (!made && validator) await db.command({ collMod: spec.name, ...rules })
        await setIndexes(spec)
        await stored.updateOne({ _id: spec.name }, { $set: { spec: text, described } as object }, { upsert: true }).catch(sameId)
      }),

    get: (collection, id) =>
      reading(async () => {
        const doc = await of(collection).findOne({ _id: id }, { maxTimeMS: MAX_TIME_MS })
        return doc && (fromStored(doc) as Doc)
      }),

    getMany: (collection, ids) =>
      reading(async () => {
        const found = new Map<string, Doc>()
        for (let at = 0; at < ids.length; at += MANY) for (const [id, doc] of await documents(of(collection), ids.slice(at, at + MANY))) found.set(id, doc)
        return ids.map((id) => found.get(id) ?? null)
      }),

    compareAndSet: (writes) => writing(() => guardedWrites(db, writes, server.capabilities.replacementsAtOnce)),

    find: (collection, { filter, sort = {}, skip = 0, limit }) =>
      reading(async () => {
        let cursor = of(collection).find(safe(filter), { sort, batchSize: MANY, maxTimeMS: MAX_TIME_MS })
        if (skip) cursor = cursor.skip(skip)
        if (limit !== undefined) cursor = cursor.limit(limit)
        return (await cursor.toArray()).map((doc) => fromStored(doc) as Doc)
      }),

    count: (collection, filter) => reading(() => of(collection).countDocuments(safe(filter), { maxTimeMS: MAX_TIME_MS })),

    /** Walks the index by the counter's fields, over the documents that match `where`. */
    counts: (collection, name, where) =>
      reading(async () => {
        const counter = (await specOf(collection))?.counters.find((each) => each.name === name)
        if (!counter) throw new Error(`${collection} keeps no counter ${name}`)
        for (const field of Object.keys(where)) if (!counter.by.includes(field)) throw new Error(`Counter ${name} is not by ${field}`)
        const filter = Object.fromEntries(Object.entries(where).map(([field, value]) => [field, value === '' ? { $in: ['', null] } : value]))
        const by = Object.fromEntries(counter.by.map((field, at) => [`k${at}`, `$${field}`]))
        const groups = await of(collection).aggregate<{ _id: Record<string, unknown>; n: number }>([{ $match: safe(filter) }, { $group: { _id: by, n: { $sum: 1 } } }], { maxTimeMS: MAX_TIME_MS }).toArray()
        return summed(groups.map(({ _id, n }) => ({ values: counter.by.map((_, at) => plain(_id[`k${at}`])), n })), counter.by)
      }),

    collections: () =>
      reading(async () => {
        const names = (await db.listCollections({}, { nameOnly: true }).toArray()).filter(({ name, type }) => !name.startsWith('system.') && type !== 'view')
        return Promise.all(names.map(async ({ name }) => ({ name, documents: await of(name).estimatedDocumentCount() })))
      }),

    drop: (collection) =>
      writing(async () => {
        await stored.deleteOne({ _id: collection })
        specs.delete(collection)
        await of(collection).drop().catch((error: { code?: unknown }) => (error.code === NAMESPACE_NOT_FOUND ? false : Promise.reject(error as Error)))
      }),

    loadState: (key) => reading(async () => fromStored((await states.findOne({ _id: key }, { maxTimeMS: MAX_TIME_MS }))?.value) ?? null),

    saveState: (key, value, epoch) =>
      writing(async () => {
        const written = toStored(value)
        if (epoch !== undefined) return saveFenced(key, written, epoch)
        const save = () => states.updateOne({ _id: key }, { $set: { value: written } }, { upsert: true })
        await save().catch((error: unknown) => (isSameId(error) ? save() : Promise.reject(error as Error)))
      }),

    async close() {},
  }
}

const existed = (error: { code?: unknown }) => (error.code === NAMESPACE_EXISTS ? false : Promise.reject(error as Error))
const sameId = (error: unknown) => (isSameId(error) ? undefined : Promise.reject(error as Error))

/** Missing, null and empty count as one; so do the numbers that stand for true and false. */
const plain = (value: unknown) => (value === null || value === undefined ? '' : typeof value === 'boolean' ? Number(value) : value)

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
    if (key === '$where' || key === '$function' || key === '$expr') throw new Error(`${key} is not a condition on a field`)
    if (Array.isArray(value)) for (const each of value) if (typeof each === 'object' && each !== null) safe(each as Filter)
  }
  return filter
}

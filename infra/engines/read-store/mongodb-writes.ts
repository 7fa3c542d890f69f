import {
  type AnyBulkWriteOperation,
  BSON,
  type Collection,
  type Db,
  MongoBulkWriteError,
  MongoInvalidArgumentError,
} from 'mongodb'
import { canonical } from '../../canonical.ts'
import { crash } from '../../crash.ts'
import { fromStored, toStored } from '../mongodb/encoding.ts'
import { isSameId } from '../mongodb/errors.ts'
import { withIds } from '../mongodb/with-ids.ts'
import { difference } from './mongodb-difference.ts'
import { type CompareAndSet, type Doc, NotKept } from './read-store.ts'

type Item = { at: number; write: CompareAndSet }
type Stored = Doc

const INSERTS_AT_ONCE = 1000
const LARGEST = 16 * 1024 * 1024
/** What a server says of the document itself: too large, refused by its rules, a value that has to be the only one, a key too long. */
const OF_THE_DOCUMENT = new Set([10334, 17419, 121, 11000, 17280])

/**
 * Guarded writes of single documents, many in one command: an insert that meets its `_id`, or a replacement that does
 * not find its revision, is a lost race. A command says which inserts failed but only how many replacements matched;
 * when some did not, what is there now tells.
 */
export async function guardedWrites(db: Db, writes: readonly CompareAndSet[], atOnce: number): Promise<boolean[]> {
  const won = writes.map(() => false)
  for (const round of rounds(writes))
    await Promise.all(
      [...byCollection(round)].map(([name, items]) => writeTo(db.collection<Stored>(name), items, won, atOnce)),
    )
  return won
}

async function writeTo(collection: Collection<Stored>, items: Item[], won: boolean[], atOnce: number) {
  const lost = new Set<Item>()
  const replaced = items.filter(({ write }) => write.expected !== null)
  const inserted = items.filter(({ write }) => write.expected === null)
  let matched = 0
  for (const [index, part] of [...parts(inserted, INSERTS_AT_ONCE), ...parts(replaced, atOnce)].entries()) {
    if (index > 0) crash('P5')
    matched += await send(collection, part, lost)
  }
  if (matched < replaced.length) {
    const there = await documents(
      collection,
      replaced.map(({ write }) => write.doc._id),
    )
    for (const item of replaced) if (!isThere(there.get(item.write.doc._id), item.write.doc)) lost.add(item)
  }
  for (const item of items) won[item.at] = !lost.has(item)
}

/** Inserts that were lost go into `lost`; answers how many replacements found their revision. */
async function send(collection: Collection<Stored>, items: Item[], lost: Set<Item>): Promise<number> {
  try {
    const { matchedCount } = await collection.bulkWrite(
      items.map(({ write }) => operation(write)),
      { ordered: false },
    )
    return matchedCount
  } catch (error) {
    if (error instanceof MongoInvalidArgumentError) throw tooLarge(items, error)
    if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error
    const errors = [error.writeErrors].flat()
    const fault = errors.find((each) => !isSameId(each) || items[each.index]?.write.expected !== null)
    if (fault)
      throw faulty(items[fault.index], Number(fault.code), `${collection.collectionName}: ${fault.errmsg}`, error)
    if (errors.length === 0) throw error
    for (const { index } of errors) lost.add(items[index]!)
    return error.matchedCount
  }
}

const faulty = (item: Item | undefined, code: number, message: string, cause: Error) =>
  item && OF_THE_DOCUMENT.has(code)
    ? new NotKept(item.write.doc._id, message, { cause })
    : new Error(message, { cause })

/** The driver says only that some document is. */
function tooLarge(items: Item[], cause: Error): Error {
  const found = items.find(({ write }) => BSON.calculateObjectSize(toStored(write.doc)) >= LARGEST)
  return found ? new NotKept(found.write.doc._id, cause.message, { cause }) : cause
}

function parts<T>(of: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(of.length / size) }, (_, at) => of.slice(at * size, (at + 1) * size))
}

function operation({ expected, doc, before }: CompareAndSet): AnyBulkWriteOperation<Stored> {
  if (expected === null) return { insertOne: { document: toStored(doc) } }
  const filter = { _id: doc._id, rev: expected }
  const update = before?.rev === expected ? difference(before, doc) : null
  return update ? { updateOne: { filter, update } } : { replaceOne: { filter, replacement: toStored(doc) } }
}

export async function documents(collection: Collection<Stored>, ids: readonly string[]): Promise<Map<string, Doc>> {
  const found = await collection.find(withIds(ids), { batchSize: 1000 }).toArray()
  return new Map(found.map((doc) => [doc._id, fromStored(doc) as Doc]))
}

export async function revisions(collection: Collection<Stored>, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await collection.find(withIds(ids), { projection: { rev: 1 }, batchSize: 1000 }).toArray()
  return new Map(found.map(({ _id, rev }) => [_id, Number(rev)]))
}

const isThere = (there: Doc | undefined, wanted: Doc) =>
  there !== undefined && there.rev === wanted.rev && canonical(there) === canonical(JSON.parse(JSON.stringify(wanted)))

/** In a round no document is written twice: writes to one document keep their order, all others travel together. */
function rounds(writes: readonly CompareAndSet[]): Item[][] {
  const times = new Map<string, number>()
  const all: Item[][] = []
  for (const [at, write] of writes.entries()) {
    const key = `${write.collection}|${write.doc._id}`
    const round = times.get(key) ?? 0
    times.set(key, round + 1)
    ;(all[round] ??= []).push({ at, write })
  }
  return all
}

function byCollection(items: Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const known = groups.get(item.write.collection)
    if (known) known.push(item)
    else groups.set(item.write.collection, [item])
  }
  return groups
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Binary, type Db } from 'mongodb'
import { BadSettings } from '../../env.ts'
import type { Connection } from '../mongodb/connect.ts'
import { promptly } from '../mongodb/absence.ts'
import { isSameId, reading, writing } from '../mongodb/errors.ts'
import { withIds } from '../mongodb/with-ids.ts'
import type { KeyRing } from './key-ring.ts'
import { type Master, masterIn, masterOf } from './master.ts'

type Stored = { _id: string; wrapped: Binary | null }
type Proof = { _id: 'master'; proof: string }

const CACHE = 50_000
const AT_ONCE = 1000
/** A key shredded by another process is forgotten here after at most this long. */
const REMEMBER_MS = 30_000

/**
 * Wrapped keys in a database of their own. The master key that opens them stays in a folder, the same for every
 * process: the database holds a proof of it, so that one with another master key is refused instead of encrypting what
 * no other process could read. A shredded subject keeps its document without a key.
 */
export async function mongodbKeyRing(
  connection: Pick<Connection, 'keys' | 'refuseIfAway'>,
  directory: string,
): Promise<KeyRing> {
  const { keys: db } = connection
  const prompt = promptly(connection)
  const master = await provenMaster(db, directory)
  const keys = db.collection<Stored>('subject_keys')
  const cache = new Map<string, { key: Buffer | null; until: number }>()

  function remember(subject: string, key: Buffer | null) {
    if (cache.size >= CACHE) cache.delete(cache.keys().next().value!)
    cache.set(subject, { key, until: performance.now() + REMEMBER_MS })
    return key
  }
  /** That a key is gone is final; that there is one holds for a while. */
  function cached(subject: string): Buffer | null | undefined {
    const known = cache.get(subject)
    return known && (known.key === null || known.until > performance.now()) ? known.key : undefined
  }
  let asked = new Map<string, PromiseWithResolvers<Stored | undefined>>()
  /** Requests of one turn are batched: folding a log needs a thousand subjects at once. */
  function find(subject: string): Promise<Stored | undefined> {
    const same = asked.get(subject)
    if (same) return same.promise
    const waiting = Promise.withResolvers<Stored | undefined>()
    asked.set(subject, waiting)
    if (asked.size === 1) setImmediate(findAll)
    return waiting.promise
  }
  function findAll() {
    const all = [...asked]
    asked = new Map()
    for (let at = 0; at < all.length; at += AT_ONCE) void findSome(all.slice(at, at + AT_ONCE))
  }
  async function findSome(some: [string, PromiseWithResolvers<Stored | undefined>][]) {
    try {
      const found = new Map(
        (
          await prompt.reading(() =>
            keys.find(withIds(some.map(([subject]) => subject)), { batchSize: AT_ONCE }).toArray(),
          )
        ).map((each) => [each._id, each]),
      )
      for (const [subject, { resolve }] of some) resolve(found.get(subject))
    } catch (error) {
      for (const [, { reject }] of some) reject(error)
    }
  }
  async function load(subject: string): Promise<Buffer | null | undefined> {
    const found = await find(subject)
    return found
      ? remember(subject, found.wrapped && master.unwrap(subject, Buffer.from(found.wrapped.buffer)))
      : undefined
  }

  const making = new Map<string, Promise<Buffer | null>>()
  function make(subject: string): Promise<Buffer | null> {
    const underway = making.get(subject)
    if (underway) return underway
    const wrapped = new Binary(master.wrap(subject, randomBytes(32)))
    const made = prompt
      .writing(() => keys.insertOne({ _id: subject, wrapped }).catch(sameId))
      // What is stored counts: another process may have been first, or the subject may be shredded by now.
      .then(async () => (await load(subject)) ?? null)
    making.set(subject, made)
    void made.finally(() => making.delete(subject)).catch(() => {})
    return made
  }

  return {
    async key(subject, options) {
      const known = cached(subject) ?? (await load(subject)) ?? cached(subject)
      return known === undefined && options?.create ? make(subject) : (known ?? null)
    },
    has: async (subject) => (await find(subject)) !== undefined,
    cached,
    async shred(subject) {
      await prompt.writing(() => keys.updateOne({ _id: subject }, { $set: { wrapped: null } }, { upsert: true }))
      remember(subject, null)
    },
    blindIndex: master.blindIndex,
    sign: master.sign,
    async close() {},
  }
}

const file = (directory: string, name: string) => join(directory, name)

/** The master key of the folder, if the keys in the database are its own. */
async function provenMaster(db: Db, directory: string): Promise<Master> {
  const known = await refuseOtherKeys(db, directory)
  const master = masterOf(directory)
  if (!known)
    await writing(() =>
      db
        .collection<Proof>('master')
        .insertOne({ _id: 'master', proof: proofOf(master) })
        .catch(sameId),
    )
  await refuseOtherKeys(db, directory)
  return master
}

const proofOf = (master: Master) => master.sign('key-ring', 'master')

/** Whether the database says whose keys it holds. @throws BadSettings when they are not those of the folder's master key. */
async function refuseOtherKeys(db: Db, directory: string): Promise<boolean> {
  const known = await reading(() => db.collection<Proof>('master').findOne({ _id: 'master' }))
  if (!known) return false
  const master = masterIn(directory)
  if (!master)
    throw new BadSettings([
      `MONGODB_URL names a database whose keys another installation's master key opens: copy that master key to ${file(directory, 'master.key')}, or name a database of its own`,
    ])
  if (known.proof !== proofOf(master))
    throw new BadSettings([
      `MONGODB_URL names a database whose keys ${file(directory, 'master.key')} does not open: it belongs to another installation. Copy that one's master key, or name a database of its own`,
    ])
  return true
}

/** As the key ring's `has`, in a database that stays as it is. @throws BadSettings as opening the key ring does. */
export async function keysInMongoDb(
  { keys: db }: Pick<Connection, 'keys'>,
  directory: string,
): Promise<KeyRing['has']> {
  await refuseOtherKeys(db, directory)
  return async (subject) =>
    (await reading(() => db.collection<Stored>('subject_keys').findOne({ _id: subject }))) !== null
}

const sameId = (error: unknown) => (isSameId(error) ? undefined : Promise.reject(error as Error))

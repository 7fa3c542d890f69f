import { randomBytes } from 'node:crypto'
import type { Db } from 'mongodb'
import { setTimeout as wait } from 'node:timers/promises'
import { writing } from '../mongodb/errors.ts'
import type { Capabilities } from '../mongodb/server.ts'
import { type Aliases, NOTICE_MS } from './mongodb-aliases.ts'
import type { CollectionSpec, Meaning, ReadStore, Replacement } from './read-store.ts'

const BUILT = /^(.+)_r[0-9a-f]{8}$/

/** The name of the read model that a collection was built for. */
export const builtFor = (collection: string) => BUILT.exec(collection)?.[1]

type Parts = {
  db: Db
  aliases: Aliases
  capabilities: Capabilities
  ensure: ReadStore['ensure']
  remove: (collection: string) => Promise<void>
}

/** To be begun by one process at a time, which holds a lease for it. What an earlier one left behind goes first. */
export async function replacement(
  { db, aliases, capabilities, ensure, remove }: Parts,
  spec: CollectionSpec,
  meaning?: Meaning,
): Promise<Replacement> {
  const { name } = spec
  const before = await aliases.now(name)
  let now = { live: before.live, next: null as string | null }
  if (before.next !== null) await aliases.change(name, before, now)
  const names = async () => (await db.listCollections({}, { nameOnly: true }).toArray()).map((each) => each.name)
  const there = await names()
  for (const left of there) if ((builtFor(left) ?? left) === name && left !== before.live) await remove(left)
  const collection = `${name}_r${randomBytes(4).toString('hex')}`
  await ensure({ ...spec, name: collection }, meaning)

  async function change(to: typeof now) {
    await aliases.change(name, now, to)
    now = to
    await wait(NOTICE_MS)
  }
  return {
    collection,
    replaces: there.includes(before.live),
    follow: () => writing(() => change({ live: before.live, next: collection })),
    switchOver: () =>
      writing(async () => {
        await change({ live: collection, next: before.live })
        if (capabilities.views) await showTo(db, name, collection)
      }),
    finish: () =>
      writing(async () => {
        await change({ live: collection, next: null })
        await remove(before.live)
      }),
    abandon: () =>
      writing(async () => {
        if (now.next === collection) await change({ live: before.live, next: null })
        if (now.live !== collection) await remove(collection)
      }),
  }
}

/** The name under which analysts find what is live, without tombstones. */
export const viewName = (name: string) => name.replace(/_v\d+$/, '')

export async function showTo(db: Db, name: string, collection: string) {
  const view = { viewOn: collection, pipeline: [{ $match: { dead: { $ne: true } } }] }
  const [there] = await db.listCollections({ name: viewName(name) }).toArray()
  if (!there) await db.createCollection(viewName(name), view)
  else if (there.type === 'view') await db.command({ collMod: viewName(name), ...view })
}

import { randomUUID } from 'node:crypto'
import type { Db } from 'mongodb'

/** What a server can do that not every server of this protocol can. Nothing else is ever asked about it. */
export type Capabilities = {
  /** Schemas with descriptions on collections. */
  validators: boolean
  /** Views, which analysts read under a name that stays. */
  views: boolean
  /** Has TTL indexes. */
  expiry: boolean
  /** Replacements in one command at most. FerretDB 1.x keeps a connection of its pool of 100 for each and waits for itself when they are used up. */
  replacementsAtOnce: number
}
export type Server = {
  product: 'MongoDB' | 'FerretDB' | 'another server'
  version: string
  replicaSet: string | null
  capabilities: Capabilities
}

const OLDEST_MONGODB = 6
const WITHOUT = { validators: 'no schemas on collections', views: 'no views', expiry: 'no expiry' }

/** @throws Error with what was found, when the platform cannot work with it. */
export async function examine(db: Db): Promise<Server> {
  const built = await db.admin().command({ buildInfo: 1 })
  const hello = await db
    .admin()
    .command({ hello: 1 })
    .catch(() => ({}) as Record<string, unknown>)
  const version = String(built.version)
  if (Array.isArray(built.storageEngines)) {
    if (Number(version.split('.')[0]) < OLDEST_MONGODB)
      throw new Error(`MongoDB ${version} is too old: ${OLDEST_MONGODB}.0 or newer is needed`)
    const replicaSet = typeof hello.setName === 'string' ? hello.setName : null
    return {
      product: 'MongoDB',
      version,
      replicaSet,
      capabilities: { validators: true, views: true, expiry: true, replacementsAtOnce: 1000 },
    }
  }
  const product = built.ferretdbFeatures || built.ferretdbVersion || built.ferretdb ? 'FerretDB' : 'another server'
  await replacesOnce(db, product)
  return {
    product,
    version,
    replicaSet: null,
    capabilities: {
      validators: false,
      views: false,
      expiry: false,
      replacementsAtOnce: product === 'FerretDB' ? 40 : 1000,
    },
  }
}

/** For `/healthz` and the first line of the log. */
export function named({ product, version, replicaSet, capabilities }: Server): string {
  const without = (Object.keys(WITHOUT) as (keyof typeof WITHOUT)[])
    .filter((each) => !capabilities[each])
    .map((each) => WITHOUT[each])
  const details = [
    product === 'MongoDB'
      ? replicaSet
        ? `replica set ${replicaSet}`
        : 'a single server'
      : `speaks MongoDB ${version}`,
    ...without,
  ]
  return `${product}${product === 'MongoDB' ? ` ${version}` : ''} (${details.join(', ')})`
}

const ROUNDS = 5
const WRITERS = 16

/**
 * The one promise everything rests on: of several who replace the same revision of a document, one succeeds. MongoDB
 * keeps it; of other servers it is not taken on trust.
 */
async function replacesOnce(db: Db, product: string) {
  const trial = db.collection<{ _id: string; rev: number }>(`trial_${randomUUID()}`)
  try {
    for (let rev = 0; rev < ROUNDS; rev++) {
      if (rev === 0) await trial.insertOne({ _id: 'one', rev })
      const outcomes = await Promise.all(
        Array.from({ length: WRITERS }, () => trial.replaceOne({ _id: 'one', rev }, { rev: rev + 1 })),
      )
      const winners = outcomes.filter(({ matchedCount }) => matchedCount > 0).length
      if (winners !== 1)
        throw new Error(
          `${product} let ${winners} of ${WRITERS} writers replace the same revision of a document, where MongoDB lets one: read models would go wrong`,
        )
    }
  } finally {
    await trial.drop().catch(() => {})
  }
}

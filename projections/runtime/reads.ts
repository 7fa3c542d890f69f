import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { RevisionOf } from './gathered.ts'
import type { AnyProjection } from './projection.ts'
import type { HearOf } from './told.ts'

/**
 * What readers get: the read store, which collection serves a projection at this moment, and, for those who keep what they
 * have read, what was written since.
 */
export type Reads = {
  store: ReadStore
  live: (projection: Pick<AnyProjection, 'name' | 'version'>) => string
  /** The platform's clock, where what is shown depends on the month. */
  now?: () => string
  changes?: Pick<ChangeFeed, 'watch' | 'onMissed'>
}

/**
 * Changes are published across processes, and recent ones are remembered; a missed one is polled for, each time
 * after twice the pause: waiting for a projection that is behind must not keep the read store from catching up.
 */
const FIRST_LOOK_MS = 100
const LAST_LOOK_MS = 400

type Wanted = { projection: string; collection: string; id: string; revision: number; stream: string }

/**
 * Waits until the read models hold what a token says, at most `timeoutMs`, wherever the token comes from.
 * @returns the streams still behind; empty when everything is there.
 */
export async function waitFor(
  {
    live,
    revisionOf,
    hearOf,
    projections,
  }: { live: Reads['live']; revisionOf: RevisionOf; hearOf: HearOf; projections: readonly AnyProjection[] },
  token: ConsistencyToken,
  timeoutMs = 2000,
): Promise<string[]> {
  const wanted = new Map<string, Wanted>()
  for (const [stream, revision] of Object.entries(token)) {
    const { category, id } = parseStream(stream)
    for (const projection of projections)
      if (projection.category === category)
        wanted.set(`${projection.name}|${id}`, {
          projection: projection.name,
          collection: live(projection),
          id,
          revision,
          stream,
        })
  }
  const told = Promise.withResolvers<void>()
  const deaf = [...wanted].map(([key, { projection, id, revision }]) =>
    hearOf(projection, id, (written) => {
      if (written >= revision) wanted.delete(key)
      if (wanted.size === 0) told.resolve()
    }),
  )
  const until = Date.now() + timeoutMs
  // However little time there is, half of it is left for a look.
  let pause = Math.min(FIRST_LOOK_MS, timeoutMs / 2)
  try {
    while (wanted.size > 0 && Date.now() < until) {
      await Promise.race([told.promise, after(Math.min(pause, until - Date.now()))])
      if (wanted.size === 0) break
      // A read store that is slow, or away, delays no caller beyond the time: what is not seen counts as behind.
      await Promise.race([look(revisionOf, wanted).catch(() => {}), told.promise, after(until - Date.now())])
      pause = Math.min(2 * pause, LAST_LOOK_MS)
    }
  } finally {
    for (const stop of deaf) stop()
  }
  return [...new Set([...wanted.values()].map((want) => want.stream))]
}

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, Math.max(0, ms)).unref())

async function look(revisionOf: RevisionOf, wanted: Map<string, Wanted>): Promise<void> {
  const looked = async ([key, { collection, id, revision }]: [string, Wanted]) => {
    if (((await revisionOf(collection, id)) ?? -1) >= revision) wanted.delete(key)
  }
  await Promise.all([...wanted].map(looked))
}

import type { MongoClient } from 'mongodb'
import { Unavailable } from '../failures.ts'
import { reading, writing } from './errors.ts'

/**
 * A replica set notices within 10 s that its primary is gone (`electionTimeoutMillis`) and has chosen another about 2 s
 * later. Whoever is missed for this long is not being replaced: it is away.
 */
const KNOWN_AFTER_MS = 20_000

/** @throws Unavailable when no server that takes writes has been there for longer than a change of primary takes. */
export type RefuseIfAway = () => void

/** Goes by what the driver finds out by itself: it looks at every server all the time, asked or not. */
export function absenceOf(client: MongoClient, knownAfterMs = KNOWN_AFTER_MS): RefuseIfAway {
  let since: number | null = null
  client.on('topologyDescriptionChanged', ({ newDescription: { servers } }) => {
    const isThere = [...servers.values()].some(({ isWritable }) => isWritable)
    since = isThere ? null : (since ?? performance.now())
  })
  return () => {
    const missedMs = since === null ? 0 : performance.now() - since
    if (missedMs > knownAfterMs) throw new Unavailable(`MongoDB has been away for ${Math.round(missedMs / 1000)} s`)
  }
}

/** As `reading` and `writing`, for what somebody waits for: who cannot be answered is told at once, once that is known. */
export const promptly = ({ refuseIfAway }: { refuseIfAway: RefuseIfAway }) => {
  const unlessAway =
    <T>(work: () => Promise<T>) =>
    async () => {
      refuseIfAway()
      return work()
    }
  return {
    reading: <T>(work: () => Promise<T>) => reading(unlessAway(work)),
    writing: <T>(work: () => Promise<T>) => writing(unlessAway(work)),
  }
}

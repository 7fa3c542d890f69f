import type { MongoClient } from 'mongodb'
import { Unavailable } from '../failures.ts'
import { reading, writing } from './errors.ts'

/**
 * A replica set notices within 10 s that its primary is gone (`electionTimeoutMillis`) and has chosen another about 2 s
 * later. A server that is missing for this long is not failing over: it is away.
 */
const KNOWN_AFTER_MS = 20_000

/** @throws Unavailable when no server that takes writes has been there for longer than a change of primary takes. */
export type RefuseIfAway = () => void

/** Uses the driver's own monitoring, which checks every server all the time. */
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

/** As `reading` and `writing`, for requests a person waits for: they fail at once when the server is known to be away. */
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

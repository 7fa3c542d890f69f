import { sha256 } from '../../hashing.ts'
import type { Connection } from '../mongodb/connect.ts'
import { promptly } from '../mongodb/absence.ts'
import { isSameId } from '../mongodb/errors.ts'
import type { AttemptCounter, Counted } from './attempt-counter.ts'

/** `expiresAt` is for the database, which takes away what is over. */
type Stored = { _id: string; times: number; endsAt: number; expiresAt: Date }
const countedOf = ({ times, endsAt }: Stored): Counted => ({ times, endsAt })
/** Where the database has no expiry of its own, opening a window removes expired ones, at most this often. */
const SWEEP_MS = 60_000

/** Counts that every web process adds to: a limit holds however many there are. Keys name addresses and accounts, so they are kept as hashes. */
export async function mongodbAttemptCounter(
  connection: Pick<Connection, 'runtime' | 'server' | 'refuseIfAway'>,
): Promise<AttemptCounter> {
  const { runtime, server } = connection
  const { reading, writing } = promptly(connection)
  const attempts = runtime.collection<Stored>('attempts')
  const { expiry } = server.capabilities
  if (expiry) await writing(() => attempts.createIndex({ expiresAt: 1 }, { name: 'expires_at', expireAfterSeconds: 0 }))
  let sweptAt = 0

  async function opened(_id: string, windowMs: number, at: number): Promise<Counted | null> {
    if (!expiry && at - sweptAt >= SWEEP_MS) {
      sweptAt = at
      await attempts.deleteMany({ endsAt: { $lte: at } })
    } else await attempts.deleteOne({ _id, endsAt: { $lte: at } })
    const first = { times: 1, endsAt: at + windowMs }
    return attempts.insertOne({ _id, ...first, expiresAt: new Date(first.endsAt) }).then(
      () => first,
      (error: unknown) => (isSameId(error) ? null : Promise.reject(error as Error)),
    )
  }

  return {
    async count(key, windowMs, at) {
      const _id = sha256(key)
      return writing(async () => {
        // A second process that opens the same window finds it open, and counts in it.
        for (;;) {
          const stored = await attempts.findOneAndUpdate(
            { _id, endsAt: { $gt: at } },
            { $inc: { times: 1 } },
            { returnDocument: 'after' },
          )
          const counted = stored ? countedOf(stored) : await opened(_id, windowMs, at)
          if (counted) return counted
        }
      })
    },
    async read(key, at) {
      const stored = await reading(() => attempts.findOne({ _id: sha256(key), endsAt: { $gt: at } }))
      return stored && countedOf(stored)
    },
    async forget(key) {
      await writing(() => attempts.deleteOne({ _id: sha256(key) }))
    },
  }
}

import { randomBytes } from 'node:crypto'
import { sha256 } from '../../hashing.ts'
import type { Connection } from '../mongodb/connect.ts'
import { reading, writing } from '../mongodb/errors.ts'
import { ABSOLUTE_MS, IDLE_MS, type Session, type SessionStore } from './session-store.ts'

type Stored = Session & { _id: string; endsAt: Date }

/** A session's last use is written at most this often, so that reading a page rarely writes. */
const TOUCH_MS = 60_000

/** Sessions that every web process finds; one that ended anywhere has ended everywhere. */
export async function mongodbSessionStore({ runtime, server }: Pick<Connection, 'runtime' | 'server'>, now: () => number = Date.now): Promise<SessionStore> {
  const sessions = runtime.collection<Stored>('sessions')
  await writing(async () => {
    await sessions.createIndex({ userId: 1 }, { name: 'by_user' })
    if (server.capabilities.expiry) await sessions.createIndex({ endsAt: 1 }, { name: 'ends_at', expireAfterSeconds: 0 })
    await sessions.deleteMany({ createdAt: { $lt: now() - ABSOLUTE_MS } })
  })
  const stands = ({ createdAt, lastSeenAt }: Session) => now() - lastSeenAt <= IDLE_MS && now() - createdAt <= ABSOLUTE_MS

  return {
    async create({ companyId, userId }) {
      const token = randomBytes(32).toString('base64url')
      const time = now()
      await writing(() => sessions.insertOne({ _id: sha256(token), companyId, userId, createdAt: time, lastSeenAt: time, endsAt: new Date(time + ABSOLUTE_MS) }))
      return { token }
    },
    async find(token) {
      const _id = sha256(token)
      const session = await reading(() => sessions.findOne({ _id }))
      if (!session) return null
      const time = now()
      if (!stands(session)) {
        await writing(() => sessions.deleteOne({ _id }))
        return 'expired'
      }
      if (time - session.lastSeenAt > TOUCH_MS) await writing(() => sessions.updateOne({ _id }, { $set: { lastSeenAt: time } }))
      const { companyId, userId, createdAt } = session
      return { companyId, userId, createdAt, lastSeenAt: time }
    },
    async isLive(token) {
      const session = await reading(() => sessions.findOne({ _id: sha256(token) }))
      return session !== null && stands(session)
    },
    async end(token) {
      await writing(() => sessions.deleteOne({ _id: sha256(token) }))
    },
    async endAllOf(userId) {
      await writing(() => sessions.deleteMany({ userId }))
    },
    async close() {},
  }
}

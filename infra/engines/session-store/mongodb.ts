import { randomBytes, randomUUID } from 'node:crypto'
import { sha256 } from '../../hashing.ts'
import type { Connection } from '../mongodb/connect.ts'
import { promptly } from '../mongodb/absence.ts'
import { openedWith, sealedWith } from './sealed.ts'
import { KEPT_MS, prolonged, type Session, type SessionStore, isCurrent } from './session-store.ts'

type Stored = Session & { _id: string; endsAt: Date; idToken?: string | null }
const sessionOf = ({ _id, endsAt: _endsAt, idToken: _idToken, ...session }: Stored): Session => session

/** Sessions that every web process finds; one that ended anywhere has ended everywhere. */
export async function mongodbSessionStore(
  connection: Pick<Connection, 'runtime' | 'server' | 'refuseIfAway'>,
  now: () => number = () => Date.now(),
): Promise<SessionStore> {
  const { runtime, server } = connection
  const { reading, writing } = promptly(connection)
  const sessions = runtime.collection<Stored>('sessions')
  await writing(async () => {
    await sessions.createIndex({ userId: 1 }, { name: 'by_user' })
    if (server.capabilities.expiry)
      await sessions.createIndex({ endsAt: 1 }, { name: 'ends_at', expireAfterSeconds: 0 })
    // Those of the first release know no device and no epoch: who was signed in then signs in again.
    await sessions.deleteMany({ $or: [{ createdAt: { $lt: now() - KEPT_MS } }, { id: { $exists: false } }] })
  })

  return {
    async create({ idToken = null, ...session }) {
      const [token, id, time] = [randomBytes(32).toString('base64url'), randomUUID(), now()]
      const stored = {
        _id: sha256(token),
        id,
        ...session,
        scopes: session.scopes && [...session.scopes],
        createdAt: time,
        lastSeenAt: time,
        endsAt: new Date(time + KEPT_MS),
        idToken: idToken && sealedWith(token, idToken),
      }
      await writing(() => sessions.insertOne(stored))
      return { token, id }
    },
    async find(token, kind = 'browser') {
      const session = await reading(() => sessions.findOne({ _id: sha256(token), kind }))
      if (!session) return null
      const time = now()
      if (!isCurrent(session, time)) return 'expired'
      if (prolonged(session, time))
        await writing(() => sessions.updateOne({ _id: session._id }, { $set: { lastSeenAt: time } }))
      return { ...sessionOf(session), lastSeenAt: time }
    },
    async take(token, kind) {
      const session = await writing(() => sessions.findOneAndDelete({ _id: sha256(token), kind }))
      if (!session) return null
      return isCurrent(session, now()) ? sessionOf(session) : 'expired'
    },
    async isLive(token) {
      const session = await reading(() => sessions.findOne({ _id: sha256(token), kind: 'browser' }))
      return session !== null && isCurrent(session, now())
    },
    async idTokenOf(token, kind = 'browser') {
      const session = await reading(() => sessions.findOne({ _id: sha256(token), kind }))
      return session?.idToken && isCurrent(session, now()) ? openedWith(token, session.idToken) : null
    },
    async listOf(userId) {
      const all = await reading(() => sessions.find({ userId }).sort({ lastSeenAt: -1 }).toArray())
      return all.filter((session) => isCurrent(session, now())).map(sessionOf)
    },
    async end(token) {
      await writing(() => sessions.deleteOne({ _id: sha256(token) }))
    },
    async endOne(userId, id) {
      return (await writing(() => sessions.deleteOne({ userId, id }))).deletedCount === 1
    },
    async endAllOf(userId, except = '') {
      await writing(() => sessions.deleteMany({ userId, id: { $ne: except } }))
    },
    async close() {},
  }
}

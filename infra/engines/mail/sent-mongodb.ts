import type { Connection } from '../mongodb/connect.ts'
import { isSameId, reading, writing } from '../mongodb/errors.ts'
import { REMEMBERED_DAYS, type SentRegister } from './mail.ts'

type Sent = { _id: string; sentAt: Date }

/** Where every process sees it; what is old is forgotten by the server, or by the next process that starts. */
export async function mongodbSentRegister({
  runtime,
  server,
}: Pick<Connection, 'runtime' | 'server'>): Promise<SentRegister> {
  const sent = runtime.collection<Sent>('sent_mail')
  await writing(async () => {
    if (server.capabilities.expiry)
      await sent.createIndex({ sentAt: 1 }, { name: 'forgotten', expireAfterSeconds: REMEMBERED_DAYS * 86_400 })
    await sent.deleteMany({ sentAt: { $lt: new Date(Date.now() - REMEMBERED_DAYS * 86_400_000) } })
  })
  return {
    has: (id) => reading(async () => (await sent.findOne({ _id: id }, { projection: { _id: 1 } })) !== null),
    async add(id) {
      await writing(() =>
        sent
          .insertOne({ _id: id, sentAt: new Date() })
          .catch((error: unknown) => (isSameId(error) ? undefined : Promise.reject(error as Error))),
      )
    },
  }
}

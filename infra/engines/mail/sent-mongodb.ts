import type { Connection } from '../mongodb/connect.ts'
import { isSameId, reading, writing } from '../mongodb/errors.ts'
import { REMEMBERED_DAYS, type SentRegister } from './mail.ts'

type Sent = { _id: string; sentAt: Date }

/** Where every process sees it; the server forgets what is old. */
export async function mongodbSentRegister({ runtime }: Pick<Connection, 'runtime'>): Promise<SentRegister> {
  const sent = runtime.collection<Sent>('sent_mail')
  await writing(() => sent.createIndex({ sentAt: 1 }, { name: 'forgotten', expireAfterSeconds: REMEMBERED_DAYS * 86_400 }))
  return {
    has: (id) => reading(async () => (await sent.findOne({ _id: id }, { projection: { _id: 1 } })) !== null),
    async add(id) {
      await writing(() => sent.insertOne({ _id: id, sentAt: new Date() }).catch((error: unknown) => (isSameId(error) ? undefined : Promise.reject(error as Error))))
    },
  }
}

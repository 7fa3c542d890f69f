import { ObjectId } from 'mongodb'
import type { Connection } from '../mongodb/connect.ts'
import { isSameId, reading, writing } from '../mongodb/errors.ts'
import type { Mail, Message } from './mail.ts'

type Stored = Omit<Message, 'id'> & { _id: string; order: ObjectId }

/** Keeps messages instead of sending them, where every process sees them; the product shows them at /dev/outbox. */
export async function mongodbOutbox({ runtime }: Pick<Connection, 'runtime'>): Promise<Mail> {
  const messages = runtime.collection<Stored>('outbox')
  await writing(() => messages.createIndex({ sentAt: -1, order: -1 }, { name: 'newest' }))
  return {
    async send({ id, html: _html, calendar: _calendar, ...message }) {
      await writing(() =>
        messages
          .insertOne({ _id: id, ...message, order: new ObjectId() })
          .catch((error: unknown) => (isSameId(error) ? undefined : Promise.reject(error as Error))),
      )
    },
    outbox: (limit) =>
      reading(async () => {
        const newest = await messages.find({}, { sort: { sentAt: -1, order: -1 }, limit }).toArray()
        return newest.map(({ _id, tenant, to, subject, text, sentAt }) => ({
          id: _id,
          tenant,
          to,
          subject,
          text,
          sentAt,
        }))
      }),
    async close() {},
  }
}

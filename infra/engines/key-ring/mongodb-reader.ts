import { join } from 'node:path'
import type { Binary } from 'mongodb'
import { BadSettings } from '../../env.ts'
import type { Connection } from '../mongodb/connect.ts'
import { reading } from '../mongodb/errors.ts'
import type { KeyRing } from './key-ring.ts'
import { existingMaster } from './master.ts'

const PAGE = 5000

/**
 * A snapshot of all keys in MongoDB: for checkers, which seal nothing.
 * They stay wrapped until one is needed.
 * @throws BadSettings when the master key of the folder does not open them.
 */
export async function mongodbKeyReader(
  { keys: db }: Pick<Connection, 'keys'>,
  directory: string,
): Promise<Pick<KeyRing, 'key' | 'cached'> & { close(): void }> {
  const { sign, unwrap } = existingMaster(directory)
  const known = await reading(() => db.collection<{ _id: string; proof: string }>('master').findOne({ _id: 'master' }))
  if (known && known.proof !== sign('key-ring', 'master'))
    throw new BadSettings([
      `MONGODB_URL names a database whose keys ${join(directory, 'master.key')} does not open: it belongs to another installation`,
    ])
  const wrapped = new Map<string, Buffer | null>()
  await reading(async () => {
    for await (const { _id, wrapped: key } of db
      .collection<{ _id: string; wrapped: Binary | null }>('subject_keys')
      .find({}, { batchSize: PAGE }))
      wrapped.set(_id, key && Buffer.from(key.buffer))
  })
  const cached = (subject: string) => {
    const key = wrapped.get(subject)
    return key ? unwrap(subject, key) : null
  }
  return { key: async (subject) => cached(subject), cached, close: () => wrapped.clear() }
}

import { expect, it } from 'vitest'
import * as z from 'zod'
import { streamName } from '#contracts/kernel/streams.ts'
import { codec as makeCodec } from '#infra/codec.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { applyRecords } from '#projections/runtime/apply.ts'
import type { AnyProjection } from '#projections/runtime/projection.ts'
import * as c from '../../fixtures/candidate.ts'
import { anEnvelope } from '../../fixtures/envelopes.ts'
import { useFolders } from '../../fixtures/folders.ts'
import { acme } from '../../fixtures/people.ts'
import { useDatabases } from '../../support/mongodb.ts'

const database = useDatabases('mongo-java-server')
const folder = useFolders()
const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const
const [small, large, other] = ids
const keys = { key: async () => null, cached: () => null } as unknown as KeyRing

/** A document beyond what MongoDB keeps, for one of them. */
const projection: AnyProjection = {
  name: 'texts',
  version: 1,
  category: 'candidate',
  description: 'A text of each',
  schema: z.object({ text: z.string() }),
  indexes: [],
  counters: [],
  evolve: (_, { stream }) => ({ text: stream.endsWith(large) ? 'x'.repeat(17 * 1024 * 1024) : 'short' }),
}

it('a document that is too large for MongoDB is left out and named, and keeps no other from being written', async () => {
  const connection = await connectMongoDb(database())
  const [reads, store] = [mongodbReadStore(connection), embeddedEventStore(folder())]
  await reads.ensure({ name: 'texts_v1', indexes: [], counters: [] })
  const records = ids.map(
    (id, at): RecordedEvent => ({
      ...anEnvelope(c.adaInvited.data, { type: c.adaInvited.type }),
      stream: streamName(acme, 'candidate', id),
      revision: 0,
      position: String(at + 1),
    }),
  )

  const { changed, failed } = await applyRecords(
    { store, reads, codec: makeCodec(keys) },
    projection,
    'texts_v1',
    records,
  )
  expect(changed.map(({ _id }) => _id)).toEqual([small, other])
  expect(failed).toMatchObject([
    {
      stream: streamName(acme, 'candidate', large),
      error: { message: expect.stringContaining('larger than the maximum') },
    },
  ])
  expect(await reads.revisions('texts_v1', [...ids])).toEqual([0, null, 0])
  await store.close()
  await connection.close()
})

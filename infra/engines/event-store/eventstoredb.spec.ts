import { EventStoreDBClient } from '@eventstore/db-client'
import { afterAll, beforeAll } from 'vitest'
import { commandHandlerContract } from '#test/contract-suites/command-handler.contract.ts'
import { eventStoreContract } from '#test/contract-suites/event-store.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { openEventStoreDb } from './eventstoredb.ts'

const folder = useFolders()
const real = process.env.EVENTSTORE_URL
let peer: Peer | undefined
let url = real!
beforeAll(async () => {
  if (!real) url = (peer = await startPeer(folder())).url
})
afterAll(() => peer?.kill())

/** The official client beside the adapter. */
async function idsOf(stream: string): Promise<string[]> {
  const client = EventStoreDBClient.connectionString(url)
  const ids: string[] = []
  for await (const { event } of client.readStream(stream, { credentials: { username: 'admin', password: 'changeit' } }))
    ids.push((event!.metadata as { id: string }).id)
  await client.dispose()
  return ids
}

const engine = real ? 'EventStoreDB' : 'EventStoreDB (protocol peer)'
eventStoreContract(engine, { isFresh: false, noRoom: 'a server whose disk is full stops' }, async () => ({
  store: await openEventStoreDb(url),
  reopen: () => openEventStoreDb(url),
  seenFromOutside: idsOf,
  beyond: '9007199254740991/9007199254740991',
}))

commandHandlerContract(engine, () => openEventStoreDb(url))

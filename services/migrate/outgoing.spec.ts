import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { startPeer, type Peer } from '#test/peers/eventstoredb/start-peer.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { waitingDeliveries } from '#test/support/waiting-deliveries.ts'
import { copyBesideLog } from './beside-log.ts'

const dataDir = emptyFolder()
let peer: Peer
let deliveries: Awaited<ReturnType<typeof waitingDeliveries>>
beforeAll(async () => {
  peer = await startPeer(emptyFolder())
  deliveries = await waitingDeliveries(dataDir)
}, 60_000)
afterAll(() => Promise.all([peer?.kill(), deliveries?.close()]))

const cli = (name: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, EVENTSTORE_URL: name === 'migrate' ? peer.url : '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [`services/cli/${name}.ts`, ...args], {
    env,
    encoding: 'utf8',
  })
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
}

describe('the feed’s cursor, and a delivery that waits', () => {
  it('outlive a move of the log to a server, the way back, and a rebuild of all read models', async () => {
    const [here, there] = [{}, { EVENTSTORE_URL: peer.url }]
    await deliveries.found(here)
    await deliveries.outlives({ before: here, after: there }, () => cli('migrate', '--to', 'eventstore'))
    await deliveries.outlives({ before: there, after: here }, () => cli('migrate', '--to', 'embedded'))
    await deliveries.outlives({ before: here, after: here }, () => cli('rebuild', 'all'))
  }, 240_000)

  it('move with the read side, once, whatever else is in it', async () => {
    const [from, to] = [embeddedReadStore(join(emptyFolder(), 'a')), embeddedReadStore(join(emptyFolder(), 'b'))]
    const collection = 'outgoing_events_20261127'
    for (const name of [collection, 'ats_syncs', 'candidates_9'])
      await from.ensure({ name, indexes: [{ fields: ['seq'] }], counters: [] })
    const docs = Array.from({ length: 1203 }, (_, seq) => ({ _id: randomUUID(), companyId: 'acme', rev: 0, seq }))
    await from.compareAndSet(docs.map((doc) => ({ collection, expected: null, doc })))
    const sync = { _id: 'acme', companyId: 'acme', rev: 4, nextAt: 7 }
    await from.compareAndSet([{ collection: 'ats_syncs', expected: null, doc: sync }])
    expect(await copyBesideLog(from, to)).toBe(1204)
    await copyBesideLog(from, to)
    const found = await to.find(collection, { filter: {}, sort: { seq: 1 }, limit: 5000 })
    expect(found).toEqual(docs)
    expect(await to.get('ats_syncs', 'acme')).toEqual(sync)
    expect((await to.collections()).map(({ name }) => name).toSorted()).toEqual(['ats_syncs', collection])
    await Promise.all([from.close(), to.close()])
  })
})

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { readEnv } from '#infra/env.ts'
import { outgoing } from '#services/effects/webhooks/outgoing.ts'
import { eventsAfter } from '#services/use-cases/webhooks/feed.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { startPeer, type Peer } from '#test/peers/eventstoredb/start-peer.ts'
import { webhookReceiver } from '#test/peers/webhook/receiver.ts'
import { type Company, foundCompany } from '#test/support/api.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { giveFeatures } from '#test/support/features.ts'
import { copyBesideLog } from './beside-log.ts'

const soon = { timeout: 30_000, interval: 50 }
const dataDir = emptyFolder()
let peer: Peer
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let acme: Company
beforeAll(async () => {
  peer = await startPeer(emptyFolder())
  receiver = await webhookReceiver()
}, 60_000)
afterAll(() => Promise.all([peer?.kill(), receiver?.close()]))

const cli = (name: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, EVENTSTORE_URL: name === 'migrate' ? peer.url : '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [`services/cli/${name}.ts`, ...args], {
    env,
    encoding: 'utf8',
  })
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
}
async function during<T>(url: string | null, work: (platform: WholePlatform) => Promise<T>): Promise<T> {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, ...(url && { EVENTSTORE_URL: url }) }))
  try {
    return await work(platform)
  } finally {
    await platform.close()
  }
}
const adminOf = (platform: WholePlatform) => colleaguesOf(platform, acme).admin
async function fed(platform: WholePlatform, from: string | null) {
  const got: PublicEvent[] = []
  let cursor = from
  for (let more = true; more; ) {
    const page = await eventsAfter(platform)(adminOf(platform), { cursor, limit: 3 })
    got.push(...page.events)
    ;({ cursor, more } = page)
  }
  return { got: got.map(({ id }) => id), cursor }
}
const invite = (platform: WholePlatform) =>
  platform.useCases.candidacy.inviteCandidates(adminOf(platform), {
    jobId: acme.jobId,
    people: [{ name: 'Grace Hopper', email: `${randomUUID()}@example.org`, phone: '' }],
    commandId: randomUUID(),
  })
const idsAt = (path: string) => receiver.at(path).map(({ body }) => (JSON.parse(body) as PublicEvent).id)

/** A delivery waits, and the platform is stopped; `move` happens to what it left; then the delivery arrives and the feed goes on. */
async function outlives(url: { before: string | null; after: string | null }, move: () => void) {
  const path = `/${randomUUID()}`
  const switched = (platform: WholePlatform, webhookId: string, active: boolean) =>
    platform.useCases.webhooks.setWebhookActive(adminOf(platform), { webhookId, active, commandId: randomUUID() })
  const before = await during(url.before, async (platform) => {
    const { webhookId } = await platform.useCases.webhooks.addWebhook(adminOf(platform), {
      ...{ url: receiver.url(path), types: ['candidate.invited'], kind: 'webhook', commandId: randomUUID() },
    })
    await switched(platform, webhookId, false)
    const start = await fed(platform, null)
    await invite(platform)
    const waiting = () => outgoing(platform).waiting('waiting', { companyId: acme.companyId, webhookId })
    await expect.poll(async () => (await waiting()).length, soon).toBe(1)
    const [{ eventId } = { eventId: '' }] = await waiting()
    return { ...start, webhookId, eventId, whole: (await fed(platform, null)).got }
  })
  move()
  await during(url.after, async (platform) => {
    await switched(platform, before.webhookId, true)
    await expect.poll(() => idsAt(path), soon).toEqual([before.eventId])
    expect((await fed(platform, null)).got).toEqual(before.whole)
    const { got } = await fed(platform, before.cursor)
    expect(got).toEqual(before.whole.slice(before.got.length))
    expect(got).toContain(before.eventId)
  })
}

describe('the feed’s cursor, and a delivery that waits', () => {
  it('outlive a move of the log to a server, the way back, and a rebuild of all read models', async () => {
    await during(null, async (platform) => {
      acme = await foundCompany(platform, 'acme', 'Kestrel')
      await giveFeatures(platform, acme.companyId, { api: true, integrations: true })
    })
    await outlives({ before: null, after: peer.url }, () => cli('migrate', '--to', 'eventstore'))
    await outlives({ before: peer.url, after: null }, () => cli('migrate', '--to', 'embedded'))
    await outlives({ before: null, after: null }, () => cli('rebuild', 'all'))
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

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { readEnv } from '#infra/env.ts'
import { outgoing } from '#services/effects/webhooks/outgoing.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { eventsAfter } from '#services/use-cases/webhooks/feed.ts'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { type Company, foundCompany } from './api.ts'
import { colleaguesOf } from './colleagues.ts'
import { giveFeatures } from './features.ts'

const soon = { timeout: 30_000, interval: 50 }
type Env = Record<string, string>

/** One data folder through moves of what it holds: `env` says where that is at the moment. */
export async function waitingDeliveries(dataDir: string) {
  const receiver = await webhookReceiver()
  let acme: Company

  async function during<T>(env: Env, work: (platform: WholePlatform) => Promise<T>): Promise<T> {
    const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, ...env }))
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

  return {
    /** The company whose deliveries they are. */
    found: (env: Env) =>
      during(env, async (platform) => {
        acme = await foundCompany(platform, 'acme', 'Kestrel')
        await giveFeatures(platform, acme.companyId, { api: true, integrations: true })
      }),

    /** A delivery waits, and the platform is stopped; `move` happens to what it left; then the delivery arrives and the feed goes on. */
    async outlives(env: { before: Env; after: Env }, move: () => void) {
      const path = `/${randomUUID()}`
      const switched = (platform: WholePlatform, webhookId: string, active: boolean) =>
        platform.useCases.webhooks.setWebhookActive(adminOf(platform), { webhookId, active, commandId: randomUUID() })
      const before = await during(env.before, async (platform) => {
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
      await during(env.after, async (platform) => {
        await switched(platform, before.webhookId, true)
        await expect.poll(() => idsAt(path), soon).toEqual([before.eventId])
        expect((await fed(platform, null)).got).toEqual(before.whole)
        const { got } = await fed(platform, before.cursor)
        expect(got).toEqual(before.whole.slice(before.got.length))
        expect(got).toContain(before.eventId)
      })
    },
    close: receiver.close,
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { type Delivery, outgoing } from '#services/effects/webhooks/outgoing.ts'
import type { Platform } from '#services/platform.ts'
import { type Received, webhookReceiver } from '#test/peers/webhook/receiver.ts'
import { expectClean, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { freePort } from '#test/support/free-port.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-replay-'))
const receiver = await webhookReceiver()
let server: RunningServer
let rita: SeededPerson
const hook = { id: '', secret: '' }
let given: PublicEvent

beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    const { companyId } = person.asker
    await giveFeatures(platform as never, companyId, { integrations: true })
    const { jobId } = await seed.job(person.asker, [])
    const add = { url: receiver.url('/in'), types: ['job.activated' as const], commandId: randomUUID() }
    const { webhookId, secret, token } = await platform.useCases.webhooks.addWebhook(person.asker, add)
    await platform.caughtUp(token)
    Object.assign(hook, { id: webhookId, secret })
    given = await givenUp(platform as never, { companyId, jobId })
    return person
  })
  // As on a desk, where addresses of this machine may be called.
  server = await startServer({ dataDir, env: { NODE_ENV: 'test', PORT: String(await freePort()) } })
})
afterAll(async () => {
  await server?.stop()
  await receiver.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** An event of yesterday that was tried for three days, in a world whose clock ran ahead. */
async function givenUp(platform: Platform, { companyId, jobId }: { companyId: string; jobId: string }) {
  const kept = outgoing(platform)
  const timestamp = platform.now()
  const data = { job: { id: jobId, title: 'Backend engineer' } }
  const event: PublicEvent = { id: randomUUID(), type: 'job.activated', version: 1, timestamp, data }
  const doc = await kept.keep(event, { companyId, seq: 1, jobId, candidateId: null })
  await kept.addEvents([doc])
  const failed: Delivery = {
    ...{ _id: `${hook.id}~${event.id}`, companyId, rev: 0, webhookId: hook.id, eventId: event.id, day: doc.day },
    ...{ type: event.type, line: event.id, seq: doc.seq, candidateId: null, state: 'failed', dueAt: 0, tries: 10 },
    ...{ code: 503, lastAt: timestamp, failingSince: null, log: null },
  }
  const shown = { at: timestamp, code: 503, ms: 12, error: null, answer: 'Down for repairs' }
  await kept.addDeliveries([{ ...failed, log: await kept.sealTries(failed, [shown]) }])
  return event
}

it('an administrator reads in the log why calls failed, and sends again what failed once the endpoint is repaired', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/integration/webhooks?webhook=${hook.id}`)
  const calls = page.getByRole('table', { name: 'Deliveries' })
  await calls.getByText('503').first().waitFor()
  await calls.getByText('Failed', { exact: true }).waitFor()
  await calls.getByText('Answer').first().click()
  await calls.getByText('Down for repairs').first().waitFor()

  const mine = () => receiver.at('/in').filter(({ headers }) => headers['webhook-id'] === given.id)
  expect(mine()).toEqual([])
  await page.getByRole('button', { name: 'Replay failures of 24 hours' }).click()
  await expect.poll(() => mine().length, { timeout: 20_000 }).toBe(1)
  expect(verified(mine()[0]!)).toMatchObject({ id: given.id, type: 'job.activated', data: given.data })
  await expect
    .poll(async () => (await page.reload(), calls.getByText('Delivered', { exact: true }).count()), { timeout: 20_000 })
    .toBeGreaterThan(0)
  await calls.getByText('204').first().waitFor()
  await expectClean(page)
})

/** As a receiver checks it, by the library of the convention. */
const verified = ({ body, headers }: Received) =>
  new Webhook(hook.secret).verify(body, headers as Record<string, string>)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { expectClean, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const folders = ['log', 'data'].map((name) => mkdtempSync(join(tmpdir(), `hirelog-leader-${name}-`)))
let peer: Peer
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  peer = await startPeer(folders[0]!)
  const env = { EVENTSTORE_URL: peer.url }
  const platform = await openPlatform(readEnv({ DATA_DIR: folders[1]!, ...env }))
  const seed = seeding(platform)
  rita = await seed.person()
  job = await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor'], false)
  await platform.close()
  server = await startServer({ dataDir: folders[1]!, env })
})
afterAll(async () => {
  await server?.stop()
  await peer?.kill()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it('the event store dies while a recruiter moves a card: it says that it is saving, and nothing else is said', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${job.jobId}`)
  const card = page.locator('[data-card]').filter({ hasText: 'Ada Byron' })
  await card.waitFor()
  await card.getByRole('button', { name: 'Actions for Ada Byron' }).click()
  await page.getByRole('menuitem', { name: 'Move to' }).click()
  await peer.kill()
  await page.getByRole('menuitem', { name: 'Hired' }).click()
  await card.getByText('Saving…').waitFor()
  await peer.start()
  await card.getByText('Saving…').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-column]').filter({ has: card }).getAttribute('data-kind')).toBe('hired')
  expect(await page.getByText('could not be moved').count()).toBe(0)
  await page.reload()
  await card.waitFor()
  await expectClean(page)
})

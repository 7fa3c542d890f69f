import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '../support/browser.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-interrupted-'))
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor'], false) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a board whose connection is interrupted', () => {
  it.each([
    ['light, on a desktop', {}],
    ['dark, on a phone', { ...phone, ...dark }],
  ])('says so and moves nothing, %s, and is told to who cannot see it', async (_looks, device) => {
    const page = await browser.open(device)
    await signedIn(page, server.url, rita)
    let cut = true
    // As a proxy answers while no server is behind it.
    await page.route('**/live?*', (route) => (cut ? route.fulfill({ status: 204 }) : route.continue()))
    await page.goto(`${server.url}/admin/jobs/${job.jobId}`)
    const card = page.locator('[data-card]').filter({ hasText: 'Ada Byron' })
    await card.waitFor()
    const before = await card.boundingBox()
    const notice = page.getByRole('status').filter({ hasText: 'The connection is interrupted.' })
    await notice.waitFor()
    expect(await card.boundingBox()).toEqual(before)
    await expectClean(page)

    // What is beneath it is pressed all the same.
    const { x, y, width, height } = (await notice.getByText('The connection is interrupted.').boundingBox())!
    expect(
      await page.evaluate(
        ([at, from]) =>
          document.elementFromPoint(at!, from!)?.textContent?.includes('The connection is interrupted.') &&
          document.elementFromPoint(at!, from!)?.closest('[role=status]') !== null,
        [x + width / 2, y + height / 2],
      ),
    ).toBe(false)
    cut = false
    await notice.waitFor({ state: 'detached' })
    expect(await card.boundingBox()).toEqual(before)
    await page.context().close()
  })
})

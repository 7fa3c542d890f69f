import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startJobAdder } from '#test/peers/jobadder/server.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { freePort } from '#test/support/free-port.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-jobadder-'))
const theirs = await startJobAdder()
let server: RunningServer
let rita: SeededPerson

beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    await giveFeatures(platform as never, person.asker.companyId, { integrations: true })
    return person
  })
  const { id, secret } = theirs.client
  const client = { JOBADDER_CLIENT_ID: id, JOBADDER_CLIENT_SECRET: secret, JOBADDER_URL: theirs.url }
  // As on a desk, where addresses of this machine may be asked.
  server = await startServer({ dataDir, env: { NODE_ENV: 'test', PORT: String(await freePort()), ...client } })
})
afterAll(async () => {
  await server?.stop()
  theirs.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('an administrator links the company to its account at JobAdder on a phone', async () => {
  const page = await browser.open(phone)
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobadder/signup`)
  await page.waitForURL('**/jobadder/integration/details')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('Company name').fill('Acme Hiring')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL('**/jobadder/integration/token')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Connect Accounts' }).click()
  await page.waitForURL('**/jobadder/integration/congratulations')
  await page.getByText('Your company is connected with JobAdder.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'To Dashboard' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'JobAdder' }) })
  await card.getByText('Connected', { exact: true }).waitFor()
  await expectClean(page)
})

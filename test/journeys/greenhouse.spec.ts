import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { permit } from '#test/fixtures/journey.ts'
import { startGreenhouse } from '#test/peers/greenhouse/server.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { messagesTo } from '#test/support/account.ts'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { freePort } from '#test/support/free-port.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-greenhouse-'))
const greenhouse = await startGreenhouse({ token: 'their token', email: 'ada@acme.example' })
let server: RunningServer
let rita: SeededPerson

beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    await giveFeatures(platform as never, person.asker.companyId, { integrations: true })
    const draft = { ...aJob({ jobTitle: 'Night porter' }), journey: journeyWith(permit) }
    const { jobId } = await platform.useCases.jobs.createJob(person.asker, { draft })
    await platform.useCases.jobs.activateJob(person.asker, { jobId })
    return person
  })
  // As on a desk, where addresses of this machine may be asked.
  const env = { NODE_ENV: 'test', PORT: String(await freePort()), GREENHOUSE_URL: greenhouse.harvest }
  server = await startServer({ dataDir, env })
})
afterAll(async () => {
  await server?.stop()
  greenhouse.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('an administrator connects Greenhouse; it orders an interview, the candidate does it, and its result is in Greenhouse with the way to it', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/greenhouse/signup`)
  await page.waitForURL('**/greenhouse/integration/details')
  await page.getByLabel('Created by (email)').fill('ada@acme.example')
  await page.getByLabel('API token').fill('another token')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Incorrect token. Please try again.').waitFor()
  await page.getByLabel('API token').fill('their token')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/greenhouse/integration/assessment')
  await page.locator('code').nth(1).waitFor()
  const [key, address] = (await page.locator('code').allInnerTexts()) as [string, string]
  expect(await page.getByText('Saved, not checked').count()).toBe(0)

  // What Greenhouse does with the two.
  const tests = await greenhouse.tests(key, address)
  const test = tests.find((each) => each.partner_test_name === 'Night porter')!
  const email = `grace.${randomUUID()}@example.org`
  const candidate = { first_name: 'Grace', last_name: 'Hopper', email }
  const path = randomUUID()
  const id = await greenhouse.order(key, address, { partner_test_id: test.partner_test_id, candidate }, path)
  expect(await greenhouse.status(key, address, id)).toEqual({ partner_status: 'sent' })

  const mails = () => messagesTo(page, server.url, email)
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const link = /\/apply\/\S+/.exec((await mails())[0]!)![0].replaceAll('&amp;', '&')
  const theirs = await browser.open(phone)
  await theirs.goto(`${server.url}${link}`)
  await theirs.getByRole('button', { name: 'Start', exact: true }).click()
  await theirs.getByRole('heading', { level: 1, name: /May you work/ }).waitFor()
  await theirs.getByLabel('Yes').check()
  await theirs.getByRole('button', { name: 'Finish' }).click()

  const result = `${server.url}/admin/jobs/${test.partner_test_id}/candidates/${id}`
  await expect
    .poll(() => greenhouse.status(key, address, id), { timeout: 20_000 })
    .toEqual({ partner_status: 'complete', partner_profile_url: result })
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  await expect
    .poll(() => greenhouse.completed.filter((each) => each.path === `/results/${path}`), { timeout: 20_000 })
    .toEqual([{ path: `/results/${path}`, authorization }])
  await page.goto(result)
  await page.getByRole('heading', { level: 1, name: 'Grace Hopper' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(`${server.url}/admin/integration`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Greenhouse' }) })
  await card.getByText('Connected', { exact: true }).waitFor()
  await expectClean(page)
  await expectClean(theirs)
})

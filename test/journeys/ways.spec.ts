import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awake, expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-ways-'))
let server: RunningServer
let rita: SeededPerson
let reviewer: SeededPerson
let job: SeededJob
let product: SeededJob

beforeAll(async () => {
  const keyId = await seedFolder(dataDir, async (seed, { useCases }) => {
    ;[rita, reviewer] = [await seed.person(), await seed.person('Otto Reviewer', 'Gadgets')]
    job = await seed.job(rita.asker, ['Ada Byron'])
    product = await seed.job(reviewer.asker, [], false)
    return (
      await useCases.accounts.issueApiKey(reviewer.asker, {
        label: 'What makes a review account',
        scopes: ['jobs.read'],
      })
    ).keyId
  })
  server = await startServer({ dataDir, env: { REVIEW_KEYS: keyId } })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const at = (path: string) => server.url + path
async function open(path: string, person: SeededPerson, options = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  await signedIn(page, server.url, person)
  await page.goto(at(path))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
/** From here on time passes when the test says so. */
async function stopClock(page: WatchedPage) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
const h1 = (page: WatchedPage) => page.getByRole('heading', { level: 1 }).innerText()

describe('a review account', () => {
  it('finds its jobs under Products, and a job under Product Reviews (NAV-006, NAV-036)', async () => {
    const page = await open('/admin/jobs?currentTab=draft', reviewer)
    expect(await h1(page)).toBe('Products')
    await page.locator('aside').getByRole('link', { name: 'Products' }).waitFor()
    await page.goto(at(`/admin/jobs/${product.jobId}`))
    expect(await h1(page)).toBe('Product Reviews')
    await expectClean(page)
    await page.goto(at('/admin/search?q=products'))
    await page.getByRole('main').getByRole('link', { name: 'Products' }).waitFor()
    await page.goto(at('/admin/search?q=backend'))
    await page.getByRole('main').getByRole('heading', { name: 'Products' }).waitFor()
    const others = await open(`/admin/jobs/${job.jobId}`, rita)
    expect(await h1(others)).toBe('Backend engineer')
    await others.locator('aside').getByRole('link', { name: 'Jobs' }).waitFor()
  })
})

describe('the id of a job', () => {
  it('is copied beside its title, which says so for two seconds (NAV-018, NAV-019)', async () => {
    const page = await open(`/admin/jobs/${job.jobId}`, rita, { permissions: ['clipboard-read', 'clipboard-write'] })
    await awake(page)
    const button = page.getByRole('button', { name: 'Click to copy job ID' })
    await button.hover()
    await page.getByText('Click to copy job ID', { exact: true }).waitFor()
    await stopClock(page)
    await button.click()
    const said = page.locator('header').getByRole('status').getByText('Copied!')
    await said.waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(job.jobId)
    await page.clock.runFor(1900)
    expect(await said.count()).toBe(1)
    await page.clock.runFor(200)
    await expect.poll(() => said.count()).toBe(0)
  })

  it('an API key is copied with COPY KEY, which says COPIED for two seconds (NAV-041)', async () => {
    const page = await open('/admin/settings?tab=api-keys', rita, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByLabel('What the key is for').fill('Nightly export')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Create key' }).click()
    const copy = page.getByRole('button', { name: 'COPY KEY' })
    await copy.waitFor()
    await stopClock(page)
    await copy.click()
    await page.getByRole('button', { name: 'COPIED' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.getByLabel('API key for Nightly export').inputValue(),
    )
    await page.clock.runFor(2100)
    await copy.waitFor()
  })
})

describe('addresses that lead on', () => {
  it.each([
    ['?editJob=1', (id: string) => `/jobs-cep/create/${id}`],
    ['?inviteCandidates=1', (id: string) => `/jobs/post/${id}?view=invite`],
  ])('a job with %s opens what it asks for (NAV-039)', async (query, to) => {
    const page = await open(`/admin/jobs/${job.jobId}${query}`, rita)
    expect(page.url()).toContain(at(to(job.jobId)))
  })

  it('a wizard comes back to the tab of the list it names, where its draft is marked (NAV-040)', async () => {
    const page = await open(`/admin/jobs?currentTab=draft&newDraftJobID=${product.jobId}`, reviewer)
    expect(
      await page.getByRole('navigation', { name: 'Jobs by status' }).locator('[aria-current]').innerText(),
    ).toContain('Drafts')
    await page.getByRole('row', { name: /Backend engineer New/ }).waitFor()
  })

  it.each([
    ['jobs', 'You have reached your plan’s job limit'],
    ['seats', 'You have reached your plan’s seat limit'],
    ['candidates', 'You have reached your plan’s candidate limit'],
    ['lives', 'You have reached your plan’s live interview limit'],
  ])('the bundles of the limit on %s name it, above the plans (NAV-009, NAV-037)', async (limit, words) => {
    const page = await open(`/admin/billing/bundles?limit=${limit}`, rita)
    expect(page.url()).toBe(at(`/admin/billing?limit=${limit}#plans`))
    await page.getByText(words, { exact: true }).waitFor()
    if (limit === 'lives') await expectClean(page)
  })

  it('a payment ends on the page that says which plan is in force (NAV-009)', async () => {
    const page = await open('/admin/billing/success', rita)
    expect(await h1(page)).toBe('Billing Success')
    await page.getByRole('heading', { name: 'You are on Starter' }).waitFor()
  })
})

describe('a page that was opened before a release', () => {
  it('is loaded afresh when what it asks for next is gone (GEN-006)', async () => {
    const page = await open('/admin/jobs', rita)
    await awake(page)
    // What the page fetches ahead is here: what is gone is what the link needs.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    let gone = 0
    await page.route(/\/assets\/.*\.js$/, (route) =>
      gone++ === 0
        ? route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Gone</title>' })
        : route.continue(),
    )
    await page.locator('aside').getByRole('link', { name: 'Billing' }).click()
    await page.waitForFunction(() => !('stayed' in window))
    expect(gone).toBeGreaterThan(0)
    await page.locator('aside').getByRole('link', { name: 'Billing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor()
  })
})

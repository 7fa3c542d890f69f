import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-kept-place-'))
let server: RunningServer
let page: WatchedPage
let job = ''

beforeAll(async () => {
  const rita = await seedFolder(dataDir, async (seed, platform) => {
    const rita = await seed.person()
    const { jobId } = await seed.job(rita.asker, ['Ada Byron', 'Blaise Kern'])
    job = jobId
    const { userId, companyId } = rita.asker as Extract<SeededPerson['asker'], { kind: 'user' }>
    const company = colleaguesOf(platform, { companyId, userId })
    await company.onPlan('enterprise')
    await company.colleague('Sam Okoye', 'review')
    return rita
  })
  server = await startServer({ dataDir })
  page = await browser.open()
  await signedIn(page, server.url, rita)
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const said = () => page.getByText('The page is as it was; try again when the connection is back.')
const main = () => page.locator('#main')
const at = () => page.evaluate(() => location.pathname + location.search)
const away = () => page.context().setOffline(true)
const back = () => page.context().setOffline(false)
async function open(path: string) {
  await back()
  await page.goto(server.url + path)
  await page.waitForLoadState('networkidle')
}

type Row = [
  what: string,
  {
    from: () => string
    sees: () => Locator
    typed?: () => readonly [Locator, string]
    press: () => Promise<unknown>
    done: RegExp
  },
]
const enter = () => page.keyboard.press('Enter')
const name = () => page.getByLabel('Name or email')
const rows: Row[] = [
  [
    'a search for candidates',
    {
      from: () => '/admin/videos',
      sees: () => main().getByText('Blaise Kern'),
      typed: () => [name(), 'Ada'],
      press: enter,
      done: /[?&]q=Ada/,
    },
  ],
  [
    'a filter that is a link',
    {
      from: () => '/admin/videos',
      sees: () => main().getByText('Blaise Kern'),
      press: () => main().getByRole('navigation', { name: 'Application status' }).getByRole('link').nth(1).click(),
      done: /[?&]status=/,
    },
  ],
  [
    'a search that is sent while it is typed',
    {
      from: () => '/admin/settings?tab=users',
      sees: () => main().getByText('Sam Okoye'),
      typed: () => [main().getByRole('searchbox'), 'nobody'],
      press: () => page.getByRole('button', { name: 'Search', exact: true }).click(),
      done: /[?&]search=nobody/,
    },
  ],
  [
    'a search for cards',
    {
      from: () => `/admin/jobs/${job}`,
      sees: () => main().getByText('Blaise Kern'),
      typed: () => [main().getByRole('searchbox'), 'Ada'],
      press: enter,
      done: /[?&]q=Ada/,
    },
  ],
  [
    'another tab of the settings',
    {
      from: () => '/admin/settings?tab=users',
      sees: () => main().getByText('Sam Okoye'),
      press: () => main().getByRole('link', { name: 'Sessions' }).click(),
      done: /[?&]tab=sessions/,
    },
  ],
]

it.each(rows)(
  'stays at its address for %s while the platform cannot be reached, and goes on once it is back',
  async (_what, { from, sees, typed, press, done }) => {
    await open(from())
    const place = await at()
    await away()
    const [field, value] = typed?.() ?? []
    await field?.fill(value!)
    await press()
    await said().waitFor()
    expect(await sees().first().isVisible()).toBe(true)
    expect(await at()).toBe(place)
    if (field) expect(await field.inputValue()).toBe(value)

    await back()
    await field?.focus()
    await press()
    await page.waitForURL(done)
  },
)

it('stays for Back and for a link, with the history as it was', async () => {
  await open('/admin/jobs')
  const link = (to: string) => page.locator('aside').getByRole('link', { name: new RegExp(`^${to}`) })
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title })
  await link('Candidates').click()
  await heading('Candidates').waitFor()
  await link('Meetings').click()
  await heading('Meetings').waitFor()
  await page.waitForLoadState('networkidle')
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()

  await away()
  await page.evaluate(() => history.go(-2))
  await said().waitFor()
  await page.waitForURL('**/admin/meetings')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await link('Candidates').click()
  await said().waitFor()
  expect(await heading('Meetings').isVisible()).toBe(true)
  expect([await at(), await entries()]).toEqual(['/admin/meetings', before])

  await back()
  await page.goBack()
  await heading('Candidates').waitFor()
  await page.goBack()
  await heading('Jobs').waitFor()
  await page.goForward()
  await page.goForward()
  await heading('Meetings').waitFor()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugTaken } from '#contracts/company/slug.ts'
import { signIn } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let rival: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-palette-'))
  ;({ rita, rival, job } = await seedFolder(dataDir, async (seed) => {
    const [rita, rival] = [await seed.person(), await seed.person('Otto Rival')]
    return { rita, rival, job: await seed.job(rita.asker, ['Ada Byron', 'Łukasz Müller', 'Canada Bill']) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(page: WatchedPage, path: string, as = rita) {
  await page.goto(server.url + path)
  await signIn(page, as)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const question = (page: WatchedPage) =>
  page.getByRole('combobox', { name: 'Search jobs, candidates, people and pages' })
/** The page hears the key once its scripts are there. */
async function ask(page: WatchedPage) {
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return question(page).isVisible()
    })
    .toBe(true)
}
const option = (page: WatchedPage, name: RegExp) => page.getByRole('option', { name })
const current = (page: WatchedPage) =>
  page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current]').innerText()

describe('the palette', () => {
  it.each([
    ['in the light', {}, 'ltr'],
    ['on a phone, in the dark, from right to left', { ...phone, ...dark }, 'rtl'],
  ] as const)('opens a candidate from the keyboard, %s', async (_look, look, dir) => {
    const page = await browser.open(look)
    await open(page, '/admin/overview')
    if (dir === 'rtl') await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await ask(page)
    await option(page, /^Billing/).waitFor()
    await question(page).fill('lukasz mu')
    await option(page, /Łukasz Müller/).waitFor()
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )

    await question(page).fill('ada')
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual([expect.stringContaining('Ada Byron'), expect.stringContaining('Canada Bill')])
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('[role=option][aria-selected=true]').innerText()).toContain('Canada Bill')
    expect(await question(page).getAttribute('aria-activedescendant')).toBe(
      await page.locator('[role=option][aria-selected=true]').getAttribute('id'),
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/jobs/${job.jobId}/candidates/${job.candidates[0]!.id}`)
  })

  it('does to the candidate whose page is open what is chosen, by the keyboard, and takes a move back', async () => {
    const page = await browser.open()
    await open(page, `/admin/jobs/${job.jobId}/candidates/${job.candidates[1]!.id}`)
    await ask(page)
    const here = page.getByRole('group', { name: 'On this page' })
    await here.getByRole('option', { name: /^Reject, with a reason R$/ }).waitFor()
    await expectClean(page)
    await question(page).fill('rate 4')
    await option(page, /^Rate 4 of 5/).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Łukasz Müller rated 4 of 5').waitFor()
    await page.getByText('average of 1 rating').waitFor()

    await ask(page)
    await here.getByRole('option', { name: /^Move to another stage/ }).click()
    await option(page, /^Move to Hired/).click()
    await page.getByText('Łukasz Müller moved to Hired').waitFor()
    await page.locator('[data-column-title]', { hasText: 'Hired' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('[data-column-title]', { hasText: 'Candidates' }).waitFor()

    await ask(page)
    await option(page, /^Reject, with a reason/).click()
    await page.getByRole('button', { name: 'Position filled' }).click()
    await page.getByText('Łukasz Müller rejected').waitFor()
    await ask(page)
    await option(page, /^Open history/).click()
    await page.waitForURL('**/history')
  })

  it('shows what was opened lately, says when there is nothing, and closes with Escape', async () => {
    const page = await browser.open()
    await open(page, '/admin/jobs')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await question(page).fill('backend')
    await option(page, /Backend engineer/).click()
    await page.waitForURL(`**/admin/jobs/${job.jobId}`)

    await ask(page)
    await page
      .getByRole('group', { name: 'Opened lately' })
      .getByRole('option', { name: /Backend engineer/ })
      .waitFor()
    await question(page).fill('nobody at all')
    await page.getByText('No results for “nobody at all”').waitFor()
    await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(0)
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
  })

  it('lists the keys with ?, which can be switched off and on again', async () => {
    const page = await browser.open()
    await open(page, '/admin/jobs')
    await ask(page)
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    const list = page.getByRole('dialog', { name: 'Keyboard' })
    // The page hears keys again once the dialog has closed.
    await expect
      .poll(async () => {
        await page.keyboard.press('?')
        return list.isVisible()
      })
      .toBe(true)
    const singles = page.getByLabel('Single-key shortcuts')
    await singles.uncheck()
    await expectClean(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await ask(page)
    expect(await list.isVisible()).toBe(false)

    await question(page).fill('profile')
    await option(page, /^Profile/).click()
    await singles.check()
    await page.keyboard.press('Tab')
    await page.keyboard.press('?')
    await list.waitFor()
  })

  it('finds nothing of another company, and works as a page without scripts', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await open(page, '/admin/search?q=ada', rival)
    await page.getByText('No results for “ada”').waitFor()
    await page.getByLabel('Search jobs, candidates, people and pages').fill('api keys')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('main').getByRole('link', { name: 'API keys' }).click()
    expect(await current(page)).toBe('API keys')
  })
})

describe('Settings', () => {
  it('answers to tab and page, saves details, and says when an address is taken', async () => {
    const page = await browser.open()
    await open(page, '/admin/settings?page=Branding')
    expect(await current(page)).toBe('Branding')
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Company details' })
      .press('Enter')
    await page.getByLabel('Name', { exact: true }).fill('Blue Harbor')
    await page.getByLabel('Website').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter a web address, such as https://company.com').waitFor()
    await page.getByLabel('Website').fill('blueharbor.test')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The details are saved.').waitFor()
    await page.getByLabel('Company URL', { exact: true }).fill('blue-harbor')
    await page.getByRole('button', { name: 'Save URL' }).click()
    await page.getByText('Your company URL is saved.').waitFor()
    await expectClean(page)

    const other = await browser.open(phone)
    await open(other, '/admin/settings', rival)
    await other.getByLabel('Company URL', { exact: true }).fill('Blue-Harbor')
    await other.getByRole('button', { name: 'Save URL' }).click()
    await other.getByText(slugTaken).waitFor()
    await expectClean(other)
    expect(
      await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  })

  it('shows where someone is signed in, and ends the others', async () => {
    const [desk, train] = [await browser.open(dark), await browser.open(phone)]
    await open(train, '/admin/jobs')
    await open(desk, '/admin/settings?tab=sessions')
    const rows = desk.getByRole('region', { name: 'Sessions' }).getByRole('row')
    await desk.getByText('This one', { exact: true }).waitFor()
    expect(await rows.count()).toBeGreaterThan(2)
    await expectClean(desk)
    await desk.getByRole('button', { name: 'End all others' }).click()
    await desk
      .getByText(/sessions? (has|have) ended\./)
      .first()
      .waitFor()
    await expect.poll(() => rows.count()).toBe(2)

    await train.goto(`${server.url}/admin/jobs`)
    await train.waitForURL('**/login**')
  })
})

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { useCompanies } from '#test/support/companies.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'

const browser = useBrowser()
const world = useCompanies(3)

const rebuild = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['services/cli/rebuild.ts', 'all'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: world.server.dataDir, ...env },
  })
const main = (page: WatchedPage) => page.getByRole('main')
const row = (page: WatchedPage, table: string, name: string) =>
  main(page).getByRole('region', { name: table }).getByRole('row', { name })

describe('the state of the system', () => {
  it('shows an administrator engines, read models, repairs and storage', async () => {
    const page = await browser.open({ ...phone, ...dark })
    await world.arrive(page)
    await page.goto(`${world.server.url}/admin/settings`)
    await main(page).getByRole('link', { name: 'System', exact: true }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'System' }).waitFor()
    await row(page, 'Engines', 'Event store')
      .getByText(/Answers in (under )?\d+ ms/)
      .waitFor()
    await row(page, 'Engines', 'Read store')
      .getByText(/SQLite 3/)
      .waitFor()
    await row(page, 'Read models', 'users').getByText('Up to date').waitFor()
    await main(page).getByText('Every read model shows all that was written.').waitFor()
    await main(page).getByText('Every event arrived by itself since the start.').waitFor()
    await row(page, 'Storage', 'Events')
      .getByText(/[\d.]+ kB|MB/)
      .first()
      .waitFor()
    // What people look for first is seen without scrolling a table sideways.
    for (const state of [
      row(page, 'Engines', 'Event store').getByText(/Answers in/),
      row(page, 'Read models', 'users').getByText('Up to date'),
    ])
      expect(
        await state.evaluate(
          (badge) =>
            badge.getBoundingClientRect().right <= badge.closest('table')!.parentElement!.getBoundingClientRect().right,
        ),
      ).toBe(true)
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })

  it('shows a rebuild by another process as a bar, and that it was switched, without a reload', async () => {
    const page = await browser.open()
    await world.arrive(page)
    // The short address leads here too.
    await page.goto(`${world.server.url}/settings/system`)
    await page.getByRole('heading', { level: 1, name: 'System' }).waitFor()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    // Killed half-way: until it has been silent for a while it may still go on.
    expect(rebuild({ CRASH_AT: 'B2' }).signal).toBe('SIGKILL')
    await main(page)
      .getByRole('progressbar', { name: /^Building .*cards.* beside the live ones$/ })
      .waitFor()
    await expectClean(page)
    expect(rebuild()).toMatchObject({ status: 0 })
    await main(page)
      .getByText(/^Last rebuilt: .*cards/)
      .waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })

  it('keeps what it showed while the platform cannot be reached, and says so until it can', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(`${world.server.url}/admin/settings/system`)
    await page.context().setOffline(true)
    await main(page).getByRole('alert').getByText('these figures are old').waitFor()
    await row(page, 'Engines', 'Event store')
      .getByText(/Answers in (under )?\d+ ms/)
      .waitFor()
    await page.context().setOffline(false)
    await main(page).getByText('these figures are old').waitFor({ state: 'detached' })
    await row(page, 'Engines', 'Event store')
      .getByText(/Answers in (under )?\d+ ms/)
      .waitFor()
  })
})

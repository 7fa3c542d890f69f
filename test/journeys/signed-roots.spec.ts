import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(5)

const fileOf = () => join(world.server.dataDir, 'audit', 'roots.ndjson')
const main = (page: WatchedPage) => page.getByRole('main')
const newest = (page: WatchedPage) => main(page).getByRole('region', { name: 'Signed roots' }).getByRole('row').nth(1)
async function opened(page: WatchedPage) {
  await page.goto(`${world.server.url}/admin/settings?tab=audit`)
  await main(page).getByRole('link', { name: 'Signed roots of the log' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Signed roots' }).waitFor()
}

describe('the signed roots', () => {
  it.each([
    ['in the light', {}],
    ['in the dark', dark],
    ['on a phone', phone],
  ])('are shown to an auditor with time, position, hash, key and whether they hold, %s', async (_look, options) => {
    const page = await browser.open(options)
    await world.arrive(page)
    await opened(page)
    const root = JSON.parse(readFileSync(fileOf(), 'utf8').trimEnd().split('\n').at(-1)!) as { root: string; key: string }
    await newest(page).getByText('Signature and link hold').waitFor()
    expect(await newest(page).textContent()).toContain(root.root)
    expect(await newest(page).textContent()).toContain(root.key)
    await main(page).getByText('-----BEGIN PUBLIC KEY-----').waitFor()
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })

  it('are downloaded as they were recorded', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await opened(page)
    const [download] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('link', { name: 'Download all roots' }).click()])
    expect(download.suggestedFilename()).toBe('signed-roots.ndjson')
    expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync(fileOf(), 'utf8'))
  })

  it('are told to be forged when somebody has changed one', async () => {
    const page = await browser.open()
    await world.arrive(page)
    const asRecorded = readFileSync(fileOf(), 'utf8')
    writeFileSync(fileOf(), asRecorded.replace(/"streams":\d+(?=[^\n]*\n$)/, '"streams":1'))
    try {
      await opened(page)
      await newest(page).getByText('Wrong signature').waitFor()
    } finally {
      writeFileSync(fileOf(), asRecorded)
    }
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'
import type { SeededPerson } from '#test/support/seed.ts'

const browser = useBrowser()
const world = useCompanies(4)

/** The series of one company. */
const fileOf = ({ asker }: SeededPerson) =>
  join(world.server.dataDir, 'audit', 'companies', `${asker.companyId}.ndjson`)
const main = (page: WatchedPage) => page.getByRole('main')
const newest = (page: WatchedPage) => main(page).getByRole('region', { name: 'Signed roots' }).getByRole('row').nth(1)
async function opened(page: WatchedPage) {
  await page.goto(`${world.server.url}/admin/settings?tab=audit`)
  await main(page).getByRole('link', { name: 'Signed roots of the log' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Signed roots' }).waitFor()
}

describe('the signed roots', () => {
  it('are those over the whole log for an operator who asks for them', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await opened(page)
    await main(page).getByRole('link', { name: 'Whole installation' }).click()
    const root = JSON.parse(
      readFileSync(join(world.server.dataDir, 'audit', 'roots.ndjson'), 'utf8')
        .trimEnd()
        .split('\n')
        .at(-1)!,
    ) as { root: string }
    await newest(page).getByText(root.root).waitFor()
    await expectClean(page)
  })

  it('are shown to an auditor with time, events, hash, key and whether they hold', async () => {
    const page = await browser.open({ ...phone, ...dark })
    const person = await world.arrive(page)
    await opened(page)
    const root = JSON.parse(readFileSync(fileOf(person), 'utf8').trimEnd().split('\n').at(-1)!) as {
      root: string
      key: string
    }
    await newest(page).getByText('Signature and link hold').waitFor()
    expect(await newest(page).textContent()).toContain(root.root)
    expect(await newest(page).textContent()).toContain(root.key)
    await main(page).getByText('-----BEGIN PUBLIC KEY-----').waitFor()
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })

  it('are downloaded as they were recorded', async () => {
    const page = await browser.open()
    const person = await world.arrive(page)
    await opened(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'Download all roots' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('signed-roots.ndjson')
    expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync(fileOf(person), 'utf8'))
  })

  it('are told to be forged when someone has changed one', async () => {
    const page = await browser.open()
    const person = await world.arrive(page)
    const asRecorded = readFileSync(fileOf(person), 'utf8')
    writeFileSync(fileOf(person), asRecorded.replace(/"streams":\d+(?=[^\n]*\n$)/, '"streams":1'))
    try {
      await opened(page)
      await newest(page).getByText('Wrong signature').waitFor()
    } finally {
      writeFileSync(fileOf(person), asRecorded)
    }
  })
})

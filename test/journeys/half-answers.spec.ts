import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { haltingLine } from '#test/support/halting-line.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-half-answers-'))
let server: RunningServer
let line: Awaited<ReturnType<typeof haltingLine>>
let rita: SeededPerson
let page: WatchedPage

beforeAll(async () => {
  rita = await seedFolder(dataDir, (seed) => seed.person())
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  line = await haltingLine(server.url)
  page = await browser.open()
  await signedIn(page, line.url, rita)
  await page.goto(`${line.url}/admin/settings?tab=company-details`)
  await page.waitForLoadState('networkidle')
})
afterEach(async () => {
  await page.context().close()
  await line.close()
})

const to = (name: string) => page.locator('aside').getByRole('link', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

describe('an answer of which half has come', () => {
  it('is given up without an error by whoever goes elsewhere meanwhile', async () => {
    const half = line.within(/^\/admin\/jobs\.data/)
    await to('Jobs').click()
    await half
    await to('Overview').click()
    await heading('Overview').waitFor()
    await expectClean(page)
  })

  it('to what was sent is given up without an error as well, and what was sent is done', async () => {
    await page.getByLabel('Website').fill('https://acme.test/')
    const half = line.within(/^\/admin\/settings\.data/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await half
    await to('Overview').click()
    await heading('Overview').waitFor()
    line.flow()
    await expectClean(page)
    await page.goto(`${line.url}/admin/settings?tab=company-details`)
    expect(await page.getByLabel('Website').inputValue()).toBe('https://acme.test/')
  })

  it('and that then breaks off leaves the page as it is, with what is typed on it', async () => {
    const website = page.getByLabel('Website')
    await website.fill('https://not-saved.test/')
    const half = line.within(/^\/admin\/jobs\.data/)
    await to('Jobs').click()
    await half
    line.breakOff()
    await page.getByText('The page is as it was').waitFor()
    expect(await website.inputValue()).toBe('https://not-saved.test/')
    expect(page.complaints.filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([])
    line.flow()
    await to('Jobs').click()
    await heading('Jobs').waitFor()
  })

  it('to what was sent and that then breaks off leaves what was sent on the page, and says so', async () => {
    const website = page.getByLabel('Website')
    await website.fill('https://sent.test/')
    const half = line.within(/^\/admin\/settings\.data/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await half
    line.breakOff()
    await page.getByText('What you entered is still here').first().waitFor()
    expect(await website.inputValue()).toBe('https://sent.test/')
    line.flow()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The details are saved.').waitFor()
  })
})

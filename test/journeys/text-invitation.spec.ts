import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { operating } from '#test/fixtures/people.ts'
import { messagesTo } from '#test/support/account.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-texts-'))
  ;({ rita, job } = await seedFolder(dataDir, async (seed, platform) => {
    const rita = await seed.person()
    await platform.useCases.billing.changePlan(operating(rita.asker), { plan: 'growth' })
    await platform.useCases.messages.changeMessageRules(rita.asker, { holdMinutes: 0 })
    return { rita, job: await seed.job(rita.asker, []) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a candidate of whom a recruiter has a phone number alone', () => {
  it('is texted, opens the link and is on the board as pending', async () => {
    const page = await browser.open()
    await signedIn(page, server.url, rita)
    await page.goto(`${server.url}/jobs/post/${job.jobId}?view=invite`)
    await page.getByLabel('Name', { exact: true }).fill('Ada Byron')
    await page.getByLabel('Mobile number').fill('7946 0000')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByText('Enter the whole number with its country code, such as +44 20 7946 0000').waitFor()
    await expectClean(page)
    await page.getByLabel('Mobile number').fill('+44 20 7946 0000')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByText('One invitation is on its way').waitFor()
    await expectClean(page)

    const link = await vi.waitFor(async () => {
      const [newest] = await messagesTo(page, server.url, '+442079460000')
      const found = /http\S+\/apply\/\S+\?c=\S+/.exec(newest ?? '')?.[0]
      if (!found) throw new Error('no text message yet')
      return found
    }, 10_000)
    const ada = await browser.open(phone)
    expect((await ada.goto(link.replaceAll('&amp;', '&')))?.status()).toBe(200)
    await expectClean(ada)
    await page.goto(`${server.url}/admin/jobs/${job.jobId}`)
    await page.getByText('Ada Byron').first().waitFor()

    await page.goto(`${server.url}/admin/billing`)
    await page.getByRole('link', { name: 'Text messages this month: 1 of 500, show the rows' }).click()
    const texts = page.getByRole('table', { name: 'Text messages this month' })
    await texts.getByRole('row', { name: /Invitation Backend engineer/ }).waitFor()
    await expectClean(page)
    await texts.getByRole('link', { name: 'Open' }).click()
    await page.getByRole('heading', { name: 'Ada Byron' }).first().waitFor()
  })

  it('is invited in a form that is clean on a dark phone', async () => {
    const page = await browser.open({ ...dark, ...phone })
    await signedIn(page, server.url, rita)
    await page.goto(`${server.url}/jobs/post/${job.jobId}?view=invite`)
    await page.getByRole('button', { name: 'Add another' }).click()
    await page.getByLabel('Mobile number 2').waitFor()
    await expectClean(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})

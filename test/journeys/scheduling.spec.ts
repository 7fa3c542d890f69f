import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { awake, expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { startCalDav } from '#test/peers/caldav/server.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-scheduling-'))
let server: RunningServer
let rita: SeededPerson
beforeAll(async () => {
  const calendars = await startCalDav()
  calendars.add('personal', { name: 'Personal' })
  calendars.add('team', { name: 'Team' })
  rita = await seedFolder(dataDir, async (seed, { useCases }) => {
    const person = await seed.person()
    const account = { name: 'Work', address: calendars.url, ...calendars.account }
    await useCases.availability.connectAccount(person.asker, account)
    return person
  })
  await calendars.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Until the server has answered what was sent: each saving says the same. */
async function answered(page: WatchedPage, send: () => Promise<void>) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await send()
  await answer
}

it('a colleague says when they can be interviewed: hours copied to other days, a day off, limits; and what is wrong', async () => {
  const page = await browser.open({ timezoneId: 'Europe/Berlin' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/scheduling-settings`)
  await awake(page)
  await page.getByLabel('Monday, to, time 1').fill('08:00')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByRole('alert').getByText('The end has to be after the start').waitFor()

  await page.getByLabel('Monday, to, time 1').fill('12:00')
  await page.getByRole('button', { name: 'Monday: add time' }).click()
  await page.getByLabel('Monday, to, time 2').fill('00:00')
  await page.getByRole('button', { name: 'Monday: copy times' }).click()
  await page.getByRole('menuitem', { name: 'Copy to every day' }).click()
  await page.getByRole('button', { name: 'Add date' }).click()
  await page.getByLabel('Date 1', { exact: true }).fill('2026-12-24')
  await answered(page, () => page.getByRole('button', { name: 'Save' }).first().click())
  await page.getByRole('link', { name: 'Working hours' }).waitFor()

  await page.getByLabel('Minimum notice').selectOption('240')
  await page.getByLabel('Interviews per day').fill('3')
  await answered(page, () => page.getByRole('button', { name: 'Save' }).nth(1).click())
  await page.getByText('Saved').first().waitFor()

  await page.reload()
  expect(await page.getByLabel('Sunday, from, time 2').inputValue()).toBe('13:00')
  expect(await page.getByLabel('Date 1', { exact: true }).inputValue()).toBe('2026-12-24')
  expect(await page.getByLabel('Interviews per day').inputValue()).toBe('3')
  await expectClean(page)
})

it('a colleague hears why an account cannot be connected, chooses where interviews are written, and disconnects', async () => {
  const page = await browser.open({ timezoneId: 'Europe/Berlin' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/scheduling-settings`)
  await awake(page)
  const card = page.locator('form', { has: page.getByLabel('App password') })
  await card.getByLabel('Name of the calendar').fill('Other')
  await card.getByLabel('Address of the server').fill('https://127.0.0.1')
  await card.getByLabel('User name').fill('ben')
  await card.getByLabel('App password').fill('secret')
  await card.getByRole('button', { name: 'Connect account' }).click()
  await card.getByText('The address is inside a private network').waitFor()

  const choice = page.getByRole('form', { name: 'Work' })
  expect(await choice.getByLabel('Write interviews to').inputValue()).toMatch(/personal/)
  await choice.getByLabel('Write interviews to').selectOption('Team')
  await choice.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  await page.reload()
  await awake(page)
  expect(await choice.getByLabel('Write interviews to').inputValue()).toMatch(/team/)
  await expectClean(page)
  await page.getByRole('button', { name: 'Remove Work', exact: true }).click()
  await choice.waitFor({ state: 'detached' })
})

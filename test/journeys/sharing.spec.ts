import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlatform } from '#services/platform.ts'
import { readEnv } from '#infra/env.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-sharing-'))
let server: RunningServer
let rita: SeededPerson
let [jobId, ada] = ['', '']

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  const job = await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor'])
  jobId = job.jobId
  ada = job.candidates[0]!.id
  await seed.recording(rita.asker, ada, 'q1', readFileSync('services/demo/assets/plain.webm'), 4000)
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const looks = async (page: WatchedPage, name: string) => {
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

it('a recruiter shares two candidates, a guest without an account watches and says what they think, and the link is closed at once', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/videos`)
  await page.getByRole('checkbox', { name: /Ada Byron/ }).check()
  await page.getByRole('checkbox', { name: /Ben Okafor/ }).check()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share 2 candidates' })
  await dialog.getByLabel('Title').fill('Backend shortlist')
  await dialog.getByRole('radio', { name: /Anyone with the link/ }).check()
  await dialog.getByRole('checkbox', { name: /^Watermark/ }).check()
  await looks(page, 'share-dialog')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByText('The link is ready').waitFor()
  const link = await dialog.locator('code').innerText()

  const scanned = await fetch(link)
  expect(scanned.headers.get('x-robots-tag')).toContain('noindex')
  expect(await scanned.text()).not.toMatch(/Ada|Backend shortlist/)

  const guest = await browser.open({ ...phone, colorScheme: 'dark' })
  await guest.goto(link)
  await looks(guest, 'share-closed')
  await guest.getByRole('button', { name: 'Open' }).click()
  await guest.getByRole('heading', { name: 'Backend shortlist' }).waitFor()
  await guest.getByRole('link', { name: 'Ada Byron' }).click()
  await guest.getByRole('heading', { name: 'Ada Byron' }).waitFor()
  expect(await guest.getByText('ada.byron@example.org').count()).toBe(0)
  const video = guest.locator('video').first()
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true
    return player.play()
  })
  const source = (await video.getAttribute('src'))!
  await guest.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await guest.getByLabel('Comment').fill('I would hire her.')
  await guest.getByRole('button', { name: 'Send' }).click()
  await guest.getByText('Required field').waitFor()
  await guest.getByLabel('Your name').fill('Grace Hopper')
  await guest.getByRole('button', { name: 'Send' }).click()
  await guest.getByText('Saved. You can change it').waitFor()
  await looks(guest, 'share-guest-phone-dark')
  expect(await seriousFindings(guest)).toEqual([])
  await expectClean(guest)

  const hebrew = await browser.open({ locale: 'he-IL' })
  await hebrew.goto(link)
  await hebrew.getByRole('button', { name: 'פתיחה' }).click()
  await hebrew.getByRole('link', { name: 'Ada Byron' }).click()
  await hebrew.getByRole('heading', { name: 'Ada Byron' }).waitFor()
  await looks(hebrew, 'share-guest-hebrew')

  await page.goto(`${server.url}/admin/jobs/${jobId}/candidates/${ada}`)
  const panel = page.getByRole('region', { name: 'Sharing' })
  await panel.getByText('I would hire her.').waitFor()
  await panel.getByText('Opened in 2 browsers').waitFor()
  await looks(page, 'share-panel')
  await panel.getByText('Change', { exact: true }).click()
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await panel.getByText('Revoked', { exact: true }).waitFor()

  const answer = await guest.evaluate((from) => fetch(from).then(({ status }) => status), source)
  expect(answer).toBe(404)
  await guest.reload()
  await guest.getByText('The person who shared it has closed it.').waitFor()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { sessionCookie } from '#test/support/staff.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-job-access-'))
let server: RunningServer
let rita: SeededPerson
let sam: string
let jobs: string[]

beforeAll(async () => {
  await seedFolder(dataDir, async (seed, platform) => {
    rita = await seed.person()
    const { onPlan, colleague } = colleaguesOf(platform, {
      companyId: rita.asker.companyId,
      userId: rita.asker.kind === 'user' ? rita.asker.userId : '',
    })
    await onPlan('enterprise')
    const { userId, headers } = await colleague('Sam Okoye', 'edit')
    sam = headers.cookie!.split('=').slice(1).join('=')
    jobs = []
    for (let n = 0; n < 6; n++) {
      const { jobId } = await seed.job(rita.asker, [], false)
      await platform.useCases.jobs.setJobPermissions(rita.asker, {
        jobId,
        permissions: [{ user_id: userId, role_id: 'edit' }],
      })
      jobs.push(jobId)
    }
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(token: string, job: number, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  await page.context().addCookies([sessionCookie(server.url, token)])
  await page.goto(`${server.url}/admin/jobs/${jobs[job]}/access`)
  await page.getByRole('heading', { level: 1, name: 'Backend engineer' }).waitFor()
  if (options.javaScriptEnabled !== false) await awake(page)
  return page
}
const english = {
  to: 'Person or group',
  role: 'Role',
  roleOf: 'Role of',
  choose: 'Choose',
  everyone: 'Everyone',
  noAccess: 'No access',
  save: 'Save',
  saved: 'Access saved',
  viewer: 'Viewer',
  editor: 'edit-review',
  sam: 'Sam Okoye',
}
const hebrew: typeof english = {
  to: 'אדם או קבוצה',
  role: 'תפקיד',
  roleOf: 'התפקיד של',
  choose: 'בחירה',
  everyone: 'כולם',
  noAccess: 'ללא גישה',
  save: 'שמירה',
  saved: 'הגישה נשמרה',
  viewer: 'צופה',
  editor: 'עריכה ובדיקה',
  sam: '\u2068Sam Okoye\u2069',
}
const roleOf = (page: WatchedPage, name: string, words = english) =>
  page.getByRole('combobox', { name: `${words.roleOf} ${name}` })
const chosenFor = (page: WatchedPage, name: string, words = english) =>
  roleOf(page, name, words).locator('option:checked').innerText()
async function give(page: WatchedPage, name: string, role: string, words = english) {
  await page.getByLabel(words.to).selectOption({ label: name })
  await page.getByLabel(words.role, { exact: true }).selectOption({ label: role })
}
const save = (page: WatchedPage, words = english) => page.getByRole('button', { name: words.save, exact: true }).click()
const overtaken =
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.'

describe('who can see a job', () => {
  const looks: [string, BrowserContextOptions][] = [
    ['on a phone, in the dark', { ...phone, ...dark }],
    ['from right to left', { locale: 'he-IL' }],
  ]
  it.each(looks.map((look, job) => [...look, job] as const))('is said by role, %s', async (_look, options, job) => {
    const words = options.locale ? hebrew : english
    const page = await open(rita.sessionToken, job, options)
    // TEAM-004, TEAM-010: all people of the account have one name, and who has no role yet has to choose.
    expect(await page.getByLabel(words.to).locator('option').allInnerTexts()).toEqual([words.choose, words.everyone])
    expect(await page.getByLabel(words.role, { exact: true }).locator('option').first().innerText()).toBe(words.choose)
    await give(page, words.everyone, words.viewer, words)
    await save(page, words)
    await page.getByText(words.saved).waitFor()
    expect(await chosenFor(page, words.everyone, words)).toBe(words.viewer)
    expect(await chosenFor(page, words.sam, words)).toBe(words.editor)
    await roleOf(page, words.everyone, words).selectOption({ label: words.noAccess })
    await save(page, words)
    await roleOf(page, words.everyone, words).waitFor({ state: 'detached' })
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(options.locale ? 'rtl' : 'ltr')
  })

  it.each([
    ['', {}, 4],
    [' without scripts', { javaScriptEnabled: false }, 5],
  ] as const)(
    'is not overwritten when two people change it at once: the second is told, and keeps what they chose%s',
    async (_how, options, job) => {
      const [first, second] = [await open(sam, job), await open(rita.sessionToken, job, options)]
      await give(first, 'Everyone', 'Viewer')
      await save(first)
      await first.getByText('Access saved').waitFor()

      await roleOf(second, 'Sam Okoye').selectOption({ label: 'Viewer' })
      await save(second)
      await second.getByRole('alert').getByText(overtaken).waitFor()
      await roleOf(second, 'Everyone').waitFor()
      expect(await chosenFor(second, 'Everyone')).toBe('Viewer')
      expect(await chosenFor(second, 'Sam Okoye')).toBe('Viewer')
      await second.getByText('Not saved yet. At the moment: edit-review').waitFor()
      if (job === 4) await expectClean(second)
      await first.reload()
      expect(await chosenFor(first, 'Sam Okoye')).toBe('edit-review')

      await save(second)
      await second.getByText(overtaken).waitFor({ state: 'detached' })
      await first.goto(`${server.url}/admin/jobs/${jobs[job]}/access`)
      await first.getByRole('heading', { level: 1, name: 'Not for you to open' }).waitFor()
    },
  )

  it('is on the record: who gave which role, and who took it away', async () => {
    const page = await open(rita.sessionToken, 4)
    await page.goto(`${server.url}/admin/settings?tab=audit&kind=JobPermissionsChanged`)
    const lines = page.getByRole('region', { name: 'Sign-ins and rights' }).getByRole('row')
    await lines.filter({ hasText: 'Everyone: Viewer' }).filter({ hasText: 'Sam Okoye' }).first().waitFor()
    await lines.filter({ hasText: 'Everyone: no access' }).filter({ hasText: 'Rita Moreno' }).first().waitFor()
    await lines.filter({ hasText: 'Sam Okoye: Viewer' }).filter({ hasText: 'Backend engineer' }).first().waitFor()
    await expectClean(page)
  })
})

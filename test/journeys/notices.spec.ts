import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { signedIn } from '#test/support/companies.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-notices-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob
let bens: string

beforeAll(async () => {
  ;[rita, job, bens] = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    const made = await seed.job(person.asker, ['Ada Byron', 'Cleo Marsh'])
    const userId = randomUUID()
    const ben = { userId, name: 'Ben Okafor', email: 'ben@acme.test', passwordHash: null, role: 'edit' } as const
    const data = { ...ben, creator: false, emailVerified: true, complete: true }
    await platform.commands.handle(userDecider, userId, { type: 'SignUpUser', data }, platform.context(person.asker))
    const { sessionToken } = await platform.useCases.accounts.openSession({ companyId: person.asker.companyId, userId })
    return [person, made, sessionToken] as const
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function bensPage(path: string, options = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  await page.context().addCookies([{ name: sessionCookieName(server.url), value: bens, url: server.url }])
  await page.goto(server.url + path)
  return page
}
const candidate = (n: number) => `/admin/jobs/${job.jobId}/candidates/${job.candidates[n]!.id}`
const look = async (page: WatchedPage, name: string) => {
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) })
}

it('a colleague who is named in a comment sees it on the bell at once, opens it and learns why', async () => {
  const ben = await bensPage('/admin/overview')
  await ben.getByRole('button', { name: 'Notifications', exact: true }).click()
  await ben.getByText("You're all caught up").waitFor()
  await look(ben, 'notices-empty')
  await ben.keyboard.press('Escape')

  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(server.url + candidate(0))
  const comment = page.getByLabel('New comment')
  await page.getByText('Type @ to mention a colleague').waitFor()
  await comment.pressSequentially('Look at this, @be')
  await page.getByRole('option', { name: 'Ben Okafor' }).waitFor()
  await look(page, 'notices-mention')
  await expectClean(page)
  await comment.press('Enter')
  await expect.poll(() => comment.inputValue()).toBe('Look at this, @Ben Okafor ')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByText('Look at this, @Ben Okafor').waitFor()

  await ben.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const list = ben.getByRole('dialog', { name: 'Notifications' })
  const notice = list.getByRole('link', { name: 'Rita Moreno mentioned you in a comment on Ada Byron' })
  await notice.waitFor()
  await look(ben, 'notices-list')
  await expectClean(ben)
  await list.getByRole('link', { name: 'Why this?' }).click()
  await ben.waitForURL(/history#event-\d+$/)

  await ben.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await notice.click()
  await ben.waitForURL(/#comment-/)
  await ben.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
})

it('a person chooses over what they hear of which, when the summary comes, and whom they follow', async () => {
  const ben = await bensPage('/admin/settings?tab=notifications')
  // What was said of the last save may still be there when the next is pressed.
  const saved = async (nth: number) => {
    const answer = ben.waitForResponse((each) => each.request().method() === 'POST' && each.url().includes('settings'))
    await ben.getByRole('button', { name: 'Save' }).nth(nth).click()
    expect((await answer).ok()).toBe(true)
    await ben.getByText('Notification settings saved').first().waitFor()
  }
  await ben.getByRole('combobox', { name: 'A candidate completes an application: Email' }).selectOption('Off')
  await saved(0)
  await ben.getByLabel('Time zone').selectOption('Asia/Jerusalem')
  await saved(1)
  await ben.getByRole('checkbox', { name: /Backend/ }).uncheck()
  await saved(2)
  await ben.reload()
  await expect
    .poll(() => ben.getByRole('combobox', { name: 'A candidate completes an application: Email' }).inputValue())
    .toBe('off')
  expect(await ben.getByLabel('Time zone').inputValue()).toBe('Asia/Jerusalem')
  expect(await ben.getByRole('checkbox', { name: /Backend/ }).isChecked()).toBe(false)
  await expectClean(ben)
  if (process.env.LOOKS) await ben.screenshot({ path: join(process.env.LOOKS, 'notices-settings.png'), fullPage: true })
})

it('on a phone, in the dark and in Hebrew the list and the settings are within reach', async () => {
  const ben = await bensPage('/admin/settings?tab=notifications', { ...phone, ...dark, locale: 'he-IL' })
  await ben.getByRole('button', { name: 'התראות', exact: false }).first().click()
  const list = ben.getByRole('dialog', { name: 'התראות' })
  await list.getByText('Ada Byron').waitFor()
  await look(ben, 'notices-he')
  await expectClean(ben)
  await ben.keyboard.press('Escape')
  if (process.env.LOOKS)
    await ben.screenshot({ path: join(process.env.LOOKS, 'notices-settings-he.png'), fullPage: true })
})

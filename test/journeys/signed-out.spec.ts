import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awake, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-signed-out-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  await seedFolder(dataDir, async (seed) => {
    rita = await seed.person()
    job = await seed.job(rita.asker)
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const board = () => `/admin/jobs/${job.jobId}`
const cameFrom = (page: WatchedPage) => new URL(page.url()).searchParams.get('returnTo')

/** A page of a person whose session ends before their next click. */
async function open(path: string): Promise<WatchedPage> {
  const page = await browser.open()
  await page.goto(`${server.url}/login?returnTo=${encodeURIComponent(path)}`)
  await page.getByLabel('Email address').fill(rita.email)
  await page.getByLabel('Password', { exact: true }).fill(rita.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await awake(page)
  return page
}
/** As from another of their devices. */
const signOutElsewhere = (page: WatchedPage) =>
  page
    .context()
    .request.post(`${server.url}/api/legacy/users/logout`, { headers: { origin: server.url } })
    .then((answer) => expect(answer.status()).toBe(200))
async function backTo(page: WatchedPage, path: string) {
  await page.waitForURL('**/login?**')
  expect(cameFrom(page)).toBe(path)
  await page.getByText('Session expired').waitFor()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/login?${new URL(page.url()).searchParams}`)
  expect(page.url()).toBe(server.url + path)
}

describe('someone whose session is over signs in again and is back', () => {
  it('from a board that is only looked at: the stream says so, and who they are is asked (AUTH-050, AUTH-053)', async () => {
    const page = await open(`${board()}?search=Ada`)
    await page.getByText('Ada Byron').first().waitFor()
    await signOutElsewhere(page)
    await backTo(page, `${board()}?search=Ada`)
    expect(page.complaints).toContain('warning: GetUserError')
  })

  it('from a change that the board sends (AUTH-053)', async () => {
    const page = await open(board())
    // Without the stream: the change itself meets the sign-in.
    await page.route('**/live?**', (route) => route.abort())
    await page.route('**/api/legacy/user', (route) => route.abort())
    await signOutElsewhere(page)
    const card = page.getByRole('link', { name: 'Ada Byron' }).first()
    await card.focus()
    await page.keyboard.press('5')
    await backTo(page, board())
  })

  it('from the list of candidates (AUTH-053)', async () => {
    const page = await open('/admin/videos')
    await signOutElsewhere(page)
    await page.goto(`${server.url}/admin/videos?status=pending`)
    await backTo(page, '/admin/videos?status=pending')
  })
})

describe('the frame of every page', () => {
  it('is asked for once at a time: a second question meanwhile is dropped, with a warning (AUTH-022)', async () => {
    const page = await open('/admin/overview')
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    let asked = 0
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route(
      ({ pathname }) => pathname === '/admin/frame',
      async (route) => {
        asked++
        await held
        await route.continue()
      },
    )
    const go = async (name: string, later: number) => {
      await page.clock.setFixedTime(Date.now() + later)
      await page.locator('aside').getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    await go('Jobs', 60_000)
    await expect.poll(() => asked).toBe(1)
    await go('Overview', 120_000)
    await expect.poll(() => page.complaints).toContain('warning: The frame is being asked for already.')
    expect(asked).toBe(1)
    release()
  })
})

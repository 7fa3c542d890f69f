import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const COMMENTS = 135
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let path: string
const ids: string[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-discussed-'))
  ;({ rita, path } = await seedFolder(dataDir, async (seed, { useCases, caughtUp }) => {
    const rita = await seed.person()
    const { jobId, candidates } = await seed.job(rita.asker, ['Ada Byron'])
    const candidateId = candidates[0]!.id
    for (let n = 1; n <= COMMENTS; n++) {
      const { commentId, token } = await useCases.review.commentOnCandidate(rita.asker, {
        candidateId,
        text: `No ${n}.`,
      })
      ids.push(commentId)
      if (n === COMMENTS) await caughtUp(token)
    }
    return { rita, path: `/admin/jobs/${jobId}/candidates/${candidateId}` }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const html = async (address: string) => {
  const cookie = `${sessionCookieName(server.url)}=${rita.sessionToken}`
  const response = await fetch(server.url + address, { headers: { cookie } })
  expect(response.status).toBe(200)
  return response.text()
}

it('a page comes with the latest comments, without scripts too, and an address shows more', async () => {
  const numbers = (page: string) => [...page.matchAll(/>No (\d+)\.</g)].map(([, number]) => Number(number))
  const first = await html(path)
  expect(numbers(first)).toEqual(Array.from({ length: 30 }, (_, n) => COMMENTS - 29 + n))
  expect(first).toContain('?comments=130"')
  expect(numbers(await html(`${path}?comments=130`))).toHaveLength(130)
  const all = await html(`${path}?comments=all`)
  expect(numbers(all)).toHaveLength(COMMENTS)
  expect(all).not.toContain('Show earlier')
})

it('earlier comments come when they are wanted, with the focus on the first of them', async () => {
  const page = await browser.open(phone)
  await signedIn(page, server.url, rita)
  await page.goto(server.url + path)
  const comments = page.locator('[data-comment]')
  await page.getByRole('heading', { name: `Comments ${COMMENTS}` }).waitFor()
  expect(await comments.count()).toBe(30)
  const more = page.getByRole('link', { name: 'Show earlier comments' })
  await more.press('Enter')
  await page.locator(`#comment-${ids[5]}:focus`).waitFor()
  expect(await comments.count()).toBe(130)
  await more.press('Enter')
  await page.locator(`#comment-${ids[0]}:focus`).waitFor()
  expect([await comments.count(), await more.count()]).toEqual([COMMENTS, 0])
  await expectClean(page)
})

it('an address of an earlier comment leads to it', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}${path}#comment-${ids[1]}`)
  await page.locator(`#comment-${ids[1]}`, { hasText: 'No 2.' }).waitFor()
  await expectClean(page)
})

it('a history comes with the latest entries, and the rest of it when it is wanted', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}${path}/history`)
  await page
    .getByRole('status')
    .filter({ hasText: `${COMMENTS + 1} entries` })
    .waitFor()
  const entries = page.locator('li[id^="event-"]')
  expect(await entries.count()).toBe(100)
  await page.getByText(`${COMMENTS - 20} earlier comments`).waitFor()
  await page.getByRole('link', { name: 'Show earlier entries' }).press('Enter')
  await page.locator(`#event-${COMMENTS - 100}:focus`).waitFor()
  expect(await entries.count()).toBe(COMMENTS + 1)
  await expectClean(page)
})

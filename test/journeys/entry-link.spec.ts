import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
/** A person for each language: who agrees to another account is signed out. */
let others: Record<string, SeededPerson>

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-entry-link-'))
  ;({ rita, others } = await seedFolder(dataDir, async (seed) => {
    const omar = (company: string) => seed.person('Omar Diaz', company)
    const rita = await seed.person()
    return {
      rita,
      others: { 'en-US': await omar('Rival'), 'de-AT': await omar('Rivale'), 'he-IL': await omar('Third') },
    }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What a program opens for Rita. */
async function linkOfRita() {
  const headers = { cookie: `hirelog=${rita.sessionToken}`, origin: server.url, 'content-type': 'application/json' }
  const body = JSON.stringify({ use: 'entry' })
  const answer = await fetch(`${server.url}/api/v2/users/token`, { method: 'POST', headers, body })
  return `${server.url}/admin/jobs?status=active&auth=${((await answer.json()) as { token: string }).token}`
}

it.each([
  ['en-US', 'Sign in with this link?', 'Sign in', /^Stay signed in as Omar Diaz/, true],
  ['de-AT', 'Mit diesem Link anmelden?', 'Anmelden', /^Als Omar Diaz angemeldet bleiben/, false],
  ['he-IL', 'להיכנס באמצעות הקישור הזה?', 'כניסה', /^להישאר בחשבון של .*Omar Diaz/, true],
] as const)(
  'a link asks whose browser this shall be: by keyboard, in the dark, on a phone, without scripts (%s)',
  async (locale, title, agree, stay, javaScriptEnabled) => {
    const omar = others[locale]!
    const page = await browser.open({ ...phone, locale, javaScriptEnabled, colorScheme: 'dark' })
    await signedIn(page, server.url, omar)
    const whoIsIn = async () => (await page.request.get(`${server.url}/api/legacy/user`)).text()
    await page.goto(await linkOfRita())
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(rita.email, { exact: true }).waitFor()
    if (javaScriptEnabled) await expectClean(page)
    await page.getByRole('link', { name: stay }).click()
    await page.waitForURL(`${server.url}/admin/jobs?status=active`)
    expect(await whoIsIn()).toContain(omar.email)

    await page.goto(await linkOfRita())
    await page.getByRole('button', { name: agree, exact: true }).press('Enter')
    await page.waitForURL(`${server.url}/admin/jobs?status=active`)
    expect(await whoIsIn()).toContain(rita.email)
    await page.context().close()
  },
)

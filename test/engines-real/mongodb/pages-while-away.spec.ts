import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { expectClean, useBrowser } from '../../support/browser.ts'
import { signedIn } from '../../support/companies.ts'
import { type MongoPeer, startFerret } from '../../support/engines/mongo-servers.ts'
import { type SeededPerson, seeding } from '../../support/seed.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** What a browser shows for a page that answers 503. */
const REFUSED = /^error: Failed to load resource: the server responded with a status of 503/
const PATIENT_MS = 60_000

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'hirelog-pages-'))
let mongo: MongoPeer
let server: RunningServer
let rita: SeededPerson

beforeAll(async () => {
  mongo = await startFerret(join(folder, 'mongo'))
  const env = { DATA_DIR: join(folder, 'data'), MONGODB_URL: `${mongo.url}pages` }
  const platform = await openPlatform(readEnv(env))
  rita = await seeding(platform).person()
  await platform.close()
  server = await startServer({ dataDir: env.DATA_DIR, env: { MONGODB_URL: env.MONGODB_URL } })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await mongo?.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function opened(locale = 'en-US') {
  const page = await browser.open({ locale })
  page.setDefaultTimeout(PATIENT_MS)
  await signedIn(page, server.url, rita)
  return page
}

describe('people, while the read store is away', () => {
  it('keep the page they are on and what they typed, are told what a new one waits for, and get it without doing anything', async () => {
    const [page, german] = [await opened(), await opened('de-DE')]
    await page.goto(`${server.url}/admin/settings?tab=company-details`)
    const website = page.getByLabel('Website')
    await website.fill('https://still-here.test/')
    await mongo.kill()

    await page.locator('aside').getByRole('link', { name: 'Jobs' }).click()
    await page.getByText('The page is as it was').first().waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('What you entered is still here').first().waitFor()
    expect(await website.inputValue()).toBe('https://still-here.test/')

    const answer = (await page.goto(`${server.url}/admin/settings/system`)) as Response
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '5'])
    await page.getByRole('heading', { level: 1, name: 'Hirelog cannot be reached at the moment' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    // No one is known to be an administrator now.
    expect(await page.content()).not.toMatch(/MongoDB|127\.0\.0\.1:\d+\D*ECONN|ECONNREFUSED/)
    page.complaints.splice(0, Infinity, ...page.complaints.filter((complaint) => !REFUSED.test(complaint)))
    await expectClean(page)
    await german.goto(`${server.url}/admin/overview`)
    await german.getByRole('heading', { level: 1, name: 'Hirelog ist gerade nicht zu erreichen' }).waitFor()
    expect(await (await fetch(`${server.url}/login`)).status).toBe(200)

    await mongo.start()
    await page.getByRole('heading', { level: 1, name: 'System' }).waitFor()
    await german.getByRole('heading', { level: 1, name: /^(Overview|Übersicht)$/ }).waitFor()
  }, 300_000)

  it('of which the operator is told once, and again when it is over', () => {
    const told = server
      .output()
      .split('\n')
      .filter((line) => line.includes('pages are answered with 503'))
    expect(told).toEqual([expect.stringContaining('MongoDB'), expect.stringMatching(/no longer, after \d+ s/)])
  })

  it('who look at the state of the system keep the figures that they saw, are told that these are old and where to look, and see new ones without doing anything', async () => {
    const page = await opened()
    await page.goto(`${server.url}/admin/settings/system`)
    await page.getByText('Every read model shows all that was written.').waitFor()
    await mongo.kill()

    await page.getByRole('alert').getByText('these figures are old').waitFor()
    await page.getByRole('row', { name: 'users' }).getByText('Up to date').waitFor()
    page.complaints.splice(0, Infinity, ...page.complaints.filter((complaint) => !REFUSED.test(complaint)))
    await expectClean(page)
    const where = await page.getByRole('link', { name: 'the state of the engines' }).getAttribute('href')
    expect(await (await fetch(server.url + where)).json()).toMatchObject({
      engineStates: { 'event store': { state: 'reachable' }, 'read store': { state: 'unreachable' } },
    })

    await mongo.start()
    await page.getByText('these figures are old').waitFor({ state: 'detached' })
    await page
      .getByRole('row', { name: 'Read store' })
      .getByText(/Answers/)
      .waitFor()
  }, 300_000)
})

it('an orchestrator that waits a second for a health check is told that the read store is away, once that is known, and when it is back', async () => {
  const asked = () => fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(1000) })
  await mongo.kill()
  await vi.waitFor(async () => {
    const said = (await (await asked()).json()) as object
    expect(said).toMatchObject({
      status: 'unavailable',
      engineStates: { 'read store': { lastError: expect.stringMatching(/^MongoDB has been away for \d+ s$/) } },
    })
  }, PATIENT_MS)
  await mongo.start()
  await vi.waitFor(async () => expect((await asked()).status).toBe(200), PATIENT_MS)
}, 180_000)

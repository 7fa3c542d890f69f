import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awake, dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-plan-hides-'))
let server: RunningServer
let rita: SeededPerson
beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const rita = await seed.person()
    const company = colleaguesOf(platform, rita.asker as Extract<SeededPerson['asker'], { kind: 'user' }>)
    await company.onPlan('performance')
    await company.colleague('Sam Okoye', 'review')
    await company.colleague('Ines Duarte', 'edit')
    await seed.job(rita.asker, [])
    return rita
  })
  server = await startServer({ dataDir, env: { OPERATORS: rita.email } })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function billing(options: BrowserContextOptions = {}) {
  const page = await browser.open(options)
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/billing`)
  if (options.javaScriptEnabled !== false) await awake(page)
  return page
}
const looks: [string, BrowserContextOptions, RegExp][] = [
  ['in German', { locale: 'de-DE' }, /^Zu .*Professional.* wechseln/],
  ['in Hebrew, on a phone, in the dark', { ...phone, ...dark, locale: 'he-IL' }, /^לעבור ל.*Professional/],
]

describe('a plan on which each job says who sees it', () => {
  it.each(looks)('is asked about before it is chosen, %s', async (_, options, question) => {
    const page = await billing(options)
    await page.locator('button[name=plan][value=enterprise]').click()
    await page.getByRole('group', { name: question }).waitFor()
    await expectClean(page)
  })

  it('says how many colleagues lose sight of how many jobs, changes nothing with Cancel, and changes with Yes', async () => {
    const page = await billing()
    const asked = page.getByRole('group', { name: 'Change to Professional?' })
    await page.getByRole('button', { name: 'Choose Professional' }).click()
    await asked.getByText('Colleagues who lose sight of jobs: 2. Jobs they lose sight of: 1.').waitFor()
    await asked.getByRole('link', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Your plan: Performance' }).waitFor()
    await page.getByRole('button', { name: 'Choose Professional' }).click()
    await asked.getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('dialog', { name: 'Congratulations!' }).waitFor()
    await page.getByRole('heading', { name: 'Your plan: Professional' }).waitFor()
    expect(await asked.count()).toBe(0)
    await expectClean(page)
  })

  it('asks without scripts as well, and other plans are chosen at once', async () => {
    const page = await billing({ javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Choose Performance' }).click()
    await page.getByRole('heading', { name: 'Your plan: Performance' }).waitFor()
    await page.getByRole('button', { name: 'Choose Professional' }).click()
    await page.getByRole('group', { name: 'Change to Professional?' }).getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('heading', { name: 'Your plan: Professional' }).waitFor()
  })
})

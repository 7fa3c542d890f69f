import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-settings-tabs-'))
let server: RunningServer
let rita: SeededPerson
beforeAll(async () => {
  rita = await seedFolder(dataDir, (seed) => seed.person())
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const narrow = { viewport: { width: 1100, height: 800 } }

const looks: [string, BrowserContextOptions, string][] = [
  ['at 1100 px in German', { ...narrow, locale: 'de-DE' }, 'Einstellungen'],
  ['on a phone in Hebrew, in the dark', { ...phone, ...dark, locale: 'he-IL' }, 'הגדרות'],
]

/** The tabs that can be seen whole just now, by their place, and how high the line is. */
const seen = (page: WatchedPage, title: string) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: title, exact: true })
    .evaluate((nav) => {
      const line = nav.getBoundingClientRect()
      const whole = [...nav.querySelectorAll('a')].map((tab) => {
        const { left, right } = tab.getBoundingClientRect()
        return left >= line.left - 1 && right <= line.right + 1
      })
      const at = (of: Element | null) => [...nav.querySelectorAll('a')].indexOf(of as HTMLAnchorElement)
      return {
        height: line.height,
        whole,
        current: at(nav.querySelector('[aria-current]')),
        focused: at(document.activeElement),
      }
    })

it.each(looks)(
  'the tabs of Settings are one line %s, with the open one in view, and the keyboard and a pointer reach every one',
  async (_, options, title) => {
    const page = await browser.open(options)
    await signedIn(page, server.url, rita)
    for (const tab of ['company-details', 'api-keys', 'audit']) {
      await page.goto(`${server.url}/admin/settings?tab=${tab}`)
      const { height, whole, current } = await seen(page, title)
      expect(height).toBeLessThan(48)
      expect(whole[current]).toBe(true)
    }
    await expectClean(page)

    await page.goto(`${server.url}/admin/settings?tab=company-details`)
    const tabs = page.getByRole('main').getByRole('navigation', { name: title, exact: true })
    await tabs.getByRole('link').first().focus()
    const { whole } = await seen(page, title)
    for (let at = 1; at < whole.length; at++) {
      await page.keyboard.press('Tab')
      const now = await seen(page, title)
      expect([now.focused, now.whole[at]]).toEqual([at, true])
    }

    await page.reload()
    await awake(page)
    for (let presses = 0; presses < 10 && !(await seen(page, title)).whole.at(-1); presses++) {
      await tabs.locator('..').locator('button').last().click()
      await expect
        .poll(() =>
          tabs.evaluate(
            (nav) =>
              new Promise<boolean>((done) => {
                const before = nav.scrollLeft
                requestAnimationFrame(() => requestAnimationFrame(() => done(nav.scrollLeft === before)))
              }),
          ),
        )
        .toBe(true)
    }
    expect((await seen(page, title)).whole.at(-1)).toBe(true)
    await tabs.getByRole('link').last().click()
    await page.waitForURL('**/admin/settings/system')
  },
)

it('the tabs of Settings are a rail with groups where there is room', async () => {
  const page = await browser.open({ viewport: { width: 1360, height: 800 } })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/settings?tab=users`)
  const rail = page.getByRole('main').getByRole('navigation', { name: 'Settings', exact: true })
  expect(await rail.locator('p:visible').allTextContents()).toEqual([
    'You',
    'Company',
    'Team',
    'Developers',
    'Operations',
  ])
  await rail.getByRole('link', { name: 'System' }).click()
  await page.waitForURL('**/admin/settings/system')
  await rail.locator('[aria-current]', { hasText: 'System' }).waitFor()
  await expectClean(page)
})

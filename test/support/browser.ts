import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { chromiumArguments } from './chromium.ts'

/** One browser for a spec file. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: chromiumArguments })
  })
  afterAll(() => browser?.close())
  return {
    /** The browser itself, for what needs no page of the product. */
    get: () => browser,
    /** A page of its own session that remembers everything it complained about. */
    async open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', ...options })
      return watch(await context.newPage())
    },
  }
}

export type WatchedPage = Page & { complaints: string[] }

export function watch(page: Page): WatchedPage {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  return Object.assign(page, { complaints })
}

/** No console error, no content policy violation, no serious accessibility finding, and nothing that makes the page as it stands scroll sideways. */
export async function expectClean(page: WatchedPage) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${page.url()} scrolls sideways`).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  expect(page.complaints).toEqual([])
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const dark: BrowserContextOptions = { colorScheme: 'dark' }

/**
 * Waits until scripts have taken the page over, effects included: what is pressed before works as a plain form does.
 * React keeps its root at the document, and whether that still stands as the server sent it.
 */
export async function awake(page: Page) {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1] as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined
    return root && !root.stateNode.current.memoizedState.isDehydrated
  })
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })))
}

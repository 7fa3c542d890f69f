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
    /** A page of its own session that remembers everything it complained about, and is {@link awake} once it is there. */
    async open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', ...options })
      const page = watch(await context.newPage())
      return options.javaScriptEnabled === false ? page : wakingUp(page)
    },
  }
}

export type WatchedPage = Page & { complaints: string[] }

/** The browser's own line about an answer that refuses something. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d /

export function watch(page: Page): WatchedPage {
  const complaints: string[] = []
  // A form sent before scripts have taken the page over is a plain one, and what refuses it is the answer of a page. Which of
  // the two it is on a busy machine is a matter of luck.
  const plainForms = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') plainForms.add(request.url())
  })
  page.on('console', (message) => {
    if (REFUSED.test(message.text()) && plainForms.has(message.location().url)) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  return Object.assign(page, { complaints })
}

/** No console error, no content policy violation, no serious accessibility finding, and nothing that makes the page scroll sideways. */
export async function expectClean(page: WatchedPage) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${page.url()} scrolls sideways`,
  ).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  expect(page.complaints).toEqual([])
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const dark: BrowserContextOptions = { colorScheme: 'dark' }

/** Going somewhere ends when scripts have taken the page over, unless the caller says what to wait for. */
function wakingUp(page: WatchedPage): WatchedPage {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  return Object.assign(page, {
    async goto(...[url, options]: Parameters<Page['goto']>) {
      const answer = await goto(url, options)
      if (!options?.waitUntil) await awake(page)
      return answer
    },
    async reload(options?: Parameters<Page['reload']>[0]) {
      const answer = await reload(options)
      if (!options?.waitUntil) await awake(page)
      return answer
    },
  })
}

/**
 * Waits until scripts have taken the page over, effects included: what is pressed before works as a plain form does.
 * React keeps its root at the document, and whether that is still as the server sent it. A page without scripts
 * of the product's is awake at once.
 */
export async function awake(page: Page) {
  await page.waitForFunction(() => {
    if (!('__remixContext' in window)) return true
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined
    if (!root || root.stateNode.current.memoizedState.isDehydrated) return false
    const seen = window as { idle?: boolean }
    if (seen.idle === undefined) {
      seen.idle = false
      requestIdleCallback(() => (seen.idle = true), { timeout: 5000 })
    }
    return seen.idle
  })
}

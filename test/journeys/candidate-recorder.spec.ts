import type { BrowserContext } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { aQuestion, anInterview } from '#test/fixtures/job.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { press, start } from '../support/candidate-steps.ts'
import { useLiveJob } from '../support/live-job.ts'

const browser = useBrowser()
const job = useLiveJob(anInterview('video', [{ ...aQuestion, partDuration: 30 }]))
const open: BrowserContext[] = []
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})

async function visit(options: Parameters<typeof browser.open>[0] = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  open.push(page.context())
  await page.goto(job.at(job.link))
  return page
}

const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true })
/** Where a button is in the window, without scrolling. */
const standing = async (page: WatchedPage, name: string) => {
  await button(page, name).waitFor()
  return button(page, name).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, seen: scrollY === 0 && top >= 0 && bottom <= innerHeight }
  })
}

describe.each([
  ['a small phone', { width: 320, height: 568 }],
  ['a laptop', { width: 1280, height: 720 }],
])('the recorder on %s', (_which, viewport) => {
  const device = viewport.width < 600 ? { ...phone, viewport } : { viewport }

  it('shows what is to be pressed next without scrolling, and moves nothing when the picture comes', async () => {
    const page = await visit(device)
    await start(page)
    await press(page, 'Begin the interview')
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await standing(page, 'Record Now')).toMatchObject({ seen: true })
    const picture = page.getByLabel('Your camera')
    await press(page, 'Record Now')
    await picture.waitFor()
    const before = await standing(page, 'Start recording')
    await page.waitForFunction(() => document.querySelector('video')!.videoWidth > 0)
    expect([before, await standing(page, 'Start recording')]).toEqual([
      { top: before.top, seen: true },
      { top: before.top, seen: true },
    ])
    await expectClean(page)

    await press(page, 'Start recording')
    expect(await standing(page, 'Not yet')).toMatchObject({ seen: true })
    expect(await standing(page, 'Stop')).toMatchObject({ seen: true })
    await press(page, 'Stop')
    expect(await standing(page, 'Use this answer')).toMatchObject({ seen: true })
  })
})

describe('a recording', () => {
  it('is sent with a still of it, which the browser then forgets', async () => {
    const page = await visit()
    await start(page)
    await press(page, 'Begin the interview')
    await press(page, 'Record Now')
    await press(page, 'Start recording')
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/poster'))
    await press(page, 'Stop')
    await press(page, 'Use this answer')
    const answer = await sent
    expect(answer.status()).toBe(204)
    expect(answer.request().headers()['content-type']).toBe('image/webp')
    const still = () =>
      page.evaluate(
        () =>
          new Promise((done) => {
            indexedDB.open('hirelog-takes').onsuccess = ({ target }) => {
              const db = (target as IDBOpenDBRequest).result
              db.transaction('takes').objectStore('takes').getAll().onsuccess = ({ target }) => {
                db.close()
                done((target as IDBRequest<{ poster?: unknown }[]>).result.map(({ poster }) => poster))
              }
            }
          }),
      )
    await expect.poll(still).toEqual([null])
    await expectClean(page)
  })
})

describe('a phone', () => {
  it('records a picture that is tall enough to see a face in', async () => {
    const page = await visit(phone)
    await start(page)
    await press(page, 'Begin the interview')
    await press(page, 'Record Now')
    await button(page, 'Start recording').waitFor()
    await page.waitForFunction(() => document.querySelector('video')!.videoWidth > 0)
    const { width, height } = await page.evaluate(() =>
      (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks()[0]!.getSettings(),
    )
    expect(height).toBeGreaterThanOrEqual(720)
    expect(width! / height!).toBeCloseTo(9 / 16, 1)
  })
})

describe('an interview without scripts', () => {
  it('says that it needs them, and does not pretend that something is coming', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await start(page)
    await page.getByText('Find a quiet, well-lit place').waitFor()
    expect(await page.locator('noscript').innerText()).toContain('Recording needs JavaScript')
    expect(await page.getByRole('status').count()).toBe(0)
    expect(page.complaints).toEqual([])
  })
})

describe('the words about going on later', () => {
  it('promise no more to whoever came by the link of the job than this browser can keep', async () => {
    const page = await visit()
    await page.getByText('pick up where you left off with the same link in this browser').waitFor()
  })
})

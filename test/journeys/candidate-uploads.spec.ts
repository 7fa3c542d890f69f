import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aQuestion, anInterview } from '#test/fixtures/job.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { heading, press, record, start, storedIn } from '../support/candidate-steps.ts'
import { takesIn } from '../support/kept-takes.ts'
import { useLiveJob } from '../support/live-job.ts'
import { slowLine } from '../support/slow-line.ts'

const browser = useBrowser()
const job = useLiveJob(anInterview('video', [{ ...aQuestion, partDuration: 30 }]))
const open: BrowserContext[] = []
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})

async function visit(address = job.at(''), options: Parameters<typeof browser.open>[0] = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  open.push(page.context())
  await page.goto(address + job.link)
  return page
}

const stored = (recordingId: string) => storedIn(job.dataDir, recordingId)

/** Bytes of an unfinished upload that have reached the server. */
const arrived = (recordingId: string) => {
  const path = join(job.dataDir, 'uploads', recordingId)
  return existsSync(path) ? statSync(path).size : 0
}

/** Offsets at which the browser began to send pieces. */
function offsets(page: WatchedPage): number[] {
  const seen: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') seen.push(Number(request.headers()['upload-offset']))
  })
  return seen
}

describe('a recording on its way', () => {
  const caught = { timeout: 30_000, interval: 20 }
  let line: Awaited<ReturnType<typeof slowLine>>
  beforeEach(async () => {
    line = await slowLine(job.at(''))
  })
  afterEach(() => line.close())

  /** A candidate whose recording is in the middle of its upload. */
  async function caughtOnItsWay(device = {}) {
    const page = await visit(line.url, device)
    await start(page)
    await press(page, 'Begin the interview')
    const take = await record(page)
    const begun = offsets(page)
    line.slow(30_000)
    await press(page, 'Use this answer')
    await expect.poll(() => arrived(take.recordingId), caught).toBeGreaterThan(0)
    return { page, begun, ...take }
  }

  it.each([
    ['on a desktop', {}],
    ['on a small phone', { ...phone, viewport: { width: 320, height: 568 } }],
  ])(
    'moves nothing that is about to be pressed, %s: not while it is sent, nor without a connection, nor when it has arrived',
    async (_where, device) => {
      const { page } = await caughtOnItsWay(device)
      const finish = page.getByRole('button', { name: 'Finish' })
      const place = () => finish.evaluate((button) => button.getBoundingClientRect().top)
      const before = await place()
      line.cut()
      await page.getByText('The connection is lost.').waitFor()
      expect(await place()).toBe(before)
      page.complaints.splice(0)
      line.mend()
      await page.getByText('Your recording has arrived', { exact: true }).waitFor()
      expect(await place()).toBe(before)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await finish.click({ trial: true })
      await expectClean(page)
      await finish.click()
      await page.getByText('Your recording has arrived.').waitFor()
    },
  )

  it('goes on where it was when the connection breaks and comes back', async () => {
    const { page, begun, recordingId, sha256 } = await caughtOnItsWay()
    line.cut()
    await page.getByText('The connection is lost.').waitFor()
    expect(stored(recordingId)).toBeNull()
    expect((await takesIn(page)).at(-1)).toMatchObject({ state: 'queued', sha256 })
    line.mend()
    await heading(page, 'All questions are recorded').waitFor()
    await press(page, 'Finish')
    await page.getByText('Your recording has arrived.').waitFor()
    expect(stored(recordingId)).toBe(sha256)
    expect([begun[0], begun.at(-1)! > 0]).toEqual([0, true])
  })

  it('goes on at once when the device is online again', async () => {
    const { page, recordingId, sha256 } = await caughtOnItsWay()
    await page.context().setOffline(true)
    line.cut()
    await page.getByText('Waiting for the connection.').waitFor()
    line.mend()
    await page.context().setOffline(false)
    await press(page, 'Finish')
    await page.getByText('Your recording has arrived.').waitFor()
    expect(stored(recordingId)).toBe(sha256)
  })

  it('goes on where it was when the page was closed and is opened again', async () => {
    const { page, recordingId, sha256 } = await caughtOnItsWay()
    await page.close()
    line.cut()
    expect(stored(recordingId)).toBeNull()
    line.mend()

    const again = (await page.context().newPage()) as WatchedPage
    const begun = offsets(again)
    await again.goto(line.url + job.link)
    await heading(again, 'All questions are recorded').waitFor()
    await press(again, 'Finish')
    await again.getByText('Your recording has arrived.').waitFor()
    expect(stored(recordingId)).toBe(sha256)
    expect(begun[0]).toBeGreaterThan(0)
  })
})

describe('a take', () => {
  it('that is lost with the device is recorded again on another', async () => {
    const line = await slowLine(job.at(''))
    const page = await visit(line.url)
    await start(page)
    await press(page, 'Begin the interview')
    const { recordingId } = await record(page)
    line.slow(30_000)
    await press(page, 'Use this answer')
    await expect.poll(() => arrived(recordingId), { timeout: 30_000, interval: 20 }).toBeGreaterThan(0)
    const cookies = await page.context().cookies()
    line.cut()
    await page.context().close()
    await line.close()

    const again = await browser.open()
    open.push(again.context())
    await again.context().addCookies(cookies)
    await again.goto(job.at(job.link))
    await press(again, 'Begin the interview')
    await again.getByText('Your recording for this question has not arrived').waitFor()
    const replaced = await record(again)
    expect(replaced.recordingId).toBe(recordingId)
    await press(again, 'Use this answer')
    await press(again, 'Finish')
    await again.getByText('Your recording has arrived.').waitFor()
    expect(stored(recordingId)).toBe(replaced.sha256)
  })

  it('is given up for another, and the one that is sent is the one that was chosen', async () => {
    const page = await visit()
    await start(page)
    await press(page, 'Begin the interview')
    const first = await record(page)
    await press(page, /^Record again/)
    await page.getByText('2 takes left.').waitFor()
    await press(page, 'Start recording')
    await press(page, 'Stop')
    await press(page, 'Use this answer')
    await press(page, 'Finish')
    await page.getByText('Your recording has arrived.').waitFor()
    const [given, sent] = await takesIn(page)
    expect([given, sent]).toMatchObject([{ recordingId: first.recordingId, state: 'discarded' }, { state: 'sent' }])
    expect([stored(first.recordingId), stored(sent!.recordingId) !== null]).toEqual([null, true])
  })

  it('that was being recorded when the tab was closed is still there, and is sent', async () => {
    const page = await visit()
    await start(page)
    await press(page, 'Begin the interview')
    await press(page, 'Record Now')
    await press(page, 'Start recording')
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    // What came before the first slice is not kept.
    await expect.poll(async () => (await takesIn(page)).at(-1)?.slices ?? 0).toBeGreaterThan(0)
    await page.close()

    const again = (await page.context().newPage()) as WatchedPage
    await again.goto(job.at(job.link))
    await press(again, 'Begin the interview')
    const kept = (await takesIn(again)).at(-1)!
    // A tab that closes may still stop the recorder.
    expect(['recording', 'kept']).toContain(kept.state)
    await press(again, 'Look at it')
    await press(again, 'Use this answer')
    await press(again, 'Finish')
    await again.getByText('Your recording has arrived.').waitFor()
    expect(stored(kept.recordingId)).toBe(kept.sha256)
  })

  it('needs a camera: without one the page says what to do and tries again', async () => {
    const page = await browser.open()
    open.push(page.context())
    await page.addInitScript(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      let denied = true
      navigator.mediaDevices.getUserMedia = (constraints) => {
        if (!denied) return ask(constraints)
        denied = false
        return Promise.reject(new DOMException('', 'NotAllowedError'))
      }
    })
    await page.goto(job.at(job.link))
    await start(page)
    await press(page, 'Begin the interview')
    await press(page, 'Record Now')
    await page.getByRole('heading', { name: 'Camera and Microphone Access Required' }).waitFor()
    await expectClean(page)
    await press(page, 'Try Again')
    await page.getByRole('button', { name: 'Start recording' }).waitFor()
  })
})

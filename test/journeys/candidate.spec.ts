import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/asker.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { aJob, aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { languages, permit, shift, story } from '#test/fixtures/journey.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { takesIn } from '../support/kept-takes.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { slowLine } from '../support/slow-line.ts'

const questions = [
  { ...aQuestion, partDuration: 30 },
  { ...aQuestion, id: 'q2', question: 'What would you change first?', partDuration: 15, numOfRetakes: 1 },
]
const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-candidate-'))
let server: RunningServer
let rita: Asker
/** By what the job asks for. */
const links = { everything: '', interview: '', draft: '', archived: '', invitation: '' }
const open: BrowserContext[] = []

beforeAll(async () => {
  await seedFolder(dataDir, async (seed, platform) => {
    rita = (await seed.person()).asker
    const { useCases } = platform
    const bigger = { type: 'ChangePlan', data: { plan: 'team' } } as const
    await platform.commands.handle(subscriptionDecider, rita.companyId, bigger, platform.context(rita))
    const job = async (live: boolean, ...modules: Parameters<typeof journeyWith>) => {
      const { jobId } = await useCases.createJob(rita, { draft: { ...aJob(), journey: journeyWith(...modules) } })
      if (live) await useCases.activateJob(rita, { jobId })
      return { jobId, link: `/apply/${rita.companyId}.${jobId}` }
    }
    const archived = await job(true, permit)
    await useCases.archiveJob(rita, { jobId: archived.jobId })
    links.archived = archived.link
    links.draft = (await job(false, permit)).link
    links.everything = (await job(true, permit, story, { ...shift, required: false }, languages, anInterview('video', questions))).link
    const [, jobId] = links.everything.slice('/apply/'.length).split('.')
    await useCases.inviteCandidates(rita, { jobId: jobId!, people: [{ name: 'Grace Hopper', email: 'grace@example.org', phone: '' }], commandId: randomUUID() })
    const text = await vi.waitUntil(async () => (await platform.engines.mail.outbox(1))[0]?.text, { timeout: 20_000 })
    links.invitation = /\/apply\/\S+/.exec(text!)![0]
    links.interview = (await job(true, anInterview('video', questions.slice(0, 1)))).link
  })
  server = await startServer({ dataDir })
})
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function visit(link: string, options: Parameters<typeof browser.open>[0] = {}, address = server.url): Promise<WatchedPage> {
  const page = await browser.open(options)
  open.push(page.context())
  await page.goto(address + link)
  return page
}

const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: WatchedPage, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

async function start(page: WatchedPage, name = 'Ada Byron') {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await press(page, 'Start')
}

/** Records until Stop appears, and stands before the preview; `sha256` is that of the slices the browser holds. */
async function record(page: WatchedPage): Promise<{ recordingId: string; sha256: string }> {
  await press(page, 'Record Now')
  await press(page, 'Start recording')
  await press(page, 'Stop')
  await page.getByRole('button', { name: 'Use this answer' }).waitFor()
  return (await takesIn(page)).at(-1)!
}

/** The bytes the server has stored, hashed here. */
const stored = (recordingId: string) => {
  const path = join(dataDir, 'media', recordingId.slice(0, 2), recordingId)
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : null
}

/** Bytes of an unfinished upload that have reached the server. */
const arrived = (recordingId: string) => {
  const path = join(dataDir, 'uploads', recordingId)
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

async function throughInterview(page: WatchedPage) {
  await press(page, 'Begin the interview')
  const takes = [await record(page)]
  await press(page, 'Use this answer')
  return takes
}

describe.each([
  ['on a desktop', {}],
  ['on a phone, in the dark', { ...phone, ...dark }],
])('a candidate %s', (_where, device) => {
  it('goes from the link to the thank-you page, and what was recorded is what is stored', async () => {
    const page = await visit(links.everything, device)
    await expectClean(page)
    await start(page)

    await heading(page, /May you work/).waitFor()
    await expectClean(page)
    await page.getByLabel('Yes').check()
    await press(page, 'Continue')
    await page.getByRole('textbox').fill('A compiler')
    await press(page, 'Continue')
    await heading(page, /Which shift/).waitFor()
    await press(page, 'Continue')
    await page.getByLabel('TypeScript').check()
    await page.getByLabel('Go', { exact: true }).check()
    expect(await page.getByLabel('COBOL').isDisabled()).toBe(true)
    await press(page, 'Continue')

    const takes = await throughInterview(page)
    await heading(page, 'What would you change first?').waitFor()
    takes.push(await record(page))
    expect(await page.getByRole('button', { name: 'No takes left' }).isDisabled()).toBe(true)
    await expectClean(page)
    await press(page, 'Use this answer')
    await heading(page, 'All questions are recorded').waitFor()
    await press(page, 'Finish')

    await heading(page, 'Thank you, Ada Byron!').waitFor()
    await page.getByText('All your recordings have arrived.').waitFor()
    for (const { recordingId, sha256 } of takes) expect(stored(recordingId)).toBe(sha256)
    expect((await takesIn(page)).map(({ state, slices }) => [state, slices])).toEqual([['sent', 0], ['sent', 0]])
    await expectClean(page)
  })
})

describe('an answer', () => {
  it('is asked for where it is required, with the focus where it is missing', async () => {
    const page = await visit(links.everything)
    await press(page, 'Start')
    await page.getByText('Required field').first().waitFor()
    expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true)
    await start(page)
    await heading(page, /May you work/).waitFor()
    await press(page, 'Continue')
    await page.getByText('This field is required').waitFor()
    await heading(page, /May you work/).waitFor()
    await expectClean(page)
  })

  it('that is wrong ends the journey where the job says so, also when the link is opened again', async () => {
    const page = await visit(links.everything)
    await start(page)
    await page.getByLabel('No', { exact: true }).check()
    await press(page, 'Continue')
    await heading(page, 'Thank you for your interest').waitFor()
    await page.goto(`${server.url}${links.everything}?step=story`)
    await heading(page, 'Thank you for your interest').waitFor()
    await expectClean(page)
  })

  it('is still there when the candidate goes back, and when they come back another day', async () => {
    const page = await visit(links.everything)
    await start(page)
    await page.getByLabel('Yes').check()
    await press(page, 'Continue')
    await page.getByRole('textbox').fill('A compiler')
    await press(page, 'Continue')
    await heading(page, /Which shift/).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await heading(page, /build last/).waitFor()
    expect(await page.getByRole('textbox').inputValue()).toBe('A compiler')
    await page.close()

    const again = (await page.context().newPage()) as WatchedPage
    await again.goto(server.url + links.everything)
    await heading(again, /Which shift/).waitFor()
  })

  it('tells on a shared link that somebody sent the candidate', async () => {
    const page = await visit(`${links.everything}?form_referrer=1`)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await start(page)
    expect(new URL((await sent).url()).searchParams.get('form_referrer')).toBe('1')
    await heading(page, /May you work/).waitFor()
  })

  it('can be given without scripts', async () => {
    const page = await visit(links.everything, { javaScriptEnabled: false })
    await press(page, 'Start')
    await page.getByText('Required field').first().waitFor()
    await start(page)
    await page.getByLabel('Yes').check()
    await press(page, 'Continue')
    await heading(page, /build last/).waitFor()
  })
})

describe('a recording on its way', () => {
  const caught = { timeout: 30_000, interval: 20 }
  let line: Awaited<ReturnType<typeof slowLine>>
  beforeEach(async () => {
    line = await slowLine(server.url)
  })
  afterEach(() => line.close())

  /** A candidate whose recording is in the middle of its upload. */
  async function caughtOnItsWay() {
    const page = await visit(links.interview, {}, line.url)
    await start(page)
    await press(page, 'Begin the interview')
    const take = await record(page)
    const begun = offsets(page)
    line.slow(30_000)
    await press(page, 'Use this answer')
    await expect.poll(() => arrived(take.recordingId), caught).toBeGreaterThan(0)
    return { page, begun, ...take }
  }

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
    await again.goto(line.url + links.interview)
    await heading(again, 'All questions are recorded').waitFor()
    await press(again, 'Finish')
    await again.getByText('Your recording has arrived.').waitFor()
    expect(stored(recordingId)).toBe(sha256)
    expect(begun[0]).toBeGreaterThan(0)
  })
})

describe('a link that is somebody\'s own', () => {
  it('knows who they are, on any device, and brings them back to where they were', async () => {
    const page = await visit(links.invitation)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Grace Hopper')
    await press(page, 'Start')
    await page.getByLabel('Yes').check()
    await press(page, 'Continue')
    await heading(page, /build last/).waitFor()

    const elsewhere = await visit(links.invitation, phone)
    await heading(elsewhere, /build last/).waitFor()
    await expectClean(elsewhere)
  })
})

describe('a take', () => {
  it('that is lost with the device is recorded again on another', async () => {
    const line = await slowLine(server.url)
    const page = await visit(links.interview, {}, line.url)
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
    await again.goto(server.url + links.interview)
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
    const page = await visit(links.interview)
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
    const page = await visit(links.interview)
    await start(page)
    await press(page, 'Begin the interview')
    await press(page, 'Record Now')
    await press(page, 'Start recording')
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.close()

    const again = (await page.context().newPage()) as WatchedPage
    await again.goto(server.url + links.interview)
    await press(again, 'Begin the interview')
    const kept = (await takesIn(again)).at(-1)!
    expect(kept).toMatchObject({ state: 'recording' })
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
    await page.goto(server.url + links.interview)
    await start(page)
    await press(page, 'Begin the interview')
    await press(page, 'Record Now')
    await page.getByRole('heading', { name: 'Camera and Microphone Access Required' }).waitFor()
    await expectClean(page)
    await press(page, 'Try Again')
    await page.getByRole('button', { name: 'Start recording' }).waitFor()
  })
})

describe('a link that leads nowhere', () => {
  it.each([
    ['of a draft', () => links.draft, 'This job is not available'],
    ['of an archived job', () => links.archived, 'This job is closed'],
    ['that is incomplete', () => links.everything.slice(0, -4), 'This job is not available'],
  ])('%s says so kindly', async (_which, link, title) => {
    const page = await visit(link())
    await heading(page, title).waitFor()
    expect(page.complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { issueCandidateToken, readCandidateToken } from '#services/use-cases/candidacy/candidate-token.ts'
import { aJob, aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { languages, permit, shift, story } from '#test/fixtures/journey.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { heading, press, record, start, storedIn } from '../support/candidate-steps.ts'
import { takesIn } from '../support/kept-takes.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const questions = [
  { ...aQuestion, partDuration: 30 },
  { ...aQuestion, id: 'q2', question: 'What would you change first?', partDuration: 15, numOfRetakes: 1 },
]
const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-candidate-'))
let server: RunningServer
let rita: Asker
/** By what the job asks for. */
const links = { everything: '', draft: '', archived: '', invitation: '', ended: '' }
const open: BrowserContext[] = []

beforeAll(async () => {
  await seedFolder(dataDir, async (seed, platform) => {
    rita = (await seed.person()).asker
    const { useCases } = platform
    const bigger = { type: 'ChangePlan', data: { plan: 'team' } } as const
    await platform.commands.handle(subscriptionDecider, rita.companyId, bigger, platform.context(rita))
    const job = async (live: boolean, ...modules: Parameters<typeof journeyWith>) => {
      const { jobId } = await useCases.jobs.createJob(rita, { draft: { ...aJob(), journey: journeyWith(...modules) } })
      if (live) await useCases.jobs.activateJob(rita, { jobId })
      return { jobId, link: `/apply/${rita.companyId}.${jobId}` }
    }
    const archived = await job(true, permit)
    await useCases.jobs.archiveJob(rita, { jobId: archived.jobId })
    links.archived = archived.link
    links.draft = (await job(false, permit)).link
    links.everything = (
      await job(true, permit, story, { ...shift, required: false }, languages, anInterview('video', questions))
    ).link
    const [, jobId] = links.everything.slice('/apply/'.length).split('.')
    await useCases.candidacy.inviteCandidates(rita, {
      jobId: jobId!,
      people: [{ name: 'Grace Hopper', email: 'grace@example.org', phone: '' }],
      commandId: randomUUID(),
    })
    const text = await vi.waitUntil(async () => (await platform.engines.mail.outbox(1))[0]?.text, { timeout: 20_000 })
    links.invitation = /\/apply\/\S+/.exec(text!)![0]
    const grace = readCandidateToken(platform.engines.keys, decodeURIComponent(links.invitation.split('?c=')[1]!))!
    links.ended = `${links.everything}?c=${issueCandidateToken(platform.engines.keys, grace, '2020-01-01T00:00:00.000Z')}`
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

async function visit(link: string, options: Parameters<typeof browser.open>[0] = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  open.push(page.context())
  await page.goto(server.url + link)
  return page
}

const stored = (recordingId: string) => storedIn(dataDir, recordingId)

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
    expect((await takesIn(page)).map(({ state, slices }) => [state, slices])).toEqual([
      ['sent', 0],
      ['sent', 0],
    ])
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

  it('tells on a shared link that someone sent the candidate', async () => {
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

describe("a link that is someone's own", () => {
  it('knows who they are, on any device, and brings them back to where they were', async () => {
    const page = await visit(links.invitation)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Grace Hopper')
    await page.getByText('pick up where you left off with the link you were sent, on any device').waitFor()
    await press(page, 'Start')
    await page.getByLabel('Yes').check()
    await press(page, 'Continue')
    await heading(page, /build last/).waitFor()

    const elsewhere = await visit(links.invitation, phone)
    await heading(elsewhere, /build last/).waitFor()
    await expectClean(elsewhere)
  })
})

describe('a link whose time is over', () => {
  it('is renewed by mail, and lets another person at this browser begin', async () => {
    const page = await visit(links.ended)
    await heading(page, 'This link has ended').waitFor()
    expect(page.complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
    await press(page, 'Send a new link')
    await heading(page, 'Look into your mailbox').waitFor()
    await press(page, 'Start a new application')
    await page.getByLabel('Full name').waitFor()
    expect(await page.getByLabel('Full name').inputValue()).toBe('')
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

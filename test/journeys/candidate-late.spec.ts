import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { aJob, aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { scriptsOf as scriptsOnPage } from '../bench/pages.ts'
import { scriptWith } from '../support/asset.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { press, start as startAs } from '../support/candidate-steps.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
const links = { interview: '', both: '', story: '' }
/** What sends recordings, which comes after the page. */
const sender = scriptWith('tus: unable to resume')
const SENDER = `**${sender}`

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-candidate-late-'))
  await seedFolder(dataDir, async (seed, { useCases, commands, context }) => {
    const rita = (await seed.person()).asker
    const bigger = { type: 'ChangePlan', data: { plan: 'team' } } as const
    await commands.handle(subscriptionDecider, rita.companyId, bigger, context(rita))
    const job = async (...modules: Parameters<typeof journeyWith>) => {
      const { jobId } = await useCases.jobs.createJob(rita, { draft: { ...aJob(), journey: journeyWith(...modules) } })
      await useCases.jobs.activateJob(rita, { jobId })
      return `/apply/${rita.companyId}.${jobId}`
    }
    const interview = anInterview('video', [{ ...aQuestion, partDuration: 30 }])
    links.interview = await job(interview)
    links.both = await job(story, interview)
    links.story = await job(story)
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const scriptsOf = (page: WatchedPage) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.url().endsWith('.js')) seen.push(request.url())
  })
  return seen
}

async function start(page: WatchedPage, link: string) {
  await page.goto(server.url + link)
  await startAs(page)
}

async function recordAndSend(page: WatchedPage) {
  await press(page, 'Begin the interview')
  await press(page, 'Record Now')
  await press(page, 'Start recording')
  await press(page, 'Stop')
  await press(page, 'Use this answer')
  await press(page, 'Finish')
  await page.getByText('Your recording has arrived.').waitFor()
}

describe('the scripts of an interview', () => {
  it('are all there before someone can begin: nothing is fetched between the first second that is recorded and the last that is sent', async () => {
    const page = await browser.open()
    await start(page, links.interview)
    await page.getByRole('button', { name: 'Begin the interview' }).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    const fetched = scriptsOf(page)
    await recordAndSend(page)
    expect(fetched).toEqual([])
    expect(page.complaints).toEqual([])
  })

  it.each(['interview', 'story'] as const)('weigh less than 165 kB on the page of the link: %s', async (link) => {
    const html = await (await fetch(server.url + links[link])).text()
    expect((await scriptsOnPage(server.url, html)).zipped).toBeLessThan(165_000)
  })

  it('are not fetched where nothing is recorded', async () => {
    const page = await browser.open()
    const fetched = scriptsOf(page)
    await start(page, links.story)
    await page.getByRole('heading', { level: 1, name: /build last/ }).waitFor()
    await page.getByRole('textbox').fill('A compiler')
    await press(page, 'Finish')
    await page.getByRole('heading', { name: 'Thank you, Ada Byron!' }).waitFor()
    expect(fetched.filter((url) => url.includes(sender))).toEqual([])
  })
})

describe('when what sends recordings does not come', () => {
  it('what is being typed stays, and no one records what could not be sent; trying again goes on where the candidate was', async () => {
    const page = await browser.open(phone)
    await page.route(SENDER, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(sender))
    await start(page, links.both)
    await page.getByRole('heading', { level: 1, name: /build last/ }).waitFor()
    await page.getByRole('textbox').fill('A compiler')
    await failed
    expect(await page.getByRole('textbox').inputValue()).toBe('A compiler')
    await press(page, 'Continue')

    await page.getByText('Part of this page could not be loaded').waitFor()
    expect(await page.getByRole('button', { name: 'Begin the interview' }).count()).toBe(0)
    await page.unroute(SENDER)
    await press(page, 'Try again')
    await recordAndSend(page)
  })

  it('says so in a way everyone can read', async () => {
    const page = await browser.open()
    await page.route(SENDER, (route) => route.abort())
    await start(page, links.interview)
    await page.getByText('Part of this page could not be loaded').waitFor()
    page.complaints.splice(0)
    await expectClean(page)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openRoles, type Platform } from '#services/platform.ts'
import { balance } from '../support/balancer.ts'
import { expectClean, useBrowser, type WatchedPage } from '../support/browser.ts'
import { type Column, startColumn } from '../support/column.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededJob, type SeededPerson, seeding } from '../support/seed.ts'
import type { RunningServer } from '../support/server.ts'

/** Of each role one is at work, and a second one of those that people or events wait for. */
const ROLES = {
  'web 1': ['web', 'api'],
  'web 2': ['web', 'api'],
  relay: ['relay'],
  projector: ['projector'],
  processes: ['processes'],
  scheduler: ['scheduler'],
}
type Name = keyof typeof ROLES
const names = Object.keys(ROLES) as Name[]
/** What a browser may complain about while a connection is gone; nothing else. */
const BROKEN =
  /net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|SOCKET|NETWORK)|Failed to load resource: net::|status of 502/
const PATIENT_MS = 90_000

const browser = useBrowser()
const running = new Map<Name, RunningServer>()
let column: Column
let balancer: Awaited<ReturnType<typeof balance>>
let platform: Platform
let rita: SeededPerson
let job: SeededJob
let page: WatchedPage

async function start(name: Name) {
  running.set(name, await column.start(ROLES[name], { PUBLIC_URL: balancer.url }))
}
/** The balancer sends no request to a process that is gone, as its health checks have it. */
const route = (without?: Name) =>
  balancer.over((['web 1', 'web 2'] as const).filter((name) => name !== without).map((name) => running.get(name)!.url))

beforeAll(async () => {
  column = await startColumn()
  balancer = await balance()
  await start('relay')
  await Promise.all(names.filter((name) => name !== 'relay').map(start))
  platform = await openRoles(readEnv({ ...column.env, PUBLIC_URL: balancer.url }), new Set(['web', 'api']))
  rita = await seeding(platform).person()
  job = await seeding(platform).job(rita.asker, undefined, false)
  route()
}, 400_000)
afterAll(async () => {
  await page?.context().close()
  await platform?.close()
  await balancer?.stop()
  await column?.stop()
})

const cardIn = (name: string, person: string) =>
  page.getByRole('region', { name, exact: true }).locator('[data-card]').filter({ hasText: person })
/** What a colleague does through the API or in another window. */
const colleagueMoves = (person: number, to: string) =>
  platform.useCases.review.moveCandidates(rita.asker, {
    jobId: job.jobId,
    candidateIds: [job.candidates[person]!.id],
    to: to as never,
  })
async function moves(person: string, to: string) {
  await page.getByRole('button', { name: `Actions for ${person}` }).click()
  await page.getByRole('menuitem', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: to }).click()
  await cardIn(to, person).waitFor()
}

describe('a recruiter with the board open', () => {
  it('keeps working and keeps seeing what others do while every process of the platform is killed in turn', async () => {
    page = await browser.open()
    page.setDefaultTimeout(PATIENT_MS)
    await signedIn(page, balancer.url, rita)
    await page.goto(`${balancer.url}/admin/jobs/${job.jobId}`)
    await page.locator('[data-draggable]').waitFor()
    const interrupted = page.getByText('The connection is interrupted.')
    const opened = await page.evaluate(() => ((window as unknown as { stillHere: number }).stillHere = 1))
    const [own, other] = [job.candidates[0]!.name, job.candidates[1]!.name]
    const notices: Record<string, number> = {}

    for (const [round, name] of names.entries()) {
      const to = round % 2 === 0 ? 'Phone screen' : 'Candidates'
      const killed = performance.now()
      await running.get(name)!.stop('SIGKILL')
      route(name)
      // Decided while the process is dead: by the recruiter on the page, and by a colleague.
      await moves(own, to)
      await colleagueMoves(1, to === 'Candidates' ? 'default' : job.phoneScreen)
      await start(name)
      route()
      await cardIn(to, other).waitFor()
      await interrupted.waitFor({ state: 'detached' })
      notices[name] = Math.round(performance.now() - killed)
      expect(
        await page
          .getByRole('alert')
          .filter({ hasText: /wrong|failed|error/i })
          .count(),
      ).toBe(0)
    }
    console.info('from the kill until the board is right again, the start of the process included, ms:', notices)

    expect(
      await page.evaluate(() => (window as unknown as { stillHere?: number }).stillHere),
      'the page was never left',
    ).toBe(opened)
    await page.reload()
    const last = names.length % 2 === 1 ? 'Phone screen' : 'Candidates'
    for (const person of [own, other]) await cardIn(last, person).waitFor()
    expect(page.complaints.filter((complaint) => !BROKEN.test(complaint))).toEqual([])
    page.complaints.length = 0
    await expectClean(page)
  }, 900_000)

  it('whose every web process is gone, so that the balancer answers with an error, is told that the connection is interrupted, and nothing else, until one is back', async () => {
    for (const name of ['web 1', 'web 2'] as const) await running.get(name)!.stop('SIGKILL')
    await page.getByText('The connection is interrupted.').waitFor()
    await colleagueMoves(2, job.phoneScreen)
    await start('web 2')
    route('web 1')
    await page.getByText('The connection is interrupted.').waitFor({ state: 'detached' })
    await cardIn('Phone screen', job.candidates[2]!.name).waitFor()
    expect(page.complaints.filter((complaint) => !BROKEN.test(complaint))).toEqual([])
  }, 300_000)
})

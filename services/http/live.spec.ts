import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { later } from '#contracts/kernel/time.ts'
import { Unavailable } from '#infra/engines/failures.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { type SeededJob, type SeededPerson, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'
import type { Hub } from './live-hub.ts'
import { live } from './live.ts'
import { openHub } from './open-hub.ts'
import { answerWithProblems } from './problems.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-live-'))
let platform: Platform
let app: FastifyInstance
let url: string
let hub: Hub
let rita: SeededPerson
let job: SeededJob
/** What looking at a session meets while the sessions are away, and how often it was read. */
let sessionsAway: Error | null = null
let looks = 0

beforeAll(async () => {
  const env = readEnv({ DATA_DIR: dataDir })
  const engines = await openEngines(env)
  const { sessions } = engines
  const isLive = (token: string) => (looks++, sessionsAway ? Promise.reject(sessionsAway) : sessions.isLive(token))
  platform = await openPlatform(env, { engines: { ...engines, sessions: { ...sessions, isLive } } })
  app = Fastify({ forceCloseConnections: true })
  answerWithProblems(app)
  await app.register(cookie)
  hub = openHub(platform)
  await app.register(live, { platform, hub })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  rita = await seeding(platform).person()
  job = await seeding(platform).job(rita.asker, ['Ada Byron', 'Ben Okafor'], false)
})
afterAll(async () => {
  await app.close()
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const signIn = async ({ email, password }: SeededPerson) =>
  (await platform.useCases.accounts.signIn({ email, password }, '127.0.0.1')).sessionToken
const watch = (query: string, token: string | null, lastId?: string) =>
  fetch(`${url}/live?${query}`, {
    headers: {
      ...(token ? { cookie: `${sessionCookieName(platform.settings.publicUrl)}=${token}` } : {}),
      ...(lastId ? { 'last-event-id': lastId } : {}),
    },
  })

/** Reads messages off an open answer one by one; null when the server has closed it. */
function messagesOf(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async next(): Promise<{ id: string; name: string; data: Record<string, unknown> } | null> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const fields = Object.fromEntries(
            text
              .slice(0, end)
              .split('\n')
              .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
          )
          text = text.slice(end + 2)
          if (fields.event)
            return { id: fields.id!, name: fields.event, data: JSON.parse(fields.data!) as Record<string, unknown> }
          continue
        }
        const { value, done } = await reader.read()
        if (done) return null
        text += value
      }
    },
    async until(name: string) {
      for (;;) {
        const message = await this.next()
        if (!message || message.name === name) return message
      }
    },
    leave: () => reader.cancel(),
  }
}
const move = (name: string, to: string) => {
  const { id } = job.candidates.find((each) => each.name === name)!
  return platform.useCases.review.moveCandidates(rita.asker, { jobId: job.jobId, candidateIds: [id], to })
}

describe('watching a board', () => {
  it('tells no rating where a reviewer may have to give their own first', async () => {
    const { useCases } = platform
    const candidateId = job.candidates[1]!.id
    await useCases.jobs.setBlindReview(rita.asker, { jobId: job.jobId, on: true })
    const messages = messagesOf(await watch(`job=${job.jobId}`, await signIn(rita)))
    await messages.until('joined')
    await useCases.review.rateCandidate(rita.asker, { candidateId, value: 4 })
    const { data } = (await messages.until('update_candidate')) as { data: object }
    expect(data).toMatchObject({ id: candidateId })
    expect(data).not.toHaveProperty('rating')
    await messages.leave()
    await useCases.jobs.setBlindReview(rita.asker, { jobId: job.jobId, on: false })
  })

  it('shows a card that someone moves, and the new counts', async () => {
    const messages = messagesOf(await watch(`job=${job.jobId}`, await signIn(rita)))
    await messages.until('joined')
    await move('Ada Byron', 'hired')

    expect(await messages.until('update_candidate')).toMatchObject({ data: { name: 'Ada Byron', columnId: 'hired' } })
    expect(await messages.until('update_counts')).toMatchObject({ data: { default: 1, hired: 1 } })
    await messages.leave()
  })

  it('shows a new column', async () => {
    const messages = messagesOf(await watch(`job=${job.jobId}`, await signIn(rita)))
    await messages.until('joined')
    await platform.useCases.jobs.addColumn(rita.asker, { jobId: job.jobId, title: 'Offer' })
    const message = await messages.until('update_job')
    expect((message!.data.columns as { title: string }[]).map(({ title }) => title)).toEqual([
      'Candidates',
      'Phone screen',
      'Offer',
      'Hired',
      'Rejected',
    ])
    await messages.leave()
  })

  it('hands over what changed between the reading of a page and its connection', async () => {
    const at = { companyId: rita.asker.companyId, jobId: job.jobId }
    const since = hub.placeOf(at)
    await move('Ada Byron', 'default')
    // Its messages were sent before the connection is opened.
    await vi.waitFor(() => expect(hub.placeOf(at)).not.toBe(since))
    const messages = messagesOf(await watch(`job=${job.jobId}&since=${since}`, await signIn(rita)))
    expect(await messages.until('update_candidate')).toMatchObject({ data: { name: 'Ada Byron', columnId: 'default' } })
    await messages.leave()
    await move('Ada Byron', 'hired')
  })

  it('reads a page again whose place is of another server', async () => {
    const messages = messagesOf(await watch(`job=${job.jobId}&since=00000000-3`, await signIn(rita)))
    expect(await messages.until('reload')).toBeTruthy()
    await messages.leave()
  })

  it('hands over what was missed after a lost connection', async () => {
    const token = await signIn(rita)
    const first = messagesOf(await watch(`job=${job.jobId}`, token))
    const { id } = (await first.until('joined'))!
    await first.leave()
    await move('Ben Okafor', 'hired')

    const again = messagesOf(await watch(`job=${job.jobId}`, token, id))
    expect(await again.until('update_candidate')).toMatchObject({ data: { name: 'Ben Okafor', columnId: 'hired' } })
    await again.leave()
  })

  it('says so when what was missed is not known any more', async () => {
    const messages = messagesOf(await watch(`job=${job.jobId}`, await signIn(rita), 'other-7'))
    expect(await messages.next()).toMatchObject({ name: 'reload' })
    await messages.leave()
  })
})

describe('watching interviews', () => {
  async function planned(name: string) {
    const { userId } = rita.asker as Extract<typeof rita.asker, { kind: 'user' }>
    const { interviews, token } = await platform.useCases.interviews.planInterviews(rita.asker, {
      jobId: job.jobId,
      candidateIds: [job.candidates.find((each) => each.name === name)!.id],
      plan: {
        ...{ type: 'ONLINE', summary: 'Technical interview', description: '', duration: 45 },
        ...{ buffer: { before: 0, after: 0 }, panel: [{ userId, requirement: 'REQUIRED' }], some: null },
        ...{ hostId: userId, rooms: [], place: { kind: 'link', value: 'https://meet.acme.test/1' } },
        sharing: 'ALL',
        slots: [],
        window: { start: later(platform.now(), { days: 1 }), end: later(platform.now(), { days: 9 }) },
        zone: 'Europe/Berlin',
      },
      expiresAt: null,
      message: null,
      commandId: randomUUID(),
    })
    await platform.caughtUp(token)
    return interviews[0]!.interviewId
  }
  const cancel = (interviewId: string) =>
    platform.useCases.interviews.cancelInterview(rita.asker, { interviewId, reason: 'Filled', withNotification: false })

  it('tells the page of one that it changed, its own changes only, and the list that something did, not what', async () => {
    const [one, other] = [await planned('Ada Byron'), await planned('Ben Okafor')]
    const token = await signIn(rita)
    const page = messagesOf(await watch(`interview=${one}`, token))
    const list = messagesOf(await watch('interviews=all', token))
    for (const messages of [page, list]) await messages.until('joined')
    await cancel(other)
    expect(await list.until('update_interviews')).toMatchObject({ data: {} })
    await cancel(one)
    expect(await page.next()).toMatchObject({ name: 'update_interview', data: { id: one, rev: expect.any(Number) } })
    expect(await list.until('update_interviews')).toMatchObject({ data: {} })
    for (const messages of [page, list]) await messages.leave()
  })

  it('hands over what changed between the reading of a list and its connection', async () => {
    const id = await planned('Ada Byron')
    const at = { companyId: rita.asker.companyId, interviews: 'all' } as const
    const since = hub.placeOf(at)
    await cancel(id)
    await vi.waitFor(() => expect(hub.placeOf(at)).not.toBe(since))
    const messages = messagesOf(await watch(`interviews=all&since=${since}`, await signIn(rita)))
    expect(await messages.next()).toMatchObject({ name: 'update_interviews' })
    await messages.leave()
  })

  it('is for those with the right to them, and ends with it', async () => {
    const id = await planned('Ada Byron')
    const { companyId, userId } = rita.asker as Extract<typeof rita.asker, { kind: 'user' }>
    const { colleague } = colleaguesOf(platform, { companyId, userId })
    const reviewer = await colleague('Vera Lind', 'review')
    const manager = await colleague('Hana Lang', 'edit')
    const of = (query: string, { headers }: typeof reviewer) => fetch(`${url}/live?${query}`, { headers })
    expect((await of(`interview=${id}`, reviewer)).status).toBe(404)
    expect((await of('interviews=all', reviewer)).status).toBe(403)
    const stranger = await signIn(await seeding(platform).person('Sam Stone'))
    expect((await watch(`interview=${id}`, stranger)).status).toBe(404)

    const open = [messagesOf(await of(`interview=${id}`, manager)), messagesOf(await of('interviews=all', manager))]
    for (const messages of open) await messages.until('joined')
    await platform.useCases.team.assignRole(rita.asker, {
      userIds: [manager.userId],
      roleId: 'review',
      commandId: randomUUID(),
    })
    for (const messages of open) expect(await messages.until('never')).toBeNull()
  })
})

describe('a builder', () => {
  it('hears of colleagues who have the job open as well; a board does not', async () => {
    const { companyId, userId } = rita.asker as Extract<typeof rita.asker, { kind: 'user' }>
    const { colleague } = colleaguesOf(platform, { companyId, userId })
    const editor = await colleague('Tom Keller', 'admin')
    const reviewer = await colleague('Vera Lind', 'review')
    const by = ({ headers }: typeof editor) => fetch(`${url}/live?job=${job.jobId}&editing=1`, { headers })
    const own = messagesOf(await watch(`job=${job.jobId}&editing=1`, await signIn(rita)))
    expect(await own.until('update_people')).toMatchObject({ data: [] })
    const board = messagesOf(await watch(`job=${job.jobId}`, await signIn(rita)))
    const looks = messagesOf(await by(reviewer))
    const his = messagesOf(await by(editor))
    expect(await own.until('update_people')).toMatchObject({ data: [{ name: 'Tom Keller', picture: null }] })
    expect(await his.until('update_people')).toMatchObject({ data: [{ userId, name: 'Rita Moreno' }] })
    await his.leave()
    expect(await own.until('update_people')).toMatchObject({ data: [] })
    await move('Ben Okafor', job.phoneScreen)
    for (const messages of [board, looks]) {
      const names = []
      for (let next = await messages.next(); next; next = await messages.next()) {
        names.push(next.name)
        if (next.name === 'update_candidate') break
      }
      expect(names).not.toContain('update_people')
    }
    for (const messages of [own, board, looks]) await messages.leave()
  })
})

describe('who may watch', () => {
  it('refuses those who are not signed in', async () => {
    expect((await watch(`job=${job.jobId}`, null)).status).toBe(401)
    expect((await watch(`job=${job.jobId}`, 'x'.repeat(43))).status).toBe(401)
  })

  it('does not know the board or the candidate of another company', async () => {
    const token = await signIn(await seeding(platform).person('Sam Stone'))
    expect((await watch(`job=${job.jobId}`, token)).status).toBe(404)
    expect((await watch(`candidate=${job.candidates[0]!.id}`, token)).status).toBe(404)
  })

  it('refuses a question it cannot read', async () => {
    expect((await watch('job=1', await signIn(rita))).status).toBe(400)
  })

  it('ends when the person signs out', async () => {
    const token = await signIn(rita)
    const messages = messagesOf(await watch(`candidate=${job.candidates[0]!.id}`, token))
    await messages.until('joined')
    await platform.useCases.accounts.signOut(token)
    expect(await messages.until('never')).toBeNull()
  })
})

it('one browser has ten live pages: the eleventh is shown, the first gives way and is told so, and everyone else stays', async () => {
  const [token, colleague] = [await signIn(rita), await signIn(await seeding(platform).person('Olga Weiss'))]
  const other = messagesOf(
    await watch(`job=${(await seeding(platform).job(rita.asker, ['Eve Lind'], false)).jobId}`, rita.sessionToken),
  )
  await other.until('joined')
  expect((await watch(`job=${job.jobId}`, colleague)).status).toBe(404)
  const pages = []
  for (let n = 0; n < 11; n++) {
    const page = messagesOf(await watch(`job=${job.jobId}`, token))
    expect(await page.until('joined')).toBeTruthy()
    pages.push(page)
  }
  const [first, ...kept] = pages
  expect([await first!.until('gave_way'), await first!.next()]).toEqual([
    expect.objectContaining({ name: 'gave_way' }),
    null,
  ])
  await move('Ada Byron', 'rejected')
  for (const page of kept)
    expect(await page.until('update_candidate')).toMatchObject({ data: { name: 'Ada Byron', columnId: 'rejected' } })
  for (const page of [...kept, other]) await page.leave()
})

it('a page stays open while no one can look at its session, which the operator is told once', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    sessionsAway = null
    told.mockRestore()
  })
  const page = messagesOf(await watch(`job=${job.jobId}`, rita.sessionToken))
  expect(await page.until('joined')).toBeTruthy()
  sessionsAway = new Unavailable('MongoDB cannot be reached')
  const before = looks
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 2), 15_000)
  expect(told.mock.calls).toEqual([[expect.stringContaining('sessions'), 'MongoDB cannot be reached']])
  await page.leave()
}, 30_000)

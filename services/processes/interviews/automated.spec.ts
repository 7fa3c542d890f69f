import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MeetingAction } from '#contracts/job/automation/schema.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import { readEnv } from '#infra/env.ts'
import { aMeeting, anAutomation } from '#test/fixtures/automation.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { giveFeatures } from '#test/support/features.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
let start: () => Promise<void>
let ahead = 0
let [platform, server, asker, jobId, ada, rita] = [
  null as never as WholePlatform,
  null as never as Awaited<ReturnType<typeof mailServer>>,
  null as never as Asker,
  '',
  '',
  '',
]

beforeEach(async () => {
  ahead = 0
  server = await mailServer({})
  closers.push(server.close)
  const env = readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' })
  start = async () => {
    platform = await openPlatform(env, { now: () => new Date(Date.now() + ahead).toISOString() })
  }
  await start()
  closers.push(() => platform.close())
  const seed = seeding(platform)
  asker = (await seed.person()).asker
  rita = (asker as Extract<Asker, { kind: 'user' }>).userId
  await giveFeatures(platform, asker.companyId, { api: true, live: true })
  const made = await seed.job(asker, ['Ada Byron'], false)
  jobId = made.jobId
  ada = made.candidates[0]!.id
  server.received.length = 0
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Holds are counted by a timer of the machine: what is held sees a later clock at the next start. */
async function minutesLater(minutes: number) {
  await platform.close()
  ahead += minutes * 60_000
  await start()
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 })

const own = (): Partial<MeetingAction> => ({
  participants: [{ type: 'required', members: [{ user_id: rita, min: null }] }],
  conferencing: { host: rita, profile_id: 'https://meet.example.org/acme' },
  meeting_platform: 'online',
})
const automationId = randomUUID()
async function switchOn(changes: Partial<MeetingAction> = {}, enabled = true) {
  const automation = anAutomation({
    ...{ automationId, enabled },
    name: 'First call',
    stages: ['hired'],
    action: aMeeting({ ...own(), ...changes }),
  })
  const set = { jobId, automations: [automation], commandId: randomUUID() }
  const { token } = await platform.useCases.automations.setAutomations(asker, set)
  await platform.caughtUp(token)
}
const move = (to: string, more = {}) =>
  platform.useCases.review.moveCandidates(asker, { jobId, candidateIds: [ada], to, ...more } as never)
const history = async () => (await platform.useCases.history.candidateHistory(asker, ada)).entries
const types = async () => (await history()).map(({ type }) => type as string)
const why = async () =>
  (await history()).filter(({ type }) => type === 'AutomationSkipped').map(({ changes }) => changes[0]?.after)
const planned = async () => (await platform.readers.interviewsOfCandidate(asker, ada)).map(({ status }) => status)

describe('an automation that plans a live interview', () => {
  it('does so once the hold is over: the candidate chooses from free time, and colleagues see who it is with', async () => {
    await switchOn()
    await move('hired')
    await soon(async () => expect(await types()).toContain('MeetingOrdered'))
    expect(await planned()).toEqual([])

    await minutesLater(6)
    await soon(async () => expect(await planned()).toEqual(['REQUESTED']))
    await soon(async () =>
      expect(server.received.map(({ mail }) => mail.to)).toMatchObject([[{ address: 'ada.byron@example.org' }]]),
    )
    const [interview] = await platform.readers.interviewsOfCandidate(asker, ada)
    expect(await platform.useCases.interviews.interviewOf(asker, interview!.interviewId)).toMatchObject({
      ...{ summary: 'First call', sharing: 'ALL', duration: 30, hostId: rita },
      panel: [{ userId: rita, requirement: 'REQUIRED' }],
      place: { kind: 'link', value: 'https://meet.example.org/acme' },
    })
  })

  it('plans nothing for one whose move is undone in time, and takes an offer back after it', async () => {
    await switchOn()
    await move('hired')
    await soon(async () => expect(await types()).toContain('MeetingOrdered'))
    await move('default', { from: 'hired', undo: true })
    await minutesLater(6)
    await soon(async () => expect(await why()).toEqual(['1 enters meeting moved-on']))
    expect(await planned()).toEqual([])

    await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 0 })
    await move('hired')
    await soon(async () => expect(await planned()).toEqual(['REQUESTED']))
    await move('default', { from: 'hired', undo: true })
    await soon(async () => expect(await planned()).toEqual(['CANCELLED']))
  })

  it('plans nothing once it is switched off, however long ago it was ordered', async () => {
    await switchOn()
    await move('hired')
    await soon(async () => expect(await types()).toContain('MeetingOrdered'))
    await switchOn({}, false)
    await minutesLater(6)
    await soon(async () => expect(await why()).toEqual(['1 enters meeting switched-off']))
    expect(await planned()).toEqual([])
  })

  it('leaves out times that have passed, says so where none are left, and plans one interview at a time', async () => {
    await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 0 })
    const slot = (hours: number) => {
      const at = later(platform.now(), { hours })
      return { start: at, end: later(at, { minutes: 30 }) }
    }
    await switchOn({ availability: { slots: [slot(-2)] } })
    await move('hired')
    await soon(async () => expect(await why()).toEqual(['1 enters meeting no-times']))

    await switchOn({ availability: { slots: [slot(-2), slot(30)] } })
    await move('default')
    await move('hired')
    await soon(async () => expect(await planned()).toEqual(['REQUESTED']))
    const [interview] = await platform.readers.interviewsOfCandidate(asker, ada)
    expect((await platform.useCases.interviews.interviewOf(asker, interview!.interviewId)).slots).toHaveLength(1)

    await move('default')
    await move('hired')
    await soon(async () => expect((await why()).at(-1)).toBe('2 enters meeting planned-already'))
  })

  it('is switched on with the right, the plan and the people for it', async () => {
    const gone = randomUUID()
    await expect(
      switchOn({ participants: [{ type: 'required', members: [{ user_id: gone, min: null }] }] }),
    ).rejects.toMatchObject({
      fields: { '0.action.participants': 'A person on the panel is not with the company any more' },
    })
    await giveFeatures(platform, asker.companyId, { api: true, live: false })
    await expect(switchOn()).rejects.toMatchObject({ code: 'subscription/feature-missing' })
  })

  it('says in the history that the plan allows no more', async () => {
    await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 0 })
    await switchOn()
    await giveFeatures(platform, asker.companyId, { api: true, live: false })
    await move('hired')
    await soon(async () => expect(await why()).toEqual(['1 enters meeting live-limit']))
  })
})

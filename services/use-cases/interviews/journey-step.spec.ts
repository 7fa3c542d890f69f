import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ModuleOf } from '#contracts/job/modules/table.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

let platform: WholePlatform
let rita: Extract<Asker, { kind: 'user' }>
let link: string
/** A Monday, at noon in UTC. */
const now = '2026-03-02T12:00:00.000Z'

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }), { now: () => now })
  rita = (await seeding(platform).person()).asker as typeof rita
  const plan = { type: 'ChangePlan', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, rita.companyId, plan, platform.context(rita), rita.companyId)
  const talk: ModuleOf<'SCHEDULE'> = {
    kind: 'SCHEDULE',
    id: 'talk',
    title: 'When can we talk?',
    description: '',
    required: true,
    verbatimTitle: false,
    availabilityDays: 3,
    requiredDuration: 60,
    attendees: [rita.userId],
    hostId: rita.userId,
    roundRobin: false,
    roundRobinValue: 1,
    meetingType: 'ONLINE',
    conferencing: 'https://meet.acme.test/talk',
    rooms: [],
    bufferBefore: 15,
    bufferAfter: 30,
    channel: 'sms',
  }
  const { jobId } = await platform.useCases.jobs.createJob(rita, { draft: { ...aJob(), journey: journeyWith(talk) } })
  await platform.useCases.jobs.activateJob(rita, { jobId })
  link = `${rita.companyId}.${jobId}`
})
afterAll(() => platform?.close())

async function begun(name: string) {
  const { candidacy } = platform.useCases
  const contact = { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.org`, phone: '+44 20 7946 0000' }
  const given = { ...contact, link, token: null, referral: false, commandId: randomUUID() }
  const { candidateToken: token } = await candidacy.startApplication(given, randomUUID())
  const times = () => candidacy.timesOfPage(token, { moduleId: 'talk', zone: 'UTC' })
  const choose = async (start: string | null) => {
    const answer = { kind: 'SCHEDULE', start, asksOthers: start === null, zone: 'Europe/Berlin' } as const
    const done = await candidacy.giveAnswer(token, { moduleId: 'talk', answer })
    expect(await platform.caughtUp(done.token)).toEqual([])
  }
  const application = async () => (await candidacy.openApplication(link, token))!.candidate!
  return { token, times, choose, application }
}
const interviewsOf = async (candidateId: string) => platform.readers.interviewsOfCandidate(rita, candidateId)

describe('a page of the journey for choosing a time', () => {
  it('offers the free times of its days, books one by the same claims as a link does, and moves it', async () => {
    const ada = await begun('Ada Byron')
    const ben = await begun('Ben Okafor')
    const first = (await ada.times())!.times!.slots[0]!.start
    expect(first > now).toBe(true)
    expect((await ada.times())!.times).toMatchObject({ firstDay: '2026-03-02', before: null })
    await ada.choose(first)
    const { candidateId, answers } = await ada.application()
    expect(answers.talk).toEqual({ kind: 'SCHEDULE', start: first, asksOthers: false, zone: 'Europe/Berlin' })
    await expect
      .poll(async () => await interviewsOf(candidateId), { timeout: 20_000 })
      .toMatchObject([
        { status: 'SCHEDULED_IDLE', start: first, attendees: [rita.userId], candidateZone: 'Europe/Berlin' },
      ])

    const [booked] = await interviewsOf(candidateId)
    expect(booked).toMatchObject({ buffer: { before: 15, after: 30 }, duration: 60, channel: 'sms' })
    const texts = async () => (await platform.engines.sms.outbox(5)).map(({ to, text }) => `${to} ${text}`)
    await expect
      .poll(texts, { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^\+442079460000 Your interview with .* is booked/)])
    const stillFree = (await ben.times())!.times!.slots
    const around = { start: Date.parse(first) - 15 * 60_000, end: Date.parse(first) + 90 * 60_000 }
    for (const { start, end } of stillFree)
      expect(Date.parse(end) <= around.start || Date.parse(start) >= around.end).toBe(true)
    await expect(ben.choose(first)).rejects.toMatchObject({ code: 'interview/slot-taken' })
    const { candidateId: bens } = await ben.application()
    expect((await ben.application()).answers).toEqual({})
    expect(await interviewsOf(bens)).toEqual([])
    const left = (await ben.times())!.times!.slots.map(({ start }) => start)
    expect(left).not.toContain(first)

    await ada.choose(left[1]!)
    expect((await ada.times())!.booking).toMatchObject({ start: left[1]! })
    await platform.useCases.candidacy.finishApplication(ada.token)
    await expect(ada.choose(left[2]!)).rejects.toMatchObject({ code: 'candidate/already-completed' })
    expect((await interviewsOf(candidateId))[0]).toMatchObject({ start: left[1]!, moved: 1 })
  })

  it('asks the panel for other times where none suits, and the answer is no empty one', async () => {
    const cleo = await begun('Cleo Marsh')
    await expect(cleo.choose('2027-01-01T10:00:00.000Z')).rejects.toMatchObject({ code: 'interview/slot-taken' })
    await expect(platform.useCases.candidacy.finishApplication(cleo.token)).rejects.toMatchObject({
      code: 'candidate/answers-missing',
    })
    await cleo.choose(null)
    const { candidateId } = await cleo.application()
    await expect
      .poll(async () => await interviewsOf(candidateId), { timeout: 20_000 })
      .toMatchObject([{ status: 'PENDING_REQUESTED' }])
    await platform.useCases.candidacy.finishApplication(cleo.token)
  })
})

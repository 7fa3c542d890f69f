import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { InterviewCommand } from '#contracts/interview/commands.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import type { CallOutput } from '#contracts/process/events.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aPlan } from '#test/fixtures/interview.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { giveFeatures } from '#test/support/features.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'
import { interviewIsTexted, interviewTextIsSent } from './texts.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Rita's company, whose candidate gave a number, an address, or both. */
async function opened(person: { email?: string; phone?: string }, env: Record<string, string> = {}) {
  const platform = await openPlatform(readEnv({ DATA_DIR: folder(), ...env }))
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  if (asker.kind !== 'user') throw new Error('No person')
  await platform.useCases.billing.changePlan(operating(asker), { plan: 'growth' })
  const { jobId } = await seed.job(asker, [])
  const people = [{ name: 'Ada Byron', email: '', phone: '', ...person }]
  const { invited } = await platform.useCases.candidacy.inviteCandidates(asker, {
    ...{ jobId, people, commandId: randomUUID() },
  })
  const { candidateId } = invited[0]!
  if (!candidateId) throw new Error('Not invited')
  const ada: Asker = { kind: 'candidate', companyId: asker.companyId, permissions: [], jobId, candidateId }
  const interviewId = randomUUID()
  const handle = (type: InterviewCommand['type'], more: object = {}, who: Asker = asker) =>
    platform.commands.handle(
      interviewDecider,
      interviewId,
      { type, data: { interviewId, ...more } } as InterviewCommand,
      platform.context(who),
    )
  const at = (hours: number) => later(`${platform.now().slice(0, 13)}:00:00.000Z`, { days: 3, hours })
  const plan = (more: object = {}) => {
    const panel = [{ userId: asker.userId, requirement: 'REQUIRED' as const }]
    const slots = [{ start: at(0), end: at(4) }]
    const { interviewId: _id, ...of } = aPlan({ jobId, candidateId, panel, some: null, hostId: asker.userId, slots })
    return handle('PlanInterview', { ...of, ...more })
  }
  const book = (hours = 0) => {
    const booked = { start: at(hours), attendees: [asker.userId], zone: 'America/New_York', reason: null }
    return handle('BookInterview', booked, ada)
  }
  const texts = async () => (await platform.engines.sms.outbox(20)).map(({ to, text }) => `${to} ${text}`).reverse()
  /** All text messages so far, once there are so many. */
  const arrived = async (many: number) => {
    await vi.waitFor(async () => expect(await texts()).toHaveLength(many), 20_000)
    return (await texts()).at(-1)
  }
  const happened = async () => {
    const records = await platform.engines.store.read(streamName(asker.companyId, 'candidate', candidateId))
    return records.map(({ type }) => type)
  }
  return { platform, asker, candidateId, interviewId, plan, book, handle, texts, arrived, at, happened }
}
/** Of an interview that is none: it takes volume and sends nothing. */
const interview = { interviewId: randomUUID(), revision: 0, template: 'interviewOffer' }
const number = '+447400123456'

it('a candidate with a number alone is offered times, and hears of the booking and its end, by text out of the plan’s volume', async () => {
  const { platform, asker, plan, book, handle, arrived } = await opened({ phone: number })
  await arrived(1)
  await plan({ message: null })
  expect(await arrived(2)).toMatch(
    /^\+447400123456 Acme would like to talk with you about “.+”\. Choose a time until .+: http\S+\/meet\/\S+$/,
  )
  await book()
  expect(await arrived(3)).toMatch(/^\+447400123456 Your interview with Acme is booked: .+E[SD]T.*http\S+\/meet\/\S+$/)
  await handle('CancelInterview', { reason: 'Filled', withNotification: true })
  expect(await arrived(4)).toMatch(/^\+447400123456 Your interview with Acme for “.+” does not take place\.$/)
  const { state } = await platform.commands.stateOf(subscriptionDecider, asker, asker.companyId)
  // With the reminder, which leaves a day before an interview that still takes place.
  expect(state.status === 'active' && state.texts.used).toBe(5)
  expect((await platform.engines.mail.outbox(50)).filter(({ to }) => to === '')).toEqual([])
})

it('in the words of who planned it', async () => {
  const { plan, arrived } = await opened({ phone: number })
  await arrived(1)
  await plan({ message: { subject: 'Talk', text: 'Hi {{firstName}}, pick a time:' } })
  expect(await arrived(2)).toMatch(/^\+447400123456 Hi Ada, pick a time: http\S+\/meet\/\S+$/)
})

it('who has an address is written to there alone', async () => {
  const { platform, plan, texts } = await opened({ phone: number, email: 'ada@example.test' })
  const before = (await texts()).length
  await plan({ message: { subject: 'Talk', text: 'Hello' } })
  await vi.waitFor(
    async () => expect((await platform.engines.mail.outbox(50)).map(({ subject }) => subject)).toContain('Talk'),
    20_000,
  )
  expect(await texts()).toHaveLength(before)
})

it('who has both is written to as the planner chose, and by mail where there is no number', async () => {
  const message = { subject: 'Talk', text: 'Hi {{firstName}}, pick a time:' }
  const both = await opened({ phone: number, email: 'ada@example.test' })
  const before = (await both.texts()).length
  await both.plan({ message, channel: 'sms' })
  expect(await both.arrived(before + 1)).toMatch(/^\+447400123456 Hi Ada, pick a time: http\S+\/meet\/\S+$/)
  await both.book()
  await both.arrived(before + 2)
  const mailed = async ({ platform }: typeof both) =>
    (await platform.engines.mail.outbox(50)).flatMap(({ to, subject }) => (to.startsWith('ada@') ? [subject] : []))
  // What their calendar learns comes to their address.
  await vi.waitFor(
    async () =>
      expect((await mailed(both)).filter((subject) => /Talk|Booked/.test(subject))).toEqual([
        expect.stringMatching(/^Booked: /),
      ]),
    20_000,
  )
  const address = await opened({ email: 'ada@example.test' })
  await address.plan({ message, channel: 'sms' })
  await vi.waitFor(async () => expect(await mailed(address)).toContain('Talk'), 20_000)
})

it('goes by mail where the number takes no messages, and the recruiter sees that', async () => {
  const { platform, candidateId, asker, plan } = await opened({ phone: '+449098790000', email: 'ada@example.test' })
  await plan({ message: { subject: 'Talk', text: 'Pick a time:' }, channel: 'sms' })
  const subjects = async () => (await platform.engines.mail.outbox(50)).map(({ subject }) => subject)
  await vi.waitFor(async () => expect(await subjects()).toContain('Talk'), 20_000)
  const noted = async () =>
    (await platform.engines.store.read(`${asker.companyId}.candidate-${candidateId}`)).map(({ type }) => type)
  await vi.waitFor(async () => expect(await noted()).toContain('SmsUndelivered'), 20_000)
})

it('nothing is sent past the volume of the plan, and recruiters see that the candidate was not reached', async () => {
  const { platform, asker, candidateId, plan, arrived, texts, happened } = await opened({ phone: number })
  await arrived(1)
  for (let at = 1; at < 500; at++)
    await platform.commands.handle(
      subscriptionDecider,
      asker.companyId,
      { type: 'ConsumeTextInvite', data: { candidateId, messageId: `m${at}`, reminder: false, interview } },
      platform.context(asker),
    )
  const sent = (await texts()).length
  await plan({ message: null })
  await vi.waitFor(async () => expect(await happened()).toContain('SmsUndelivered'), 20_000)
  expect((await texts()).length).toBe(sent)
})

it('past the volume of the plan it goes to the address, once, reminders too, and recruiters see it', async () => {
  const ada = await opened({ phone: number, email: 'ada@example.test' })
  const { platform, asker, interviewId, plan, book, handle, texts, happened, at } = ada
  // None is left of none.
  await giveFeatures(platform, asker.companyId, { sms: false })
  const sent = (await texts()).length
  await plan({ message: { subject: 'Talk', text: 'Pick a time:' }, channel: 'sms' })
  const mailed = async () =>
    (await platform.engines.mail.outbox(50)).flatMap(({ to, subject }) =>
      to.startsWith('ada@') && /^(Talk|Booked|Cancelled)/.test(subject!) ? [subject!.split(':')[0]] : [],
    )
  await vi.waitFor(async () => expect(await mailed()).toEqual(['Talk']), 20_000)
  await vi.waitFor(async () => expect(await happened()).toContain('SmsUndelivered'), 20_000)
  await book()
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(2), 20_000)

  const records = await platform.engines.store.read(streamName(asker.companyId, 'interview', interviewId))
  const booked = (await platform.codec.decodeAll<InterviewEvent>(records)).at(-1)!
  const facts = await interviewIsTexted.look!(platform, booked)
  const follows = interviewIsTexted.react(booked, facts).flatMap((reaction) => {
    if (reaction.kind !== 'command') throw new Error('Texts take volume first')
    const refused = { command: reaction.command, code: 'subscription/no-text-invite' }
    return interviewIsTexted.onRefused!(booked, refused, facts).filter(({ kind }) => kind === 'call')
  }) as CallOutput[]
  expect(follows).toMatchObject(
    [-24, -1].map((hours) => ({
      ...{ port: 'mail', holdUntil: at(hours) },
      payload: { to: 'ada@example.test', template: 'interviewReminder' },
    })),
  )
  const isWanted = () => Promise.all(follows.map((call) => interviewIsTexted.stillWanted!(platform, booked, call)))
  expect(await isWanted()).toEqual([true, true])
  await handle('CancelInterview', { reason: 'Filled', withNotification: true })
  expect(await isWanted()).toEqual([false, false])
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(3), 20_000)
  expect(await texts()).toHaveLength(sent)
})

it('a booked time that gives way to a new offer leaves the calendar of who gets text messages', async () => {
  const server = await mailServer()
  closers.push(server.close)
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Hirelog <no-reply@hire.test>' }
  const { texts, plan, book, handle, arrived, at } = await opened({ phone: number, email: 'ada@example.test' }, env)
  /** What came to Ada's address of her interview, and what her calendar learns with it. */
  const mailed = () =>
    server.received.flatMap(({ recipients, mail }) => {
      if (!recipients.join().startsWith('ada@') || !/^(Choose a time|Booked)/.test(mail.subject!)) return []
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      const lines = file ? new TextDecoder().decode(file.content as ArrayBuffer) : ''
      const [method, sequence] = [/^METHOD:(\w+)/m, /^SEQUENCE:(\d+)/m].map((line) => line.exec(lines)?.[1])
      return [[mail.subject!.split(':')[0], method, sequence]]
    })
  const before = (await texts()).length
  await plan({ message: null, channel: 'sms' })
  await arrived(before + 1)
  await book()
  await arrived(before + 2)
  const slots = [{ start: at(24), end: at(28) }]
  const offer = { sharing: 'SELECT', slots, window: null, zone: 'UTC', expiresAt: null, message: null, channel: null }
  await handle('OfferTimes', offer)
  expect(await arrived(before + 3)).toContain('Choose a time until')
  await vi.waitFor(
    () =>
      expect(mailed()).toEqual([
        ['Booked', 'REQUEST', '0'],
        ['Choose a time', 'CANCEL', '1'],
      ]),
    20_000,
  )
  // Of one that was never booked no calendar knows.
  await handle('RemindOfOffer')
  await arrived(before + 4)
  expect(mailed()).toHaveLength(2)
})

it('is reminded a day before of the booking that holds, and of no other', async () => {
  const { platform, asker, plan, book, handle, arrived, at } = await opened({ phone: number })
  await arrived(1)
  await plan({ message: null })
  await book()
  await arrived(3)
  await book(2)
  await arrived(4)
  const stream = streamName(asker.companyId, 'subscription', asker.companyId)
  const reminders = async () => {
    const records = await platform.codec.decodeAll<SubscriptionEvent>(await platform.engines.store.read(stream))
    return records.filter(
      ({ event }) => event.type === 'TextInviteConsumed' && event.data.interview?.template === 'interviewReminder',
    )
  }
  await vi.waitFor(async () => expect(await reminders()).toHaveLength(2), 20_000)
  const leaving = async () =>
    Promise.all(
      (await reminders()).map(async (recorded) => {
        const facts = await interviewTextIsSent.look!(platform, recorded)
        const [call] = interviewTextIsSent.react(recorded, facts) as [CallOutput]
        return [call.holdUntil, await interviewTextIsSent.stillWanted!(platform, recorded, call)]
      }),
    )
  expect(await leaving()).toEqual([
    [at(-24), false],
    [at(-22), true],
  ])
  await handle('CancelInterview', { reason: '', withNotification: false })
  expect(await leaving()).toEqual([
    [at(-24), false],
    [at(-22), false],
  ])
})

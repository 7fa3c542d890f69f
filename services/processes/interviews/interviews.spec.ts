import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { InterviewCommand } from '#contracts/interview/commands.ts'
import { later } from '#contracts/kernel/time.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aPlan } from '#test/fixtures/interview.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Rita plans interviews of Ada with herself and Ben; what is mailed arrives at a real server. */
async function opened() {
  const server = await mailServer()
  closers.push(server.close)
  const env = { DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Hirelog <no-reply@hire.test>' }
  const replies = { MEETING_REPLIES_ADDRESS: 'rsvp@replies.test', MEETING_REPLIES_SECRET: 'a secret of sixteen' }
  const platform = await openPlatform(readEnv({ ...env, ...replies }))
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  if (asker.kind !== 'user') throw new Error('No person')
  const { jobId, candidates } = await seed.job(asker, ['Ada Byron'])
  const ben = { userId: randomUUID(), name: 'Ben Okafor', email: 'ben@acme.test', passwordHash: null }
  const data = { ...ben, role: 'edit', creator: false, emailVerified: true, complete: true } as const
  await platform.commands.handle(userDecider, ben.userId, { type: 'SignUpUser', data }, platform.context(asker))
  server.received.length = 0
  const [candidateId, interviewId] = [candidates[0]!.id, randomUUID()]
  const ada: Asker = { kind: 'candidate', companyId: asker.companyId, permissions: [], jobId, candidateId }
  const handle = (type: InterviewCommand['type'], more: object = {}, who: Asker = asker) =>
    platform.commands.handle(
      interviewDecider,
      interviewId,
      { type, data: { interviewId, ...more } } as InterviewCommand,
      platform.context(who),
    )
  const at = (hours: number) => later(`${platform.now().slice(0, 13)}:00:00.000Z`, { days: 3, hours })
  const panel = [asker.userId, ben.userId].map((userId) => ({ userId, requirement: 'REQUIRED' as const }))
  const plan = (more: object = {}) => {
    const slots = [{ start: at(0), end: at(4) }]
    const { interviewId: _id, ...of } = aPlan({ jobId, candidateId, panel, some: null, hostId: asker.userId, slots })
    return handle('PlanInterview', { ...of, ...more })
  }
  const attendees = [asker.userId, ben.userId]
  const book = (hours: number, who: Asker = ada) =>
    handle('BookInterview', { start: at(hours), attendees, zone: 'America/New_York', reason: null }, who)
  const mails = () =>
    server.received.map(({ recipients, mail }) => {
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      const text = file && new TextDecoder().decode(file.content as ArrayBuffer)
      const calendar = text === undefined ? null : new ICAL.Component(ICAL.parse(text))
      const event = calendar && new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
      const method = calendar?.getFirstPropertyValue('method')
      return {
        to: recipients.join().split(/[.@]/)[0],
        subject: mail.subject!.split(/[:,]/)[0],
        text: String(mail.text),
        calendar: event && `${method} ${event.sequence} ${event.startDate.toJSDate().toISOString()}`,
        uid: event?.uid,
        organizer: event?.organizer,
      }
    })
  /** Waits for these messages, whose order between recipients is open, and takes them. */
  const arrive = async (...expected: unknown[][]) => {
    const short = () => mails().map(({ to, subject, calendar }) => [to, subject, calendar])
    await vi.waitFor(() => expect(short()).toEqual(expect.arrayContaining(expected)), 20_000)
    expect(short()).toHaveLength(expected.length)
    const found = mails()
    server.received.length = 0
    return found
  }
  const { userId } = asker
  return { platform, handle, plan, book, at, arrive, ada, ben, userId, asker, jobId, candidateId, interviewId }
}

describe('an interview, by mail', () => {
  it('is offered in the words of its planner, booked, moved and cancelled, in every calendar under one name', async () => {
    const { plan, book, at, arrive, handle, ada, interviewId } = await opened()
    await plan({ message: { subject: 'Talk with {{company}}', text: 'Hello {{firstName}}' } })
    const [offer] = await arrive(['ada', 'Talk with Acme', null])
    expect(offer!.text).toMatch(/^Hello Ada\n\nChoose a time until .+:\nhttp\S+\/meet\/c\w{12}\.[\w-]{36}\.[\w-]{43}\n/)

    await book(0)
    const booked = await arrive(
      ['ada', 'Booked', `REQUEST 0 ${at(0)}`],
      ['rita', 'Interview', `REQUEST 0 ${at(0)}`],
      ['ben', 'Interview', `REQUEST 0 ${at(0)}`],
    )
    expect(new Set(booked.map(({ uid }) => uid))).toEqual(new Set([expect.stringContaining(`iv-${interviewId}@`)]))
    const organizers = booked.map(({ organizer }) => organizer!)
    expect(new Set(organizers).size).toBe(3)
    for (const each of organizers) expect(each).toMatch(/^mailto:rsvp\+c\w{53}@replies\.test$/)
    const [toAda, toRita] = ['ada', 'rita'].map((who) => booked.find(({ to }) => to === who)!.text)
    expect(toAda).toMatch(
      /When: .+ (EST|EDT)\nWhere: https:\/\/meet.acme.test\/backend\nWith: Rita Moreno, Ben Okafor\n/,
    )
    expect(toAda).not.toContain('@')
    expect(toRita).toMatch(/When: .+ GMT\+[12]\n/)
    expect(toRita).toContain('With: Ben Okafor\nCandidate: Ada Byron\n')

    await book(2, ada)
    const moved = await arrive(...['ada', 'rita', 'ben'].map((to) => [to, 'Changed', `REQUEST 2 ${at(2)}`]))
    for (const { text } of moved) expect(text).toContain('Before: ')

    await handle('AskOtherTimes', { note: 'Rather in the morning' }, ada)
    const [asked] = await arrive(
      ['rita', 'Ada Byron asks for other times', null],
      ['ada', 'Your wish for other times', `CANCEL 3 ${at(2)}`],
      ...['rita', 'ben'].map((to) => [to, 'Cancelled', `CANCEL 3 ${at(2)}`]),
    )
    expect(asked!.text).toContain('Rather in the morning')

    await book(3)
    await arrive(
      ['ada', 'Booked', `REQUEST 4 ${at(3)}`],
      ...['rita', 'ben'].map((to) => [to, 'Interview', `REQUEST 4 ${at(3)}`]),
    )
    await handle('CancelInterview', { reason: 'The position is filled', withNotification: true })
    const cancelled = await arrive(...['ada', 'rita', 'ben'].map((to) => [to, 'Cancelled', `CANCEL 6 ${at(3)}`]))
    for (const { text } of cancelled) expect(text).toContain('The position is filled')
  })

  it('at a time at which a colleague turned out to be busy is not cancelled: both sides hear of it, once', async () => {
    const { plan, book, at, arrive, handle, ben, platform, asker, interviewId } = await opened()
    await plan({ message: null })
    await book(0)
    await arrive(
      ['ada', 'Choose a time', null],
      ['ada', 'Booked', `REQUEST 0 ${at(0)}`],
      ...['rita', 'ben'].map((to) => [to, 'Interview', `REQUEST 0 ${at(0)}`]),
    )
    const claimed = { start: at(0), end: at(1) }
    const clash = () => handle('NoteClash', { holderId: ben.userId, found: 'calendar', claimed })
    await clash()
    expect((await clash()).events).toEqual([])
    const news = await arrive(
      ['ada', 'May have to move', null],
      ...['rita', 'ben'].map((to) => [to, 'Double booked', null]),
    )
    expect(news.find(({ to }) => to === 'ada')!.text).toContain('It is not cancelled')
    const { state } = await platform.commands.stateOf(interviewDecider, asker, interviewId)
    expect(state).toMatchObject({ status: 'SCHEDULED_IDLE', clashes: [ben.userId] })
    await handle('ClearClash', { holderId: ben.userId })
    const better = await arrive(['ada', 'Confirmed', null], ...['rita', 'ben'].map((to) => [to, 'Free again', null]))
    expect(better.find(({ to }) => to === 'ada')!.text).toContain('everyone is free at that time again')
  })

  it('is kept in the history of its candidate, and ends when they are rejected', async () => {
    const { platform, plan, book, at, arrive, asker, candidateId } = await opened()
    await plan({ message: null })
    await book(0)
    await arrive(
      ['ada', 'Choose a time', null],
      ['ada', 'Booked', `REQUEST 0 ${at(0)}`],
      ...['rita', 'ben'].map((to) => [to, 'Interview', `REQUEST 0 ${at(0)}`]),
    )
    const steps = async () =>
      (await platform.engines.store.read(`${asker.companyId}.candidate-${candidateId}`)).flatMap(({ type, data }) =>
        type === 'InterviewStepRecorded' ? [(data as { step: string }).step] : [],
      )
    await vi.waitFor(async () => expect(await steps()).toEqual(['awaiting', 'scheduled']), 20_000)
    const toCandidate = (command: CandidateCommand) =>
      platform.commands.handle(candidateDecider, candidateId, command, platform.context(asker))
    await toCandidate({ type: 'RejectCandidate', data: { candidateId, reason: '' } })
    await arrive(...['ada', 'rita', 'ben'].map((to) => [to, 'Cancelled', `CANCEL 2 ${at(0)}`]))
    await vi.waitFor(async () => expect(await steps()).toEqual(['awaiting', 'scheduled', 'cancelled']), 20_000)
  })

  it('does not take place once its job is archived: its people learn why, and their time is free again', async () => {
    const { platform, plan, book, at, arrive, asker, ben, userId, jobId, interviewId } = await opened()
    await plan({ message: null })
    await book(0)
    await arrive(
      ['ada', 'Choose a time', null],
      ['ada', 'Booked', `REQUEST 0 ${at(0)}`],
      ...['rita', 'ben'].map((to) => [to, 'Interview', `REQUEST 0 ${at(0)}`]),
    )
    const time = { start: at(-1), end: at(4) }
    const taken = async () => [
      ...(await platform.readers.claimedTimes(asker, [userId, ben.userId], time, { now: platform.now() })).values(),
    ]
    await vi.waitFor(async () => expect((await taken()).flat()).toHaveLength(2), 20_000)
    const archive = { type: 'ArchiveJob', data: { jobId } } as const
    await platform.commands.handle(jobDecider, jobId, archive, platform.context(asker))
    const told = await arrive(...['ada', 'rita', 'ben'].map((to) => [to, 'Cancelled', `CANCEL 2 ${at(0)}`]))
    expect(told.find(({ to }) => to === 'ada')!.text).toContain('The position is no longer open.')
    expect(told.find(({ to }) => to === 'ben')!.text).toContain('The job was archived.')
    await vi.waitFor(async () => expect(await taken()).toEqual([[], []]), 20_000)
    const shown = async () => {
      const found = await platform.readers.interview(asker, interviewId)
      return { status: found?.status, last: found?.changes.at(-1) }
    }
    await vi.waitFor(
      async () => expect(await shown()).toMatchObject({ status: 'CANCELLED', last: { cause: 'job-archived' } }),
      20_000,
    )
  })

  it('is answered by mail of the person who was invited: once, to the newest invitation, and by no other', async () => {
    const { platform, plan, book, at, arrive, ben, interviewId, asker } = await opened()
    await plan({ message: null })
    await book(0)
    const booked = await arrive(
      ['ada', 'Choose a time', null],
      ['ada', 'Booked', `REQUEST 0 ${at(0)}`],
      ...['rita', 'ben'].map((to) => [to, 'Interview', `REQUEST 0 ${at(0)}`]),
    )
    const { organizer, uid } = booked.find(({ to, calendar }) => to === 'ben' && calendar !== null)!
    const address = organizer!.replace('mailto:', '')
    const answer = (to: string, partstat: string, more: { method?: string; sequence?: number; extra?: string } = {}) =>
      platform.useCases.messages.meetingReplyCameIn(
        Buffer.from(
          [
            'From: Ben <another@home.test>',
            `To: ${to}`,
            'Subject: Re: Interview',
            'MIME-Version: 1.0',
            `Content-Type: text/calendar; charset=utf-8; method=${more.method ?? 'REPLY'}`,
            '',
            'BEGIN:VCALENDAR',
            'VERSION:2.0',
            'PRODID:-//Calendar//EN',
            `METHOD:${more.method ?? 'REPLY'}`,
            'BEGIN:VEVENT',
            `UID:${uid}`,
            `SEQUENCE:${more.sequence ?? 0}`,
            'DTSTAMP:20260302T120000Z',
            'DTSTART:20260304T100000Z',
            'DTEND:20260304T104500Z',
            'RRULE:FREQ=SECONDLY;COUNT=1000000',
            `ATTENDEE;PARTSTAT=${partstat}:mailto:ben@acme.test`,
            ...(more.extra ? [`COMMENT:${more.extra}`] : []),
            'END:VEVENT',
            'END:VCALENDAR',
            '',
          ].join('\r\n'),
        ),
      )
    const answers = async () => {
      const { state } = await platform.commands.stateOf(interviewDecider, asker, interviewId)
      return state.known ? state.answers : []
    }
    await answer(address.toUpperCase(), 'ACCEPTED')
    expect(await answers()).toEqual([{ userId: ben.userId, response: 'CONFIRMED' }])
    await answer(address, 'NEEDS-ACTION', { method: 'COUNTER', extra: 'An hour later?' })
    expect(await answers()).toEqual([{ userId: ben.userId, response: 'MAYBE' }])
    await answer(address, 'DECLINED', { extra: 'On holiday' })
    const [declined] = await arrive(['rita', 'Ben Okafor cannot come', null])
    expect(declined!.text).toContain('On holiday')
    const other = address[25] === 'a' ? 'b' : 'a'
    for (const forged of [
      address.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
      `${address.slice(0, 25)}${other}${address.slice(26)}`,
      'rsvp@replies.test',
      address.replace('replies.test', 'evil.test'),
    ])
      await expect(answer(forged, 'ACCEPTED')).rejects.toMatchObject({ code: 'interview/not-found' })
    await book(2)
    await answer(address, 'ACCEPTED', { sequence: 1 })
    expect(await answers()).toEqual([])
    await answer(address, 'TENTATIVE', { sequence: 2 })
    expect(await answers()).toEqual([{ userId: ben.userId, response: 'MAYBE' }])
  })
})

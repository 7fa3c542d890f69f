import { describe, expect, it } from 'vitest'
import type { StatusName } from '#contracts/interview/codes.ts'
import { statusNames } from '#contracts/interview/codes.ts'
import type { InterviewCommand } from '#contracts/interview/commands.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { interviewActs, isOver, transitions } from '#contracts/interview/transitions.ts'
import {
  adaAsks,
  aPlan,
  interviewBooked,
  interviewId,
  interviewPlanned,
  lena,
  omar,
  roomId,
  wednesday,
  yael,
} from '#test/fixtures/interview.ts'
import { acme, contextOf, editor, noon, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { interviewDecider } from './decider.ts'

const given = specify(interviewDecider, contextOf(editor))
const byAda = specify(interviewDecider, contextOf(adaAsks))
const later = (at: string) => specify(interviewDecider, { ...contextOf(adaAsks), now: at })
const process = { kind: 'process', name: 'timers', companyId: acme, permissions: [] } as const
const byProcess = specify(interviewDecider, contextOf(process))

const plan = (more: Parameters<typeof aPlan>[0] = {}): InterviewCommand => ({
  type: 'PlanInterview',
  data: aPlan(more),
})
const command = <Type extends InterviewCommand['type']>(
  type: Type,
  data: Omit<Extract<InterviewCommand, { type: Type }>['data'], 'interviewId'>,
) => ({ type, data: { interviewId, ...data } }) as InterviewCommand
const book = (more: object = {}) =>
  command('BookInterview', {
    start: wednesday('10:00'),
    attendees: [rita, omar],
    zone: 'America/New_York',
    reason: null,
    ...more,
  })
const cancel = command('CancelInterview', { reason: ' Moved away ', withNotification: true })
const cancelled = (
  status: 'SCHEDULED_CANCELED' | 'PENDING_CANCELED' | 'CANDIDATE_CANCELLED' | 'CANCELLED',
  sequence: number,
) =>
  ({
    type: 'InterviewCancelled',
    data: { interviewId, status, reason: 'Moved away', withNotification: true, sequence, freed: null },
  }) as InterviewEvent
const ask = command('AskOtherTimes', { note: 'Afternoons, please' })
const asked: InterviewEvent = {
  type: 'OtherTimesAsked',
  data: { interviewId, note: 'Afternoons, please', freed: null },
}

describe('an interview that is planned', () => {
  it('is offered at once, waits for approval, or for the journey of its candidate', () => {
    given().when(plan()).then(interviewPlanned())
    given()
      .when(plan({ approved: false }))
      .then(interviewPlanned({ status: 'PENDING_APPROVAL' }))
    given()
      .when(plan({ waits: true }))
      .then(interviewPlanned({ status: 'PENDING_IDLE' }))
    given(interviewPlanned()).when(plan()).thenRejects('interview/exists')
  })

  it('is offered until its last time ends, or until an earlier end that was chosen', () => {
    given()
      .when(plan({ expiresAt: '2026-03-03T12:00:00.000Z' }))
      .then(interviewPlanned({ expiresAt: '2026-03-03T12:00:00.000Z' }))
    const window = { start: noon, end: '2026-03-16T12:00:00.000Z' }
    given()
      .when(plan({ sharing: 'ALL', slots: [], window, expiresAt: '2026-05-01T12:00:00.000Z' }))
      .then(interviewPlanned({ sharing: 'ALL', slots: [], window, expiresAt: window.end }))
  })

  const member = (userId: string, requirement: 'REQUIRED' | 'SOME' | 'OPTIONAL') => ({ userId, requirement })
  const slot = (hour: string, minutes = '45') => ({
    start: wednesday(`${hour}:00`),
    end: wednesday(`${hour}:${minutes}`),
  })
  it.each([
    [{ summary: ' ' }, { summary: 'Required field' }],
    [{ duration: 0 }, { duration: 'Choose 15, 30, 45 or 60 minutes' }],
    [{ buffer: { before: 7, after: 0 } }, { buffer: 'Choose 0, 5, 10, 15, 30, 45 or 60 minutes' }],
    [{ panel: [] }, { panel: 'Attendee must not be empty' }],
    [{ panel: [member(rita, 'OPTIONAL')], some: null }, { panel: 'Required participants is a mandatory field' }],
    [{ panel: [member(rita, 'SOME')], some: 1 }, { panel: 'Name at least 2 people of whom some take part' }],
    [{ some: 3 }, { panel: 'Choose how many of the 2 take part' }],
    [{ panel: [member(rita, 'REQUIRED'), member(rita, 'OPTIONAL')] }, { panel: 'A person is named twice' }],
    [{ hostId: null }, { hostId: 'Host or Conferencing information is missing.' }],
    [{ place: null }, { place: 'Host or Conferencing information is missing.' }],
    [{ type: 'FACE_TO_FACE' as const, place: null }, { place: 'Say where it takes place' }],
    [
      { place: { kind: 'link' as const, value: 'javascript:alert(1)' } },
      { place: 'The link must begin with https://' },
    ],
    [{ place: { kind: 'phone' as const, value: '1' } }, { place: 'This is no way to meet for this kind of interview' }],
    [{ rooms: [1, 2, 3, 4].map((n) => ({ roomId, name: String(n) })) }, { rooms: 'Choose at most 3 rooms' }],
    [{ panel: Array.from({ length: 31 }, () => member(rita, 'REQUIRED')) }, { panel: 'Name at most 30 people' }],
    [{ zone: 'Europe/Atlantis' }, { zone: 'There is no such time zone' }],
    [{ slots: [] }, { slots: 'Select at least one time' }],
    [{ slots: Array.from({ length: 51 }, () => slot('10')) }, { slots: 'Select at most 50 times' }],
    [{ slots: [slot('10', '30')] }, { slots: 'A time is shorter than the interview' }],
    [
      { slots: [{ start: '2026-03-01T10:00:00.000Z', end: '2026-03-01T11:00:00.000Z' }] },
      { slots: 'A time is in the past' },
    ],
    [
      { sharing: 'ALL' as const, window: { start: noon, end: noon } },
      { window: 'Availability days and required duration must be positive numbers.' },
    ],
    [
      { sharing: 'ALL' as const, window: { start: noon, end: '2026-04-03T12:00:00.000Z' } },
      { window: 'Times can be offered for at most 30 days' },
    ],
  ])('is refused with %o', (wrong, fields) => {
    given().when(plan(wrong)).thenRejects('interview/invalid', 'This interview cannot be planned as it is', fields)
  })
})

it('times that cannot be offered are refused as those of a plan are', () => {
  const offer = command('OfferTimes', {
    sharing: 'SELECT',
    slots: [],
    window: null,
    expiresAt: null,
    channel: null,
    message: null,
  })
  given(interviewPlanned())
    .when(offer)
    .thenRejects('interview/invalid', 'These times cannot be offered', { slots: 'Select at least one time' })
})

describe('the table of transitions', () => {
  /** A way to each status that an interview can be in. */
  const ways: Record<StatusName, InterviewEvent[]> = {
    PENDING_APPROVAL: [interviewPlanned({ status: 'PENDING_APPROVAL' })],
    PENDING_IDLE: [interviewPlanned({ status: 'PENDING_IDLE' })],
    REQUESTED: [interviewPlanned()],
    PENDING_REQUESTED: [interviewPlanned(), asked],
    SCHEDULED_IDLE: [interviewPlanned(), interviewBooked()],
    COMPLETED: [
      interviewPlanned(),
      interviewBooked(),
      { type: 'InterviewCompleted', data: { interviewId, noShow: false } },
    ],
    EXPIRED: [interviewPlanned(), { type: 'InterviewExpired', data: { interviewId } }],
    DISAPPROVED: [
      interviewPlanned({ status: 'PENDING_APPROVAL' }),
      { type: 'InterviewDisapproved', data: { interviewId, reason: '' } },
    ],
    SCHEDULED_CANCELED: [interviewPlanned(), interviewBooked(), cancelled('SCHEDULED_CANCELED', 1)],
    PENDING_CANCELED: [interviewPlanned(), cancelled('PENDING_CANCELED', -1)],
    CANDIDATE_CANCELLED: [interviewPlanned(), cancelled('CANDIDATE_CANCELLED', -1)],
    CANCELLED: [interviewPlanned(), cancelled('CANCELLED', -1)],
  }
  const { sharing, slots, window } = aPlan()
  const acts = {
    approve: [editor, command('ApproveInterview', {})],
    disapprove: [editor, command('DisapproveInterview', { reason: '' })],
    offer: [editor, command('OfferTimes', { sharing, slots, window, expiresAt: null, message: null, channel: null })],
    book: [editor, book({ start: wednesday('11:00') })],
    ask: [adaAsks, ask],
    cancel: [editor, cancel],
    candidateCancel: [adaAsks, cancel],
    withdraw: [process, cancel],
    expire: [process, command('ExpireInterview', { expiresAt: wednesday('12:00') })],
    complete: [process, command('CompleteInterview', { end: wednesday('10:45') })],
  } as const

  it.each(statusNames.flatMap((status) => interviewActs.map((act) => [status, act] as const)))(
    'in %s, %s leads where it says, or nowhere',
    (status, act) => {
      const [asker, what] = acts[act]
      const state = ways[status].reduce(interviewDecider.evolve, interviewDecider.initialState())
      expect(state).toMatchObject({ status })
      const after = () => {
        const events = interviewDecider.decide(what, state, contextOf(asker))
        return events.reduce(interviewDecider.evolve, state) as { status: StatusName }
      }
      const expected = transitions[act][status]
      const isQuiet =
        act === 'expire' ||
        act === 'complete' ||
        (act === 'withdraw' && isOver(status)) ||
        (act === 'ask' && status === 'PENDING_REQUESTED')
      if (expected) expect(after().status).toBe(expected)
      else if (isQuiet) expect(after().status).toBe(status)
      else {
        const message = isOver(status) ? 'This interview is over' : 'This is not possible as the interview is now'
        expect(after).toThrow(expect.objectContaining({ code: 'interview/wrong-status', message }))
      }
    },
  )
})

describe('an interview that is booked', () => {
  it('takes place at a time that was offered, with the people it needs', () => {
    byAda(interviewPlanned()).when(book()).then(interviewBooked())
    byAda(interviewPlanned())
      .when(book({ start: wednesday('09:15') }))
      .thenRejects('interview/not-offered', 'This time is not offered any more')
    byAda(interviewPlanned())
      .when(book({ start: wednesday('11:15') }))
      .then(
        interviewBooked({
          start: wednesday('11:15'),
          end: wednesday('12:00'),
          claimed: { start: wednesday('11:15'), end: wednesday('12:15') },
        }),
      )
    for (const attendees of [[omar], [rita], [rita, omar, '11111111-1111-4111-8111-111111111119']])
      byAda(interviewPlanned())
        .when(book({ attendees }))
        .thenRejects('interview/invalid', 'The people needed for this interview are not all there')
    byAda(interviewPlanned())
      .when(book({ attendees: [rita, lena, yael] }))
      .then(interviewBooked({ attendees: [rita, lena, yael] }))
    byAda(interviewPlanned(), interviewBooked()).when(book()).thenNothing()
    later(wednesday('12:30'))(interviewPlanned()).when(book()).thenRejects('interview/not-offered')
  })

  it('is booked by colleagues at any time to come, with its rooms', () => {
    const rooms = [{ roomId, name: 'Turing' }]
    given(interviewPlanned({ rooms }))
      .when(book({ start: wednesday('15:00') }))
      .then(
        interviewBooked({
          start: wednesday('15:00'),
          end: wednesday('15:45'),
          claimed: { start: wednesday('15:00'), end: wednesday('16:00') },
          rooms: [roomId],
          by: 'colleague',
        }),
      )
    given(interviewPlanned())
      .when(book({ start: '2026-03-01T10:00:00.000Z' }))
      .thenRejects('interview/not-offered', 'This time has passed')
  })

  it('is moved by its candidate twice, and not once it has begun', () => {
    const moves = ['11:00', '10:15'].map((clock, n) =>
      interviewBooked({ start: wednesday(clock), sequence: n + 1, previous: { start: noon, end: noon } }),
    )
    const again = book({ start: wednesday('10:30') })
    byAda(interviewPlanned(), interviewBooked(), moves[0]!)
      .when(again)
      .then(
        interviewBooked({
          start: wednesday('10:30'),
          end: wednesday('11:15'),
          claimed: { start: wednesday('10:30'), end: wednesday('11:30') },
          sequence: 2,
          previous: { start: wednesday('11:00'), end: wednesday('10:45') },
          freed: { holderIds: [rita, omar], start: wednesday('10:00'), end: wednesday('11:00') },
        }),
      )
    byAda(interviewPlanned(), interviewBooked(), ...moves)
      .when(again)
      .thenRejects('interview/moved-too-often')
    const begun = later(wednesday('10:10'))
    begun(interviewPlanned(), interviewBooked())
      .when(again)
      .thenRejects('interview/wrong-status', 'This interview has begun')
    begun(interviewPlanned(), interviewBooked()).when(cancel).thenRejects('interview/wrong-status')
    begun(interviewPlanned(), interviewBooked()).when(ask).thenRejects('interview/wrong-status')
  })

  it('a time that is given back for others counts as a move, until a colleague offers times again', () => {
    const moves = ['11:00', '10:15'].map((clock, n) =>
      interviewBooked({ start: wednesday(clock), sequence: n + 1, previous: { start: noon, end: noon } }),
    )
    const freed = { holderIds: [rita, omar], start: wednesday('10:15'), end: wednesday('11:15') }
    const asked: InterviewEvent = { type: 'OtherTimesAsked', data: { interviewId, note: '', freed } }
    const { sharing, slots, window, expiresAt } = aPlan()
    const offer = { sharing, slots, window, expiresAt: expiresAt ?? wednesday('12:00'), message: null, channel: null }
    const offered: InterviewEvent = { type: 'InterviewTimesOffered', data: { interviewId, ...offer, freed: null } }
    const again = book({ start: wednesday('10:30') })
    byAda(interviewPlanned(), interviewBooked(), ...moves, asked)
      .when(again)
      .thenRejects('interview/moved-too-often')
    const booked = (sequence: number) =>
      interviewBooked({
        start: wednesday('10:30'),
        end: wednesday('11:15'),
        claimed: { start: wednesday('10:30'), end: wednesday('11:30') },
        sequence,
      })
    byAda(interviewPlanned(), interviewBooked(), ...moves, asked, offered)
      .when(again)
      .then(booked(3))
    byAda(interviewPlanned(), interviewBooked(), asked).when(again).then(booked(1))
  })

  it('belongs to one candidate', () => {
    const other = specify(interviewDecider, contextOf({ ...adaAsks, candidateId: omar } as typeof adaAsks))
    other(interviewPlanned()).when(book()).thenRejects('interview/not-found')
    other().when(book()).thenRejects('interview/not-found')
  })

  it('is completed by the timer of its end alone, and can be a no-show', () => {
    byProcess(interviewPlanned(), interviewBooked())
      .when(command('CompleteInterview', { end: wednesday('11:00') }))
      .thenNothing()
    given(interviewPlanned(), interviewBooked())
      .when(command('NoteNoShow', {}))
      .thenRejects('interview/wrong-status', 'This interview has not begun')
    specify(interviewDecider, { ...contextOf(editor), now: wednesday('10:20') })(interviewPlanned(), interviewBooked())
      .when(command('NoteNoShow', {}))
      .then({ type: 'InterviewCompleted', data: { interviewId, noShow: true } })
  })
})

describe('people who take part', () => {
  const answer = (more: object = {}) =>
    command('AnswerAttendance', {
      userId: omar,
      response: 'CONFIRMED',
      via: 'mail',
      comment: ' Fine ',
      sequence: 0,
      ...more,
    })
  const answered: InterviewEvent = {
    type: 'AttendanceAnswered',
    data: { interviewId, userId: omar, response: 'CONFIRMED', via: 'mail', comment: 'Fine', sequence: 0 },
  }

  it('answer the newest invitation, as often as they change their mind', () => {
    given(interviewPlanned(), interviewBooked()).when(answer()).then(answered)
    given(interviewPlanned(), interviewBooked(), answered).when(answer()).thenNothing()
    given(interviewPlanned(), interviewBooked({ sequence: 1 }))
      .when(answer())
      .thenNothing()
    given(interviewPlanned(), interviewBooked())
      .when(answer({ userId: lena }))
      .thenNothing()
    given(interviewPlanned()).when(answer()).thenNothing()
  })

  it('are replaced, and their answer goes with them', () => {
    const swap = command('ReplaceInterviewer', { out: omar, in: '11111111-1111-4111-8111-111111111119' })
    const there = { start: wednesday('10:00'), end: wednesday('11:00') }
    const swapped = (sequence: number): InterviewEvent => ({
      type: 'InterviewerReplaced',
      data: {
        interviewId,
        out: omar,
        in: '11111111-1111-4111-8111-111111111119',
        sequence,
        claimed: sequence < 0 ? null : there,
        freed: sequence < 0 ? null : { holderIds: [omar], ...there },
      },
    })
    given(interviewPlanned(), interviewBooked(), answered).when(swap).then(swapped(1))
    given(interviewPlanned()).when(swap).then(swapped(-1))
    given(interviewPlanned())
      .when(command('ReplaceInterviewer', { out: omar, in: rita }))
      .thenRejects('interview/invalid', 'This person is on the panel already')
    given(interviewPlanned())
      .when(command('ReplaceInterviewer', { out: '11111111-1111-4111-8111-111111111119', in: rita }))
      .thenRejects('interview/invalid', 'This person is not on the panel')
    const state = [interviewPlanned(), interviewBooked(), answered, swapped(1)].reduce(
      interviewDecider.evolve,
      interviewDecider.initialState(),
    )
    expect(state).toMatchObject({ booking: { attendees: [rita, '11111111-1111-4111-8111-111111111119'] }, answers: [] })
  })

  it('clash only with a time that is still booked', () => {
    const clash = (claimed: { start: string; end: string }) =>
      command('NoteClash', { holderId: omar, found: 'claim', claimed })
    const there = { start: wednesday('10:00'), end: wednesday('11:00') }
    byProcess(interviewPlanned(), interviewBooked())
      .when(clash(there))
      .then({ type: 'InterviewClashed', data: { interviewId, holderId: omar, found: 'claim' } })
    byProcess(interviewPlanned(), interviewBooked())
      .when(clash({ start: wednesday('14:00'), end: wednesday('15:00') }))
      .thenNothing()
    byProcess(interviewPlanned()).when(clash(there)).thenNothing()
  })

  it('clash no more once the calendar that said so is free again; a time taken here stays a clash', () => {
    const clashed = (found: 'claim' | 'calendar') =>
      ({ type: 'InterviewClashed', data: { interviewId, holderId: omar, found } }) as const
    const clear = command('ClearClash', { holderId: omar })
    const cleared = { type: 'InterviewClashCleared', data: { interviewId, holderId: omar } } as const
    byProcess(interviewPlanned(), interviewBooked(), clashed('calendar')).when(clear).then(cleared)
    byProcess(interviewPlanned(), interviewBooked(), clashed('calendar'), cleared).when(clear).thenNothing()
    byProcess(interviewPlanned(), interviewBooked(), clashed('claim')).when(clear).thenNothing()
  })
})

it('an interview that is withdrawn says why; only a process can say so', () => {
  const because = { reason: '', withNotification: true, cause: 'job-archived' as const }
  const data = {
    interviewId,
    status: 'CANCELLED',
    reason: '',
    withNotification: true,
    sequence: -1,
    freed: null,
  } as const
  byProcess(interviewPlanned())
    .when(command('CancelInterview', because))
    .then({ type: 'InterviewCancelled', data: { ...data, cause: 'job-archived' } })
  given(interviewPlanned())
    .when(command('CancelInterview', because))
    .then({ type: 'InterviewCancelled', data: { ...data, status: 'PENDING_CANCELED' } })
})

it('an interview is gone with its candidate', () => {
  const erase = command('EraseInterview', {})
  const erased: InterviewEvent = { type: 'InterviewErased', data: { interviewId } }
  given(interviewPlanned()).when(erase).then(erased)
  given(interviewPlanned(), erased).when(erase).thenNothing()
  given(interviewPlanned(), erased).when(cancel).thenRejects('interview/not-found')
  byProcess(interviewPlanned(), erased)
    .when(command('CompleteInterview', { end: noon }))
    .thenNothing()
})

it('reminds a candidate of an offer that is open, once a day', () => {
  const remind = command('RemindOfOffer', {})
  const reminded = (remindedAt: string): InterviewEvent => ({
    type: 'InterviewReminded',
    data: { interviewId, remindedAt },
  })
  given(interviewPlanned()).when(remind).then(reminded(noon))
  given(interviewPlanned(), reminded(noon)).when(remind).thenNothing()
  given(interviewPlanned(), reminded('2026-03-01T12:00:00.000Z')).when(remind).then(reminded(noon))
  given(interviewPlanned(), interviewBooked()).when(remind).thenRejects('interview/wrong-status')
})

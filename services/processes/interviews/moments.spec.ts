import { describe, expect, it } from 'vitest'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { later } from '#contracts/kernel/time.ts'
import { evolve, initialState, type KnownInterview } from '#domain/interview/interview.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { interviewBooked, interviewId, interviewPlanned, omar, wednesday } from '#test/fixtures/interview.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import type { InterviewFacts } from './facts.ts'
import { interviewIsMailed } from './mail.ts'
import { completedInterviewAsksForScores } from './scorecards.ts'
import { interviewIsTimed } from './timers.ts'

const stream = `interview-${interviewId}`
const lastOf = (...events: InterviewEvent[]) => recorded(stream, events).at(-1)!
const stateOf = (...events: InterviewEvent[]) => events.reduce(evolve, initialState()) as KnownInterview
const cancelled: InterviewEvent = {
  type: 'InterviewCancelled',
  data: {
    ...{ interviewId, status: 'SCHEDULED_CANCELED', reason: 'The role is filled' },
    ...{ withNotification: true, sequence: 1, freed: null },
  },
}

describe('the moments of an interview', () => {
  const timersOf = (...events: InterviewEvent[]) =>
    interviewIsTimed.react(lastOf(...events), undefined as never).map((each) => each.kind === 'command' && each.command)

  it('an offer expires at its end, and a booking is completed at its own; a moved one at the new end', () => {
    const expiresAt = wednesday('08:00')
    const expire = { type: 'ExpireInterview', data: { interviewId, expiresAt } }
    expect(timersOf(interviewPlanned({ expiresAt }))).toMatchObject([
      { type: 'MoveTimer', data: { dueAt: expiresAt, aggregate: 'interview', id: interviewId, command: expire } },
    ])
    for (const end of [wednesday('10:45'), wednesday('11:45')])
      expect(timersOf(interviewPlanned(), interviewBooked({ end }))).toMatchObject([
        { type: 'MoveTimer', data: { dueAt: end, command: { type: 'CompleteInterview', data: { interviewId, end } } } },
      ])
  })

  it('a cancelled interview has none left', () => {
    expect(timersOf(interviewPlanned(), interviewBooked(), cancelled)).toMatchObject([
      { type: 'CancelTimer' },
      { type: 'CancelTimer' },
    ])
  })
})

describe('reminders of an interview', () => {
  const told = (id: string) => ({ id, name: id, email: `${id}@acme.test`, language: 'en', company: 'Acme' })
  const factsOf = (...events: InterviewEvent[]): InterviewFacts => ({
    now: stateOf(...events),
    before: null,
    job: 'Backend',
    candidate: told('candidate'),
    texted: null,
    alsoMailed: null,
    people: { [rita]: told(rita), [omar]: told(omar) },
    planner: told(rita),
    approvers: [],
    isOver: false,
    who: 'Ada',
  })
  /** Held messages by template, with their moment. */
  const held = (facts: InterviewFacts, ...events: InterviewEvent[]) =>
    interviewIsMailed
      .react(lastOf(...events), facts)
      .flatMap((each) =>
        each.kind === 'call' && each.holdUntil
          ? [[(each.payload as { template: string }).template, (each.payload as { to: string }).to, each.holdUntil]]
          : [],
      )

  it('wait until a day and an hour before it, for its candidate and each colleague', () => {
    const events = [interviewPlanned(), interviewBooked()]
    const people = ['candidate', rita, omar]
    const expected = [24, 1].flatMap((hours) =>
      people.map((id) => [
        id === 'candidate' ? 'interviewReminder' : 'meetingReminder',
        `${id}@acme.test`,
        later(wednesday('10:00'), { hours: -hours }),
      ]),
    )
    const found = held(factsOf(...events), ...events)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('are not sent late: a booking within the day has the hour alone, one within the hour none', () => {
    const bookedAt = lastOf(interviewPlanned(), interviewBooked()).occurredAt
    const soon = (minutes: number) => {
      const start = later(bookedAt, { minutes })
      const events = [interviewPlanned(), interviewBooked({ start, end: later(start, { minutes: 45 }) })]
      return new Set(held(factsOf(...events), ...events).map(([, , at]) => at))
    }
    expect([...soon(180)]).toEqual([later(bookedAt, { minutes: 120 })])
    expect([...soon(30)]).toEqual([])
  })
})

it('who took part is reminded of the scorecard, once each', () => {
  const completed: InterviewEvent = { type: 'InterviewCompleted', data: { interviewId, noShow: false } }
  const asked = () =>
    completedInterviewAsksForScores.react(lastOf(interviewPlanned(), interviewBooked(), completed), {
      jobId: backendJob,
      candidateId: ada,
      due: [rita, omar],
    })
  expect(asked()).toMatchObject(
    [rita, omar].map((userId) => ({
      kind: 'command',
      aggregate: 'inbox',
      id: userId,
      command: { type: 'ReceiveNotice', data: { userId, type: 'scoreDue', candidateId: ada, jobId: backendJob } },
    })),
  )
  expect(asked(), 'the same notices when it is read again').toEqual(asked())
  const allSent = { jobId: backendJob, candidateId: ada, due: [] }
  expect(completedInterviewAsksForScores.react(lastOf(completed), allSent)).toEqual([])
})

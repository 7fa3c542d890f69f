import { describe, it } from 'vitest'
import type { CandidateCommand, CandidateCommandData } from '#contracts/candidate/commands.ts'
import { later } from '#contracts/kernel/time.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaInvited, adaStarted } from '#test/fixtures/candidate.ts'
import { adaAsking, give, startForm } from '#test/fixtures/journey.ts'
import { contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(adaAsking)
const { now } = context
const given = specify(candidateDecider, context)
const ago = (minutes: number) => later(now, { minutes: -minutes })

const start = (closesAt: string | null) => startForm({ closesAt } as Partial<CandidateCommandData<'StartJourney'>>)
function answer(closesAt: string | null) {
  const { type, data } = give('permit', { kind: 'YES_NO', choice: 'yes' })
  return { type, data: { ...data, closesAt } } as CandidateCommand
}
const said = {
  type: 'AnswerGiven',
  data: { moduleId: 'permit', answer: { kind: 'YES_NO', choice: 'yes' }, outcome: 'ok' },
} as const
const extended = { ...adaInvited, data: { ...adaInvited.data, deadline: later(now, { days: 1 }) } } as typeof adaInvited

describe('the deadline of the job', () => {
  it('lets people begin until it has come, and not after it', () => {
    given()
      .when(start(later(now, { minutes: 1 })))
      .then(adaStarted)
    given().when(start(now)).thenRejects('job/deadline-passed', 'The deadline for applications has passed')
  })

  it('stops who is under way, but for an answer that was begun in time', () => {
    given(adaStarted)
      .when(answer(ago(14)))
      .then(said)
    given(adaStarted)
      .when(answer(ago(15)))
      .thenRejects('job/deadline-passed')
  })

  it('stops no candidate where there is none', () => {
    given(adaStarted).when(answer(null)).then(said)
  })

  it('does not hold for a person who was given a deadline of their own', () => {
    given(adaAdded, extended, adaStarted)
      .when(answer(ago(500)))
      .then(said)
    given(adaAdded, adaInvited).when(start(now)).thenRejects('job/deadline-passed')
    given(adaAdded, { type: 'CandidateReminded', data: { channel: 'email' } })
      .when({ type: 'FinishJourney', data: { candidateId: ada, journey: { modules: [] }, closesAt: ago(20) } } as never)
      .thenRejects('candidate/not-started')
  })
})

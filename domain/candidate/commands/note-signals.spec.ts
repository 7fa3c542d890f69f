import { describe, it } from 'vitest'
import type { SignalSeen } from '#contracts/candidate/signals.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Journey, ModuleOf } from '#contracts/job/journey.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaCompleted, adaFinished, adaStarted } from '#test/fixtures/candidate.ts'
import { aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { adaAsking, fullJourney, story } from '#test/fixtures/journey.ts'
import { contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(adaAsking)
const given = specify(candidateDecider, context)
const before = (seconds: number) => new Date(Date.parse(context.now) - seconds * 1000).toISOString()
const watched = journeyWith(
  { ...story, antiCheat: true },
  { ...(anInterview('video', [aQuestion]) as ModuleOf<'WIDGET'>), antiCheat: true },
)

const noting = (signals: SignalSeen[], moduleId = 'story', journey: Journey = watched) =>
  ({ type: 'NoteSignals', data: { candidateId: ada, moduleId, signals, journey } }) as const
const away = (ago: number, seconds: number, questionId: string | null = null) =>
  ({ type: 'away', ago, seconds, questionId }) as const
const pasted = (ago: number, characters: number) => ({ type: 'pasted', ago, characters, questionId: null }) as const
const noted = (
  signals: Extract<CandidateEvent, { type: 'AnswerSignalsNoted' }>['data']['signals'],
  moduleId = 'story',
): CandidateEvent => ({ type: 'AnswerSignalsNoted', data: { moduleId, signals } })

describe('what a page notes while it is answered', () => {
  it('is kept with its moments, told from how long ago it was', () => {
    given(adaStarted)
      .when(noting([away(90, 42), pasted(30, 310)]))
      .then(
        noted([
          { type: 'away', at: before(90), seconds: 42, questionId: null },
          { type: 'pasted', at: before(30), characters: 310, questionId: null },
        ]),
      )
  })

  it('names the question of an interview, into which nothing can be pasted', () => {
    given(adaStarted)
      .when(noting([away(9, 5, 'q1'), away(20, 5, 'nowhere'), pasted(3, 9)], 'video'))
      .then(
        noted(
          [
            { type: 'away', at: before(9), seconds: 5, questionId: 'q1' },
            { type: 'away', at: before(20), seconds: 5, questionId: null },
          ],
          'video',
        ),
      )
  })

  it('counts once what is sent again, a moment later', () => {
    const first = noted([{ type: 'away', at: before(93), seconds: 42, questionId: null }])
    given(adaStarted, first)
      .when(noting([away(90, 42)]))
      .thenNothing()
    given(adaStarted, first)
      .when(noting([away(90, 42), away(60, 42)]))
      .then(noted([{ type: 'away', at: before(60), seconds: 42, questionId: null }]))
  })

  it('brings what cannot be into bounds', () => {
    given(adaStarted)
      .when(noting([away(-5, 1e9), pasted(1e12, -3), away(0.4, 0)]))
      .then(
        noted([
          { type: 'away', at: before(0), seconds: 86_400, questionId: null },
          { type: 'pasted', at: before(30 * 86_400), characters: 1, questionId: null },
          { type: 'away', at: before(0), seconds: 1, questionId: null },
        ]),
      )
  })

  it('is no more than a page can tell', () => {
    const many = Array.from({ length: 60 }, (_, index) => away(index * 10, 3))
    const kept = many.slice(0, 50).map(({ ago, ...signal }) => ({ ...signal, at: before(ago) }))
    given(adaStarted).when(noting(many)).then(noted(kept))
    given(adaStarted, noted(kept))
      .when(noting([pasted(1, 5)]))
      .thenNothing()
  })

  it('is nothing on a page that was not said to note anything, and nothing once all is over', () => {
    given(adaStarted)
      .when(noting([away(9, 5)], 'story', fullJourney))
      .thenNothing()
    given(adaStarted)
      .when(noting([away(9, 5)], 'nowhere'))
      .thenNothing()
    given(adaStarted, adaFinished(0), adaCompleted)
      .when(noting([away(9, 5)]))
      .thenRejects('candidate/already-completed')
  })
})

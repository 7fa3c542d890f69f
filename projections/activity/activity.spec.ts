import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ERASED } from '#contracts/kernel/erased.ts'
import { contractOf } from '#contracts/registry.ts'
import * as c from '#test/fixtures/candidate.ts'
import { given } from '#test/fixtures/journey.ts'
import { rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { activity } from './activity.ts'
import { ActivityView } from './activity-view.ts'

const viewOf = (...events: CandidateEvent[]) =>
  ActivityView.parse(recorded(c.adasStream, events).reduce(activity.evolve, null as ActivityView | null))
const entriesOf = (...events: CandidateEvent[]) => viewOf(...events).entries
const lastOf = (...events: CandidateEvent[]) => entriesOf(...events).at(-1)!

describe("a candidate's history", () => {
  it('lists every event in order with who did it, when and in which stage', () => {
    const entries = entriesOf(c.adaAdded, c.adaInvited, c.adaStarted, c.adaMoved('default', 'hired'))
    expect(entries.map(({ revision, type, stage }) => `${revision} ${type} ${stage}`)).toEqual([
      '0 CandidateAdded default',
      '1 CandidateInvited default',
      '2 CandidateStarted default',
      '3 CandidateMovedToColumn hired',
    ])
    expect(entries[3]).toMatchObject({
      actor: { kind: 'user', id: rita },
      at: minutesPastNoon(3),
      commandId: 'command-3',
      causationId: null,
    })
  })

  it('shows before and after of what changed, and nothing of what did not', () => {
    expect(lastOf(c.adaAdded, c.adaInvited).changes).toEqual([
      { field: 'invited', before: null, after: 'email' },
      { field: 'status', before: 'added', after: 'pending' },
    ])
    expect(lastOf(c.adaAdded, c.adaRated(2), c.adaRated(5, rita, 2)).changes).toEqual([
      { field: `rating:${rita}`, before: 2, after: 5 },
    ])
  })

  it('names a move as leaving one phase and entering another', () => {
    const move = lastOf(c.adaAdded, c.adaMoved('default', 'hired'))
    expect(move.activities).toEqual(['phase exited', 'phase entered'])
    expect(move.changes).toEqual([{ field: 'columnId', before: 'default', after: 'hired' }])
  })

  it('shows a rejection with its reason, and the reason gone when it is taken back', () => {
    const back = lastOf(c.adaAdded, c.adaRejected('default', 'Too far away'), c.adaMoved('rejected', 'default'))
    expect(back.changes).toEqual([
      { field: 'columnId', before: 'rejected', after: 'default' },
      { field: 'rejected', before: true, after: false },
      { field: 'reason', before: 'Too far away', after: null },
    ])
  })

  it('follows a recording from upload to arrival', () => {
    const field = 'recording:q1:1'
    expect(lastOf(c.adaStarted, c.adaSubmitted, c.adaUploaded).changes).toEqual([
      { field, before: 'uploading', after: 'uploaded' },
    ])
  })

  it('keeps an answer as it was given, and nothing of one that was erased', () => {
    const field = 'answer:languages'
    const [go, both] = [['go'], ['ts', 'go']].map((optionIds) => ({ kind: 'MULTIPLE_CHOICE' as const, optionIds }))
    const first = given('languages', go!)
    expect(lastOf(c.adaStarted, first, given('languages', both!)).changes).toEqual([{ field, before: go, after: both }])
    expect(lastOf(c.adaStarted, first, given('languages', { ...go! })).changes).toEqual([])
    const erased = { type: 'AnswerGiven', data: { moduleId: 'languages', answer: null, outcome: 'ok' } } as const
    expect(lastOf(c.adaStarted, erased).changes).toEqual([])
  })

  it('adds up how long a page was left and how much was pasted', () => {
    const noted = (seconds: number): CandidateEvent => ({
      type: 'AnswerSignalsNoted',
      data: { moduleId: 'story', signals: [{ type: 'away', at: minutesPastNoon(0), seconds, questionId: null }] },
    })
    expect(lastOf(c.adaStarted, noted(42), noted(8)).changes).toEqual([{ field: 'away:story', before: 42, after: 50 }])
  })

  it('has the words of a comment, new ones, and none once it is deleted', () => {
    const events = [c.adaStarted, c.adaCommented, c.adasCommentEdited('Very clear')]
    expect(lastOf(...events).changes).toMatchObject([{ after: 'Very clear' }])
    const left = entriesOf(...events, c.adasCommentDeleted)
    expect(left.map(({ activities }) => activities[0])).toEqual([
      'started',
      'commented',
      'comment edited',
      'comment deleted',
    ])
    expect(JSON.stringify(left)).not.toMatch(/[Cc]lear/)
  })

  it('says whose rating was cleared', () => {
    expect(lastOf(c.adaAdded, c.adaRated(2), c.adaRatingCleared(2)).changes).toEqual([
      { field: `rating:${rita}`, before: 2, after: null },
    ])
  })

  it('stays when the candidate is deleted', () => {
    const entries = entriesOf(c.adaAdded, { type: 'CandidateDeleted', data: {} })
    expect(entries).toHaveLength(2)
    expect(entries[1]!.activities).toEqual(['deleted'])
  })

  it('of one who was erased says how they moved, and nothing they are known by, whether read before the key went or after', () => {
    const events: CandidateEvent[] = [
      c.adaAdded,
      c.adaStarted,
      given('languages', { kind: 'MULTIPLE_CHOICE', optionIds: ['go'] }),
      c.adaCommented,
      c.adaRated(4),
      c.adaRejected('default', 'Too far away'),
      { type: 'CandidateDeleted', data: {} },
    ]
    const erased: CandidateEvent = { type: 'CandidateErased', data: {} }
    const without = events.map((event) => {
      const { personal } = contractOf(event.type)
      const gone = personal.map((field) => [field, event.type === 'AnswerGiven' ? null : ERASED])
      return { ...event, data: { ...event.data, ...Object.fromEntries(gone) } } as CandidateEvent
    })
    const view = viewOf(...events, erased)
    expect(viewOf(...without, erased)).toEqual(view)
    expect(JSON.stringify(view)).not.toMatch(/Ada|example|far away|erased]|optionIds/)
    expect(view.now).toMatchObject({ columnId: 'rejected', status: 'started', [`rating:${rita}`]: 4 })
    expect(view.entries.map(({ activities }) => activities[0])).toEqual([
      'created',
      'started',
      'answered',
      'commented',
      'rated',
      'phase exited',
      'deleted',
      'erased',
    ])
  })
})

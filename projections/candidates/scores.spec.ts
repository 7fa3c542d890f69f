import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { adaAdded, adasStream } from '#test/fixtures/candidate.ts'
import { rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import {
  cardOf,
  mustHaveMissed,
  rejectionDeclined,
  scoreChanged,
  scoreDrafted,
  scoreSent,
} from '#test/fixtures/scores.ts'
import { activity } from '../activity/activity.ts'
import { cards } from '../board/cards.ts'
import { foldInto } from '../runtime/fold.ts'
import type { AnyProjection } from '../runtime/projection.ts'
import { work } from '../work/work.ts'
import { candidates } from './candidates.ts'
import { draftFor } from './reader.ts'
import { scoreDrafts } from './score-drafts.ts'

const sam = '22222222-0000-4000-8000-000000000000'
const shown = (projection: AnyProjection, ...events: CandidateEvent[]) =>
  foldInto(projection, null, recorded(adasStream, events))
const byBoth = [adaAdded, scoreSent(80, 60), scoreSent(40, 100, { reviewerId: sam })]

describe('scorecards', () => {
  it('are on the page of the candidate with the weights they were given under, and count for the team score', () => {
    const { scores, teamScore } = shown(candidates, ...byBoth)
    expect(scores).toMatchObject([
      { ...cardOf(80, 60), times: 1, changedAt: null },
      { ...cardOf(40, 100), reviewerId: sam },
    ])
    expect(teamScore).toBeCloseTo((440 / 6 + 180 / 3) / 2, 10)
    const changed = shown(candidates, ...byBoth, scoreChanged(null, 60, { version: 2, latest: 2 }))
    const earlier = [{ version: 1, points: { s1: 80, s2: 60 }, recommendation: null }]
    expect(changed.scores).toMatchObject([{ earlier: [] }, { earlier }])
    expect(changed).toMatchObject({ teamScore: 60, scores: [{ reviewerId: sam }, { times: 2, version: 2 }] })
  })

  it('are on the card as quotients, with who sent them', () => {
    const card = shown(cards, ...byBoth)
    expect(card).toMatchObject({ totals: { [rita]: { sum: 440, of: 6 }, [sam]: { sum: 360, of: 6 } } })
    expect(card.scorers).toBe(` ${rita} ${sam}`)
    expect(shown(cards, adaAdded)).toMatchObject({ teamScore: null, scorers: '' })
  })

  it('that are not sent are nowhere but with their author', () => {
    const drafted = [adaAdded, scoreSent(80, 60), scoreDrafted({ s1: 13 })]
    for (const projection of [candidates, cards, activity, work])
      expect(JSON.stringify(shown(projection, ...drafted))).not.toContain('13,')
    const drafts = shown(scoreDrafts, ...drafted)
    expect(draftFor(drafts, rita)).toMatchObject({ version: 1, points: { s1: 13, s2: 60 } })
    expect(draftFor(drafts, sam)).toBeNull()
    expect(draftFor(shown(scoreDrafts, ...drafted, scoreChanged(13, 60)), rita)).toBeNull()
  })

  it('are in the history skill by skill, with what they were before', () => {
    const entries = shown(activity, adaAdded, scoreSent(80, 60), scoreChanged(70, 60)).entries as {
      activities: string[]
      changes: unknown[]
    }[]
    expect(entries[2]).toMatchObject({
      activities: ['score changed'],
      changes: [
        { field: `score:${rita}:TypeScript`, before: 80, after: 70 },
        { field: `total:${rita}`, before: 74, after: 67 },
      ],
    })
  })
})

describe('a must-have skill that is missed', () => {
  it('puts the card into the rejected column without naming a person, and says why', () => {
    const rejected = [adaAdded, scoreSent(40, 60), mustHaveMissed(40, 1)]
    expect(shown(cards, ...rejected)).toMatchObject({ columnId: 'rejected', rejected: true, movedBy: null })
    expect(shown(candidates, ...rejected)).toMatchObject({
      rejected: true,
      missed: [{ name: 'TypeScript', sum: 40, cards: 1, outcome: 'reject' }],
    })
    expect(shown(work, ...rejected)).toMatchObject({ columnId: 'rejected', next: 'none' })
    expect(shown(activity, ...rejected).entries).toContainEqual(
      expect.objectContaining({ activities: ['must-have missed', 'phase exited', 'phase entered'] }),
    )
  })

  it('is only noted where it is a proposal', () => {
    const proposed = [adaAdded, scoreSent(40, 60), mustHaveMissed(40, 1, 'propose')]
    expect(shown(cards, ...proposed)).toMatchObject({ columnId: 'default', rejected: false })
    expect(shown(candidates, ...proposed)).toMatchObject({
      rejected: false,
      missed: [{ outcome: 'propose', declined: null }],
    })
    expect(shown(candidates, ...proposed, rejectionDeclined)).toMatchObject({ missed: [{ declined: { by: rita } }] })
  })
})

import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import * as c from '#test/fixtures/candidate.ts'
import { rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { candidates } from './candidates.ts'

const given = (...events: CandidateEvent[]) => specifyProjection(candidates)(...recorded(c.adasStream, events))
const answered = (choice: 'yes' | 'no'): CandidateEvent => ({
  type: 'AnswerGiven',
  data: { moduleId: 'permit', answer: { kind: 'YES_NO', choice }, outcome: choice === 'yes' ? 'ok' : 'fail' },
})

describe("a candidate's page", () => {
  it('shows the answer that stands, not the one before it', () => {
    given(c.adaStarted, answered('no'), answered('yes')).shows({
      answers: [
        { moduleId: 'permit', answer: { kind: 'YES_NO', choice: 'yes' }, outcome: 'ok', givenAt: minutesPastNoon(2) },
      ],
    })
  })

  it('shows a recording as on its way until its bytes are there', () => {
    given(c.adaStarted, c.adaSubmitted).shows({
      recordings: [{ recordingId: c.adasTake, state: 'uploading', size: 0 }] as never,
    })
    given(c.adaStarted, c.adaSubmitted, c.adaUploaded).shows({
      recordings: [
        {
          recordingId: c.adasTake,
          state: 'uploaded',
          size: 204_800,
          durationMs: 30_000,
          submittedAt: minutesPastNoon(1),
        },
      ] as never,
    })
  })

  it('shows what was noted beside an answer', () => {
    given(c.adaStarted, answered('yes'), {
      type: 'AnswerSignalsNoted',
      data: {
        moduleId: 'permit',
        signals: [{ type: 'pasted', at: minutesPastNoon(1), characters: 310, questionId: null }],
      },
    }).shows({
      signals: [{ moduleId: 'permit', questionId: null, at: minutesPastNoon(1), type: 'pasted', amount: 310 }],
    })
  })

  it('keeps one rating per reviewer', () => {
    given(c.adaStarted, c.adaRated(2), c.adaRated(5)).shows({
      ratings: [{ reviewerId: rita, value: 5, ratedAt: minutesPastNoon(2) }],
      ratingsAvg: 5,
    })
  })

  it('shows comments with the reaction each reviewer chose last', () => {
    const react = (reaction: string): CandidateEvent => ({
      type: 'CommentReacted',
      data: { commentId: c.adasComment, reviewerId: rita, reaction, previous: null },
    })
    given(c.adaStarted, c.adaCommented, react('👍'), react('🎉')).shows({
      comments: [
        {
          commentId: c.adasComment,
          authorId: rita,
          text: 'Clear answer',
          at: { recordingId: c.adasTake, second: 12 },
          writtenAt: minutesPastNoon(1),
          editedAt: null,
          reactions: [{ reviewerId: rita, reaction: '🎉' }],
        },
      ],
    })
  })

  it('shows a comment as it was last written, and none that was deleted', () => {
    const edited = [c.adaStarted, c.adaCommented, c.adasCommentEdited('Very clear')]
    given(...edited).shows({ comments: [{ text: 'Very clear', editedAt: minutesPastNoon(2) }] as never })
    given(...edited, c.adasCommentDeleted).shows({ comments: [] })
  })

  it('shows no rating that was cleared', () => {
    given(c.adaStarted, c.adaRated(2), c.adaRatingCleared(2)).shows({ ratings: [], ratingsAvg: null })
  })

  it('says why someone was rejected, until the rejection is taken back', () => {
    given(c.adaStarted, c.adaRejected('default')).shows({
      rejected: true,
      rejectionReason: 'Not enough experience',
      columnId: 'rejected',
    })
    given(c.adaStarted, c.adaRejected('default'), c.adaMoved('rejected', 'default')).shows({
      rejected: false,
      rejectionReason: null,
    })
  })

  it('is gone once the candidate was deleted', () => {
    given(c.adaStarted, { type: 'CandidateDeleted', data: {} }).showsNothing()
  })
})

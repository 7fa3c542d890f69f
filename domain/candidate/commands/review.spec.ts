import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import {
  ada,
  adaAdded,
  adaCommented,
  adaMoved,
  adaMoveUndone,
  adaRated,
  adaRejected,
  adaStarted,
  adasComment,
  adasTake,
  adaSubmitted,
} from '#test/fixtures/candidate.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(editor))
const stranger = '22222222-0000-4000-8000-000000000000'
const columns = ['default', 'hired', 'rejected']
const move = (to: string, expectedFrom: string | null = null) =>
  ({ type: 'MoveCandidateToColumn', data: { candidateId: ada, to, expectedFrom, batchId: null, columns } }) as const
const reject = (reason: string) => ({ type: 'RejectCandidate', data: { candidateId: ada, reason } }) as const
const rate = (value: number) => ({ type: 'RateCandidate', data: { candidateId: ada, value } }) as const
const comment = (text: string, at: { recordingId: string; second: number } | null = null) =>
  ({ type: 'CommentOnCandidate', data: { candidateId: ada, commentId: adasComment, text, at } }) as const
const react = (reaction: string) =>
  ({ type: 'ReactToComment', data: { candidateId: ada, commentId: adasComment, reaction } }) as const
const reacted = (reaction: string, previous: string | null = null) =>
  ({ type: 'CommentReacted', data: { commentId: adasComment, reviewerId: rita, reaction, previous } }) as const

describe('moving a card on the board', () => {
  it('moves it, and does nothing when it is there already', () => {
    given(adaAdded).when(move('hired')).then(adaMoved('default', 'hired'))
    given(adaAdded).when(move('default', 'hired')).thenNothing()
  })

  it('rejects by moving to the rejected column, and takes the rejection back by moving out of it', () => {
    given(adaAdded).when(move('rejected')).then(adaRejected('default', ''))
    given(adaAdded, adaRejected('default')).when(move('default')).then(adaMoved('rejected', 'default'))
  })

  it('leaves a card where another person has moved it', () => {
    given(adaAdded, adaMoved('default', 'hired'))
      .when(move('rejected', 'default'))
      .thenRejects('candidate/moved-meanwhile')
  })

  it('refuses a column that is not on the board', () => {
    given(adaAdded)
      .when(move('88888888-8888-4888-8888-888888888888'))
      .thenRejects('job/column-not-found', 'This column is not on the board any more')
  })
})

describe('taking a move back', () => {
  const undo = (to: string, expectedFrom: string) => {
    const command = move(to, expectedFrom)
    return { ...command, data: { ...command.data, undo: true } }
  }

  it('is a fact of its own, also for a rejection and for a return from one', () => {
    given(adaAdded, adaMoved('default', 'hired')).when(undo('default', 'hired')).then(adaMoveUndone('hired', 'default'))
    given(adaAdded, adaRejected('default')).when(undo('default', 'rejected')).then(adaMoveUndone('rejected', 'default'))
    given(adaAdded, adaRejected('default'), adaMoved('rejected', 'hired'))
      .when(undo('rejected', 'hired'))
      .then(adaMoveUndone('hired', 'rejected'))
  })

  it('goes one move further back each time', () => {
    const moves = [adaAdded, adaMoved('default', 'hired'), adaRejected('hired'), adaMoveUndone('rejected', 'hired')]
    given(...moves)
      .when(undo('default', 'hired'))
      .then(adaMoveUndone('hired', 'default'))
  })

  it('is a move like any where the card came from elsewhere, and refused where it was moved on', () => {
    given(adaAdded, adaRejected('default'), adaMoved('rejected', 'hired'))
      .when(undo('default', 'hired'))
      .then(adaMoved('hired', 'default'))
    given(adaAdded, adaMoved('default', 'hired'), adaRejected('hired'))
      .when(undo('default', 'hired'))
      .thenRejects('candidate/moved-meanwhile')
  })
})

describe('rejecting a candidate', () => {
  it('keeps the reason, once', () => {
    given(adaAdded).when(reject(' Not enough experience ')).then(adaRejected('default'))
    given(adaAdded, adaRejected('default')).when(reject('Again')).thenNothing()
  })
})

describe('rating a candidate', () => {
  it('keeps one rating per reviewer and says what it was before', () => {
    given(adaAdded).when(rate(4)).then(adaRated(4))
    given(adaAdded, adaRated(4))
      .when(rate(5))
      .then(adaRated(5, rita, 4))
    given(adaAdded, adaRated(4)).when(rate(4)).thenNothing()
  })

  it('is a whole number from 1 to 5', () => {
    for (const value of [0, 6, 3.5, Number.NaN])
      given(adaAdded).when(rate(value)).thenRejects('candidate/rating-invalid')
  })
})

describe('commenting on a candidate', () => {
  it('keeps the words and the second of the recording they speak of', () => {
    given(adaStarted, adaSubmitted)
      .when(comment(' Clear answer ', { recordingId: adasTake, second: 12 }))
      .then(adaCommented)
    given(adaStarted, adaSubmitted, adaCommented).when(comment('Clear answer')).thenNothing()
  })

  it('has 1 to 5000 characters, about a recording of this candidate', () => {
    given(adaAdded)
      .when(comment('  '))
      .thenRejects('candidate/comment-invalid', 'A comment needs a text', { text: 'Required field' })
    given(adaAdded)
      .when(comment('x'.repeat(5001)))
      .thenRejects('candidate/comment-invalid', 'A comment has at most 5000 characters', {
        text: 'Character limit exceeded',
      })
    given(adaAdded)
      .when(comment('There', { recordingId: adasTake, second: 1 }))
      .thenRejects('candidate/recording-not-found')
  })

  it('names colleagues, each once', () => {
    const ben = '22222222-0000-4000-8000-000000000000'
    const command = comment('Look, @Rita')
    const mentions = [rita, rita]
    given(adaStarted)
      .when({ ...command, data: { ...command.data, mentions } })
      .then({
        type: 'CandidateCommented',
        data: { commentId: adasComment, authorId: rita, text: 'Look, @Rita', at: null, mentions: [rita] },
      })
    const edit = { candidateId: ada, commentId: adasComment, text: 'Look, @Ben', mentions: [rita, ben] }
    const before = { ...adaCommented, data: { ...adaCommented.data, mentions: [rita] } } as typeof adaCommented
    given(adaStarted, adaSubmitted, before)
      .when({ type: 'EditComment', data: edit })
      .then({ type: 'CommentEdited', data: { commentId: adasComment, text: 'Look, @Ben', mentions: [ben] } })
  })

  it('takes one reaction per reviewer', () => {
    given(adaStarted, adaSubmitted, adaCommented).when(react('👍')).then(reacted('👍'))
    given(adaStarted, adaSubmitted, adaCommented, reacted('👍')).when(react('🎉')).then(reacted('🎉', '👍'))
    given(adaStarted, adaSubmitted, adaCommented, reacted('👍')).when(react('👍')).thenNothing()
    given(adaAdded).when(react('👍')).thenRejects('candidate/comment-not-found')
  })

  it('is written anew and taken back by its author alone', () => {
    const edit = (text: string) =>
      ({ type: 'EditComment', data: { candidateId: ada, commentId: adasComment, text } }) as const
    const remove = { type: 'DeleteComment', data: { candidateId: ada, commentId: adasComment } } as const
    const commented = [adaStarted, adaSubmitted, adaCommented]
    const deleted = { type: 'CommentDeleted', data: { commentId: adasComment } } as const
    given(...commented)
      .when(edit('  Very clear '))
      .then({ type: 'CommentEdited', data: { commentId: adasComment, text: 'Very clear', mentions: [] } })
    given(...commented)
      .when(edit(' '))
      .thenRejects('candidate/comment-invalid')
    given(...commented)
      .when(remove)
      .then(deleted)
    given(...commented, deleted)
      .when(remove)
      .thenNothing()
    given(...commented, deleted)
      .when(edit('Again'))
      .thenRejects('candidate/comment-not-found')
    given(...commented, deleted)
      .when(react('👍'))
      .thenRejects('candidate/comment-not-found')
    given(adaStarted).when(edit('Again')).thenRejects('candidate/comment-not-found', 'No such comment')
    const ofAnother = { ...adaCommented, data: { ...adaCommented.data, authorId: stranger } } as CandidateEvent
    for (const command of [edit('Mine now'), remove])
      given(adaStarted, adaSubmitted, ofAnother)
        .when(command)
        .thenRejects('candidate/comment-not-yours', 'Only the author can change a comment')
  })

  it('can be cleared of a rating by who gave it', () => {
    const clear = { type: 'ClearRating', data: { candidateId: ada } } as const
    given(adaAdded, adaRated(4), adaRated(2, stranger))
      .when(clear)
      .then({ type: 'RatingCleared', data: { reviewerId: rita, previous: 4, ratingsLeft: 1 } })
    given(adaAdded, adaRated(2, stranger)).when(clear).thenNothing()
  })
})

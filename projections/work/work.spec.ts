import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import * as c from '#test/fixtures/candidate.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { work } from './work.ts'

const given = (...events: CandidateEvent[]) => specifyProjection(work)(...recorded(c.adasStream, events))
const bounced: CandidateEvent = { type: 'MailUndelivered', data: { channel: 'email' } }

describe('what comes next for a candidate', () => {
  it('is nothing before someone invites them', () => given(c.adaAdded).shows({ next: 'none', turn: 'none' }))

  it('is to start once they are invited, and to be reached where the invitation was not delivered', () => {
    given(c.adaAdded, c.adaInvited).shows({ next: 'start', turn: 'candidate', since: minutesPastNoon(1) })
    given(c.adaAdded, c.adaInvited, bounced).shows({
      next: 'unreachable',
      turn: 'candidate',
      since: minutesPastNoon(2),
    })
    given(c.adaAdded, c.adaInvited, bounced, c.adaInvited).shows({ next: 'start', since: minutesPastNoon(3) })
    given(c.adaAdded, c.adaInvited, bounced, c.adaStarted).shows({ next: 'answer' })
  })

  it('is to answer, then to upload what is left, then a review, then a decision', () => {
    given(c.adaStarted, c.adaSubmitted).shows({ next: 'answer', turn: 'candidate', since: minutesPastNoon(0) })
    given(c.adaStarted, c.adaFinished(1)).shows({ next: 'upload', since: minutesPastNoon(1) })
    const completed = [c.adaStarted, c.adaFinished(1), c.adaUploaded, c.adaCompleted]
    given(...completed).shows({ next: 'review', turn: 'team', since: minutesPastNoon(3) })
    given(...completed, c.adaRated(4)).shows({ next: 'decide', turn: 'team', since: minutesPastNoon(4) })
  })

  it('is nothing for those who are hired or rejected, and a review again when that is taken back', () => {
    const completed = [c.adaStarted, c.adaCompleted]
    given(...completed, c.adaMoved('default', 'hired')).shows({ next: 'none' })
    given(...completed, c.adaRejected('default')).shows({ next: 'none' })
    given(...completed, c.adaRejected('default'), c.adaMoved('rejected', 'default')).shows({
      next: 'review',
      since: minutesPastNoon(1),
    })
    given(c.adaStarted, { type: 'CandidateAutoRejected', data: {} } as CandidateEvent).shows({ next: 'none' })
  })

  it('is forgotten with the candidate', () =>
    given(c.adaStarted, { type: 'CandidateDeleted', data: {} }).showsNothing())
})

describe('the times of a candidate', () => {
  it('are the days of arrival and completion, and when someone last did something', () => {
    given(c.adaStarted, c.adaCompleted).shows({
      addedDay: minutesPastNoon(0).slice(0, 10),
      completedDay: minutesPastNoon(1).slice(0, 10),
      lastAt: minutesPastNoon(1),
    })
    given(c.adaStarted).shows({ completedDay: '' })
    given(c.adaAdded, c.adaInvited, bounced).shows({ lastAt: minutesPastNoon(1) })
    given(c.adaStarted, c.adaCompleted, c.adaCommented).shows({ lastAt: minutesPastNoon(2) })
  })

  it('say how long each stay in a column was', () => {
    given(c.adaStarted, c.adaMoved('default', 'hired'), c.adaMoved('hired', 'default')).shows({
      columnId: 'default',
      enteredAt: minutesPastNoon(2),
      stays: [
        { columnId: 'default', enteredAt: minutesPastNoon(0), seconds: 60 },
        { columnId: 'hired', enteredAt: minutesPastNoon(1), seconds: 60 },
      ],
    })
  })

  it('are as before once a move is taken back', () => {
    const undone: CandidateEvent = {
      type: 'CandidateMoveUndone',
      data: { from: 'hired', to: 'default', batchId: null },
    }
    given(c.adaStarted, c.adaCompleted, c.adaMoved('default', 'hired'), undone).shows({
      columnId: 'default',
      enteredAt: minutesPastNoon(0),
      stays: [],
      next: 'review',
      since: minutesPastNoon(1),
    })
  })

  it('begin again for the invited with each message to them', () => {
    const reminded: CandidateEvent = { type: 'CandidateReminded', data: { channel: 'email' } }
    given(c.adaAdded, c.adaInvited, reminded).shows({ next: 'start', since: minutesPastNoon(2) })
    given(c.adaAdded, c.adaInvited, c.adaStarted, reminded).shows({ next: 'answer', since: minutesPastNoon(2) })
  })
})

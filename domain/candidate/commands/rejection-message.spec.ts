import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { later } from '#contracts/kernel/time.ts'
import { type Candidate, evolve, initialState, isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isWanted } from '#domain/candidate/rejection-message.ts'
import { ada, adaAdded, adaMoved, adaMoveUndone, adaRejected } from '#test/fixtures/candidate.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(editor)
const given = specify(candidateDecider, context)
const messageId = '44444444-4444-4444-8444-444444444444'
const message = { messageId, subject: 'Your application', text: 'Hello {{name}}' }
const reject = {
  type: 'RejectCandidate',
  data: { candidateId: ada, reason: 'Skills', message: { ...message, holdMinutes: 5 } },
} as const
const settle = (how: 'send' | 'cancel') =>
  ({ type: 'SettleRejectionMessage', data: { candidateId: ada, messageId, how } }) as const
const record = { type: 'RecordRejectionMessageLeft', data: { candidateId: ada, messageId, outcome: 'sent' } } as const
const held = (sendsAt = later(context.now, { minutes: 5 })): CandidateEvent => ({
  type: 'RejectionMessageHeld',
  data: { ...message, sendsAt },
})
const did = (type: 'RejectionMessageReleased' | 'RejectionMessageCancelled'): CandidateEvent => ({
  type,
  data: { messageId },
})
const left: CandidateEvent = { type: 'RejectionMessageLeft', data: { messageId, outcome: 'sent' } }

describe('a message to a rejected candidate', () => {
  it('is held for the minutes that were chosen, and comes with the rejection alone', () => {
    given(adaAdded).when(reject).then(adaRejected('default', 'Skills'), held())
    given(adaAdded, adaRejected('default')).when(reject).thenNothing()
  })

  it('is sent at once, or cancelled, by a person, each once', () => {
    given(adaAdded, adaRejected('default'), held()).when(settle('send')).then(did('RejectionMessageReleased'))
    given(adaAdded, adaRejected('default'), held()).when(settle('cancel')).then(did('RejectionMessageCancelled'))
    given(adaAdded, adaRejected('default'), held(), did('RejectionMessageCancelled'))
      .when(settle('cancel'))
      .thenNothing()
  })

  it.each([
    ['its time has come', [held(context.now)]],
    ['it was sent', [held(), left]],
    ['it was cancelled', [held(), did('RejectionMessageCancelled')]],
    ['the candidate was moved on', [held(), adaMoved('rejected', 'default')]],
    ['the rejection was undone', [held(), adaMoveUndone('rejected', 'default')]],
  ] as [string, CandidateEvent[]][])('cannot be sent once %s', (_, events) => {
    given(adaAdded, adaRejected('default'), ...events)
      .when(settle('send'))
      .thenRejects('candidate/message-gone', 'This message has left already, or was taken back')
  })

  it('is known to have left once', () => {
    given(adaAdded, adaRejected('default'), held()).when(record).then(left)
    given(adaAdded, adaRejected('default'), held(), left).when(record).thenNothing()
  })

  it.each([
    ['nothing happened meanwhile', [], true],
    ['it was cancelled', [did('RejectionMessageCancelled')], false],
    ['it was sent before', [did('RejectionMessageReleased')], false],
    ['the rejection was undone', [adaMoveUndone('rejected', 'default')], false],
    ['they were moved on and rejected again', [adaMoved('rejected', 'default'), adaRejected('default')], false],
  ] as [string, CandidateEvent[], boolean][])(
    'leaves when its time comes only if nothing speaks against it: %s',
    (_, events, expected) => {
      const state = [adaAdded, adaRejected('default'), held(), ...events].reduce<Candidate>(evolve, initialState())
      expect(isKnown(state) && isWanted(state.rejectionMessage, messageId, 'held')).toBe(expected)
    },
  )
})

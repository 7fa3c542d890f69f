import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { later } from '#contracts/kernel/time.ts'
import { type Candidate, evolve, initialState, isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { lastRejectionMessage } from '#domain/candidate/messages.ts'
import { reviewerOf } from '#domain/candidate/policies/reviewer.ts'
import { ada, adaAdded, adaMoved, adaMoveUndone, adaRejected } from '#test/fixtures/candidate.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(editor)
const given = specify(candidateDecider, context)
const messageId = '44444444-4444-4444-8444-444444444444'
const words = { messageId, subject: 'Your application', text: 'Hello {{name}}' }
const reject = (holdMinutes = 5) =>
  ({
    type: 'RejectCandidate',
    data: { candidateId: ada, reason: 'Skills', message: { ...words, holdMinutes } },
  }) as const
const settle = (how: 'send' | 'cancel') =>
  ({ type: 'SettleMessage', data: { candidateId: ada, messageId, how } }) as const
const record = { type: 'RecordMessage', data: { candidateId: ada, messageId, failure: null } } as const
const written = (sendsAt: string | null = later(context.now, { minutes: 5 })): CandidateEvent => ({
  type: 'MessageWritten',
  data: { ...words, channel: 'email', authorId: reviewerOf(editor), sendsAt, onlyIn: 'rejected', template: null },
})
const did = (type: 'MessageReleased' | 'MessageCancelled' | 'MessageSent'): CandidateEvent => ({
  type,
  data: { messageId },
})

describe('a message to a rejected candidate', () => {
  it('waits for the minutes that were chosen, and comes with the rejection alone', () => {
    given(adaAdded).when(reject()).then(adaRejected('default', 'Skills'), written())
    given(adaAdded).when(reject(0)).then(adaRejected('default', 'Skills'), written(null))
    given(adaAdded, adaRejected('default')).when(reject()).thenNothing()
  })

  it('is sent at once, or cancelled, by a person, each once', () => {
    given(adaAdded, adaRejected('default'), written()).when(settle('send')).then(did('MessageReleased'))
    given(adaAdded, adaRejected('default'), written()).when(settle('cancel')).then(did('MessageCancelled'))
    given(adaAdded, adaRejected('default'), written(), did('MessageCancelled')).when(settle('cancel')).thenNothing()
  })

  it.each([
    ['its time has come', [written(context.now)]],
    ['it was sent', [written(), did('MessageSent')]],
    ['it was cancelled', [written(), did('MessageCancelled')]],
    ['the candidate was moved on', [written(), adaMoved('rejected', 'default')]],
    ['the rejection was undone', [written(), adaMoveUndone('rejected', 'default')]],
  ] as [string, CandidateEvent[]][])('cannot be sent once %s', (_, events) => {
    given(adaAdded, adaRejected('default'), ...events)
      .when(settle('send'))
      .thenRejects('candidate/message-gone', 'This message has left already, or was taken back')
  })

  it('is known to have left once', () => {
    given(adaAdded, adaRejected('default'), written()).when(record).then(did('MessageSent'))
    given(adaAdded, adaRejected('default'), written(), did('MessageSent')).when(record).thenNothing()
  })

  const stateAfter = (...events: CandidateEvent[]) => {
    const state = [adaAdded, adaRejected('default'), ...events].reduce<Candidate>(evolve, initialState())
    return isKnown(state) ? lastRejectionMessage(state.messages)?.state : null
  }

  it.each([
    ['nothing else happened', [], 'held'],
    ['it was cancelled', [did('MessageCancelled')], 'cancelled'],
    ['it was sent before', [did('MessageReleased')], 'queued'],
    ['the rejection was undone', [adaMoveUndone('rejected', 'default')], 'cancelled'],
    ['they were moved on and rejected again', [adaMoved('rejected', 'default'), adaRejected('default')], 'cancelled'],
    ['they were moved on after it had left', [did('MessageSent'), adaMoved('rejected', 'default')], 'sent'],
  ] as [string, CandidateEvent[], string][])('leaves at its time only while it is held: %s', (_, events, expected) => {
    expect(stateAfter(written(), ...events)).toBe(expected)
  })

  it('of an earlier version is the same message', () => {
    const held: CandidateEvent = { type: 'RejectionMessageHeld', data: { ...words, sendsAt: context.now } }
    expect(stateAfter(held)).toBe('held')
    expect(stateAfter(held, { type: 'RejectionMessageReleased', data: { messageId } })).toBe('queued')
    expect(stateAfter(held, { type: 'RejectionMessageCancelled', data: { messageId } })).toBe('cancelled')
    expect(stateAfter(held, { type: 'RejectionMessageLeft', data: { messageId, outcome: 'sent' } })).toBe('sent')
    expect(stateAfter(held, { type: 'RejectionMessageLeft', data: { messageId, outcome: 'failed' } })).toBe(
      'undelivered',
    )
    expect(stateAfter(held, adaMoved('rejected', 'default'))).toBe('cancelled')
  })
})

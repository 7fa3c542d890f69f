import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MAX_SUBJECT, MAX_TEXT_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { later } from '#contracts/kernel/time.ts'
import { type Candidate, evolve, initialState, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaMoved, adaMoveUndone } from '#test/fixtures/candidate.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(editor)
const { now } = context
const given = specify(candidateDecider, context)
const messageId = '7c0d9a44-58d5-4b8e-9a53-0d6f6d3f1b11'
const write = (changes: object = {}) =>
  ({
    type: 'WriteMessage' as const,
    data: {
      candidateId: ada,
      messageId,
      channel: 'email' as const,
      subject: ' Monday ',
      text: ' Can you come? ',
      ...changes,
    },
  }) as const
const atOnce = { sendsAt: null, onlyIn: null, template: null }
const written: CandidateEvent = {
  type: 'MessageWritten',
  data: { messageId, channel: 'email', authorId: rita, subject: 'Monday', text: 'Can you come?', ...atOnce },
}
const record = (failure: 'address' | null) =>
  ({ type: 'RecordMessage' as const, data: { candidateId: ada, messageId, failure } }) as const

describe('writing to a candidate', () => {
  it('takes a subject and a text, once', () => {
    given(adaAdded).when(write()).then(written)
    given(adaAdded, written).when(write()).thenNothing()
  })

  it('needs both, within their lengths; a text message has no subject', () => {
    given(adaAdded)
      .when(write({ subject: ' ', text: '' }))
      .thenRejects('message/invalid', { subject: 'Required field', text: 'Required field' })
    given(adaAdded)
      .when(write({ subject: 'x'.repeat(MAX_SUBJECT + 1) }))
      .thenRejects('message/invalid')
    given(adaAdded)
      .when(write({ channel: 'sms', text: 'x'.repeat(MAX_TEXT_MESSAGE + 1) }))
      .thenRejects('message/invalid')
    given(adaAdded)
      .when(write({ channel: 'sms' }))
      .then({ type: 'MessageWritten', data: { ...written.data, channel: 'sms', subject: '' } } as CandidateEvent)
  })

  it('waits for the hold, and can be sent at once or cancelled until then', () => {
    const held = { ...written, data: { ...written.data, sendsAt: later(now, { minutes: 5 }) } } as CandidateEvent
    const settle = (how: 'send' | 'cancel') =>
      ({ type: 'SettleMessage' as const, data: { candidateId: ada, messageId, how } }) as const
    const released: CandidateEvent = { type: 'MessageReleased', data: { messageId } }
    const cancelled: CandidateEvent = { type: 'MessageCancelled', data: { messageId } }
    given(adaAdded)
      .when(write({ holdMinutes: 5 }))
      .then(held)
    given(adaAdded, held).when(settle('send')).then(released)
    given(adaAdded, held).when(settle('cancel')).then(cancelled)
    given(adaAdded, held, cancelled).when(settle('cancel')).thenNothing()
    given(adaAdded, held, released).when(settle('cancel')).thenRejects('candidate/message-gone')
    given(adaAdded, held).when(record(null)).then({ type: 'MessageSent', data: { messageId } })
    given(adaAdded, held, cancelled).when(record('address')).thenNothing()
    // It was on its way as it was taken back.
    given(adaAdded, held, cancelled).when(record(null)).then({ type: 'MessageSent', data: { messageId } })
    given(adaAdded, written).when(settle('send')).thenNothing()
  })

  it('for one column is taken back when the candidate leaves it, also if they return', () => {
    const inFirst = { ...written, data: { ...written.data, sendsAt: later(now, { minutes: 5 }), onlyIn: 'default' } }
    const events = [inFirst, adaMoved('default', 'hired'), adaMoveUndone('hired', 'default')] as CandidateEvent[]
    const after = (...more: CandidateEvent[]) =>
      ([adaAdded, ...more].reduce<Candidate>(evolve, initialState()) as KnownCandidate).messages[messageId]?.state
    expect(after(events[0]!)).toBe('held')
    expect(after(...events.slice(0, 2))).toBe('cancelled')
    expect(after(...events)).toBe('cancelled')
    expect(after({ ...written, data: { ...inFirst.data, onlyIn: null } } as CandidateEvent, events[1]!)).toBe('held')
    given(adaAdded)
      .when(write({ onlyIn: 'hired' }))
      .thenNothing()
  })

  it('is sent or undelivered, whichever is heard first', () => {
    const sent: CandidateEvent = { type: 'MessageSent', data: { messageId } }
    const undelivered: CandidateEvent = { type: 'MessageUndelivered', data: { messageId, reason: 'address' } }
    given(adaAdded, written).when(record(null)).then(sent)
    given(adaAdded, written).when(record('address')).then(undelivered)
    given(adaAdded, written, sent).when(record(null)).thenNothing()
    // A server that took it may say later that it did not arrive.
    given(adaAdded, written, sent).when(record('address')).then(undelivered)
    given(adaAdded).when(record(null)).thenNothing()
  })
})

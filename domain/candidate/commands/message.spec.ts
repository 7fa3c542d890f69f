import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MAX_SUBJECT, MAX_TEXT_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded } from '#test/fixtures/candidate.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(editor))
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
const written: CandidateEvent = {
  type: 'MessageWritten',
  data: { messageId, channel: 'email', authorId: rita, subject: 'Monday', text: 'Can you come?' },
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

  it('is sent or undelivered, whichever is heard first', () => {
    const sent: CandidateEvent = { type: 'MessageSent', data: { messageId } }
    const undelivered: CandidateEvent = { type: 'MessageUndelivered', data: { messageId, reason: 'address' } }
    given(adaAdded, written).when(record(null)).then(sent)
    given(adaAdded, written).when(record('address')).then(undelivered)
    given(adaAdded, written, sent).when(record('address')).thenNothing()
    given(adaAdded).when(record(null)).thenNothing()
  })
})

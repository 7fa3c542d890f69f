import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { MessageFailure } from '#contracts/candidate/message-events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { mail } from '../effects/reactions.ts'
import { type ContactFacts, contactFacts } from './invitation-mail.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

export const recordMessage = (candidateId: string, messageId: string, failure: MessageFailure | null): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type: 'RecordMessage', data: { candidateId, messageId, failure } },
})

/**
 * What a person writes to a candidate leaves by mail, or, where the plan's volume has one left, as a text message. The words
 * stay in the candidate's stream: they are looked up when the message is handed over.
 */
export const writtenMessageIsSent: ProcessManager<CandidateEvent, ContactFacts> = {
  name: 'written-message-is-sent',
  category: 'candidate',
  on: ['MessageWritten'],
  look: (core, { stream }) => contactFacts(core, parseStream(stream)),
  react: ({ event, stream, tenant }, facts) => {
    if (event.type !== 'MessageWritten' || !facts) return []
    const { id: candidateId } = parseStream(stream)
    const { messageId, channel } = event.data
    if (channel === 'sms') {
      const data = { candidateId, messageId, reminder: false }
      return [{ kind: 'command', aggregate: 'subscription', id: tenant, command: { type: 'ConsumeTextInvite', data } }]
    }
    if (!facts.email) return [recordMessage(candidateId, messageId, 'address')]
    const { email, company, jobId, language, link } = facts
    return [
      mail({ to: email, template: 'written', values: { candidateId, messageId, company, jobId, language, link } }),
    ]
  },
  onRefused: ({ event, stream }) =>
    event.type === 'MessageWritten' ? [recordMessage(parseStream(stream).id, event.data.messageId, 'volume')] : [],
  onOutcome: ({ event, stream }, { outcome }) => {
    if (event.type !== 'MessageWritten') return []
    const record = (failure: MessageFailure | null) => [
      recordMessage(parseStream(stream).id, event.data.messageId, failure),
    ]
    if (outcome.ended === 'succeeded') return record(null)
    return outcome.ended === 'failed' ? record('address') : []
  },
}

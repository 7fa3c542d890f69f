import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isWanted } from '#domain/candidate/rejection-message.ts'
import { mail } from '../effects/reactions.ts'
import { type ContactFacts, contactFacts } from './invitation-mail.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const left = (candidateId: string, messageId: string, outcome: 'sent' | 'failed'): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type: 'RecordRejectionMessageLeft', data: { candidateId, messageId, outcome } },
})

/**
 * The message to a rejected candidate leaves at its time, or earlier if a person sends it. It does not leave if it was
 * cancelled, or if the candidate was moved to another stage.
 */
export const rejectionMessageIsSent: ProcessManager<CandidateEvent, ContactFacts> = {
  name: 'rejection-message-is-sent',
  category: 'candidate',
  on: ['RejectionMessageHeld', 'RejectionMessageReleased'],
  look: (core, { stream }) => contactFacts(core, parseStream(stream)),
  react: ({ event, stream }, contact) => {
    if (!contact || !('messageId' in event.data)) return []
    const { id: candidateId } = parseStream(stream)
    const { messageId } = event.data
    const { name, email, company, job, jobId, language } = contact
    if (!email) return [left(candidateId, messageId, 'failed')]
    const values = { candidateId, messageId, name, company, job, jobId, language }
    const call = mail({ to: email, template: 'rejection', values })
    return [event.type === 'RejectionMessageHeld' ? { ...call, holdUntil: event.data.sendsAt } : call]
  },
  stillWanted: async (core, { stream, event }) => {
    if (event.type !== 'RejectionMessageHeld') return true
    const { tenant: companyId, id } = parseStream(stream)
    const { state } = await core.commands.stateOf(candidateDecider, { companyId }, id)
    return isKnown(state) && isWanted(state.rejectionMessage, event.data.messageId, 'held')
  },
  onOutcome: ({ stream, event }, { outcome }) => {
    if (!('messageId' in event.data) || outcome.ended === 'cancelled') return []
    const { id } = parseStream(stream)
    return [left(id, event.data.messageId, outcome.ended === 'succeeded' ? 'sent' : 'failed')]
  },
}

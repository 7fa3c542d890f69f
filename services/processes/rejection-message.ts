import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isWanted } from '#domain/candidate/rejection-message.ts'
import { mergedMessage } from '#contracts/candidate/merge-fields.ts'
import type { Core } from '../core/core.ts'
import { mail } from '../effects/reactions.ts'
import { type ContactFacts, contactFacts } from './invitation-mail.ts'
import type { ProcessManager } from './process-manager.ts'

type Facts = { contact: NonNullable<ContactFacts>; subject: string; text: string } | null

/**
 * The message to a rejected candidate leaves when its time has come, or when a person sends it before; not when it was
 * cancelled or the candidate was moved on meanwhile.
 */
export const rejectionMessageIsSent: ProcessManager<CandidateEvent, Facts> = {
  name: 'rejection-message-is-sent',
  category: 'candidate',
  on: ['RejectionMessageHeld', 'RejectionMessageReleased'],
  look: async (core, { stream, event }) => {
    const messageId = 'messageId' in event.data ? event.data.messageId : undefined
    if (!messageId) return null
    const [contact, words] = [await contactFacts(core, parseStream(stream)), await wordsOf(core, stream, messageId)]
    return contact && words ? { contact, ...words } : null
  },
  react: ({ event }, facts) => {
    if (!facts?.contact.email || !('messageId' in event.data)) return []
    const { name, email, company, job, jobId, language } = facts.contact
    const merged = (text: string) => mergedMessage(text, { name, company, job })
    const values = { subject: merged(facts.subject), text: merged(facts.text), jobId, language }
    const call = mail({ to: email, template: 'rejection', values: { ...values, messageId: event.data.messageId } })
    return [event.type === 'RejectionMessageHeld' ? { ...call, holdUntil: event.data.sendsAt } : call]
  },
  stillWanted: async (core, { stream, event }) => {
    const { tenant, id } = parseStream(stream)
    if (event.type !== 'RejectionMessageHeld') return true
    return isWanted(await messageOf(core, tenant, id), event.data.messageId, 'held')
  },
  onOutcome: ({ stream, event }, { outcome }) => {
    if (!('messageId' in event.data) || outcome.ended === 'cancelled') return []
    const { id: candidateId } = parseStream(stream)
    const data = {
      candidateId,
      messageId: event.data.messageId,
      outcome: outcome.ended === 'succeeded' ? 'sent' : 'failed',
    }
    return [{ kind: 'command', aggregate: 'candidate', id: candidateId, command: { type: 'RecordMessageLeft', data } }]
  },
}

/** What was written when it was held: decisions keep no personal words. */
async function wordsOf({ engines, codec }: Core, stream: string, messageId: string) {
  const history = await codec.decodeAll<CandidateEvent>(await engines.store.read(stream))
  const held = history.findLast(
    ({ event }) => event.type === 'RejectionMessageHeld' && event.data.messageId === messageId,
  )?.event
  return held?.type === 'RejectionMessageHeld' ? { subject: held.data.subject, text: held.data.text } : null
}

async function messageOf(core: Core, companyId: string, candidateId: string) {
  const { state } = await core.commands.stateOf(candidateDecider, { companyId }, candidateId)
  return isKnown(state) ? state.message : null
}

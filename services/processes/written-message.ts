import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { MessageFailure } from '#contracts/candidate/message-events.ts'
import type { MessageChannel } from '#contracts/candidate/message-limits.ts'
import { SEND_WRITTEN_MESSAGE } from '#contracts/process/names.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Core } from '../core/core.ts'
import type { Outcome } from '../effects/call.ts'
import { mail, sms } from '../effects/reactions.ts'
import { type ContactFacts, contactFacts } from './invitation-mail.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

export const recordMessage = (candidateId: string, messageId: string, failure: MessageFailure | null): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type: 'RecordMessage', data: { candidateId, messageId, failure } },
})

/** What is said of a message once its call has ended; `unreached` is what a refusal means. */
export function recordOutcome(candidateId: string, messageId: string, outcome: Outcome, unreached: MessageFailure) {
  if (outcome.ended === 'succeeded') return [recordMessage(candidateId, messageId, null)]
  if (outcome.ended !== 'failed') return []
  const failure = outcome.code === 'candidate/opted-out' ? 'optedOut' : unreached
  return [recordMessage(candidateId, messageId, failure)]
}

/** A message of the candidate as it is now; null for one of a candidate who was deleted. */
export async function messageNow(core: Core, companyId: string, candidateId: string, messageId: string) {
  const { state } = await core.commands.stateOf(candidateDecider, { companyId }, candidateId)
  return isKnown(state) ? (state.messages[messageId] ?? null) : null
}

/** A text message with words that are looked up as it leaves. */
export const writtenText = (
  to: string,
  candidateId: string,
  messageId: string,
  { company, language, link }: Pick<NonNullable<ContactFacts>, 'company' | 'language' | 'link'>,
) => sms({ to, template: 'written', values: { candidateId, messageId, company, language, link } })

export type WrittenFacts = (NonNullable<ContactFacts> & { channel: MessageChannel }) | null

/**
 * What a person or automation writes to a candidate leaves by mail, or, where the plan's volume has one left, as a text message:
 * at its time, or earlier if a person sends it. The words stay in the candidate's stream, and are looked up as it leaves.
 */
export const writtenMessageIsSent: ProcessManager<CandidateEvent, WrittenFacts> = {
  name: SEND_WRITTEN_MESSAGE,
  category: 'candidate',
  on: ['MessageWritten', 'MessageReleased'],
  async look(core, { event, stream, tenant }) {
    const { id } = parseStream(stream)
    const facts = await contactFacts(core, { tenant, id })
    if (!facts || !('messageId' in event.data)) return null
    if (event.type === 'MessageWritten') return { ...facts, channel: event.data.channel }
    const message = await messageNow(core, tenant, id, event.data.messageId)
    return message && { ...facts, channel: message.channel }
  },
  react: ({ event, stream, tenant, actor }, facts) => {
    if ((event.type !== 'MessageWritten' && event.type !== 'MessageReleased') || !facts) return []
    const { id: candidateId } = parseStream(stream)
    const { messageId } = event.data
    if (facts.channel === 'sms' && event.type === 'MessageWritten') {
      const data = { candidateId, messageId, reminder: false }
      return [{ kind: 'command', aggregate: 'subscription', id: tenant, command: { type: 'ConsumeTextInvite', data } }]
    }
    if (facts.channel === 'sms') {
      const to = normalisePhone(facts.phone)
      return to === null
        ? [recordMessage(candidateId, messageId, 'number')]
        : [writtenText(to, candidateId, messageId, facts)]
    }
    if (!facts.email) return [recordMessage(candidateId, messageId, 'address')]
    const { email, company, jobId, language, link } = facts
    const automated = event.type === 'MessageWritten' && actor.kind === 'process' && { automated: 'yes' }
    const values = { candidateId, messageId, company, jobId, language, link, ...automated }
    const call = mail({ to: email, template: 'written', values })
    const holdUntil = event.type === 'MessageWritten' ? event.data.sendsAt : null
    return [holdUntil ? { ...call, holdUntil } : call]
  },
  stillWanted: async (core, { stream, event, tenant }) =>
    event.type !== 'MessageWritten' ||
    (await messageNow(core, tenant, parseStream(stream).id, event.data.messageId))?.state === 'held',
  onRefused: ({ event, stream }) =>
    event.type === 'MessageWritten' ? [recordMessage(parseStream(stream).id, event.data.messageId, 'volume')] : [],
  onOutcome: ({ event, stream }, { outcome }) =>
    event.type === 'MessageWritten' || event.type === 'MessageReleased'
      ? recordOutcome(parseStream(stream).id, event.data.messageId, outcome, 'address')
      : [],
}

import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { type ContactFacts, contactFacts, goesBy, isStillWanted, reachOf } from './invitation-mail.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { sms } from '../effects/reactions.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'
import { messageNow, recordMessage, recordOutcome, writtenText } from './written-message.ts'

export const notSent = (candidateId: string, reason: 'number' | 'volume'): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type: 'RecordSmsUndelivered', data: { candidateId, reason } },
})

/** Nothing is sent that the plan's volume does not cover (PUB-026): the subscription decides, and its answer is what sends. */
export const textInvitationTakesVolume: ProcessManager<CandidateEvent> = {
  name: 'text-invitation-takes-volume',
  category: 'candidate',
  on: ['CandidateInvited', 'CandidateReminded'],
  react: ({ event, id: messageId, stream, tenant }) => {
    if (!('channel' in event.data) || event.data.channel !== 'sms') return []
    const data = { candidateId: parseStream(stream).id, messageId, reminder: event.type === 'CandidateReminded' }
    return [{ kind: 'command', aggregate: 'subscription', id: tenant, command: { type: 'ConsumeTextInvite', data } }]
  },
  onRefused: ({ stream }) => [notSent(parseStream(stream).id, 'volume')],
}

/** A text message that waited is sent at once; the plan's volume was taken when it was written. */
export const heldTextIsSent: ProcessManager<CandidateEvent, ContactFacts> = {
  name: 'held-text-is-sent',
  category: 'candidate',
  on: ['HeldReachSettled'],
  look: (core, { stream }) => contactFacts(core, parseStream(stream)),
  react: ({ event, stream }, facts) => {
    if (!facts || !goesBy(event, 'sms')) return []
    const { email: _, phone, ...known } = facts
    const to = normalisePhone(phone)
    const candidateId = parseStream(stream).id
    const values = { ...known, candidateId }
    if (to === null) return [notSent(candidateId, 'number')]
    return [sms({ to, template: reachOf(event), values })]
  },
  onOutcome: ({ stream }, { outcome }) =>
    outcome.ended === 'failed' && outcome.code === 'sms/undeliverable'
      ? [notSent(parseStream(stream).id, 'number')]
      : [],
}

/** An invited or reminded candidate gets a text message with a link that is theirs alone (PUB-022). */
export const consumedTextIsSent: ProcessManager<
  SubscriptionEvent,
  (Contact & { written: { sendsAt: string | null } | null; sendsAt: string | null }) | null
> = {
  name: 'consumed-text-is-sent',
  category: 'subscription',
  on: ['TextInviteConsumed'],
  look: async (core, { event, tenant }) => {
    // Those of interviews are sent by `interviewTextIsSent`.
    if (event.type !== 'TextInviteConsumed' || event.data.interview) return null
    const { candidateId, messageId } = event.data
    const facts = await contactFacts(core, { tenant, id: candidateId })
    if (!facts) return null
    const { state } = await core.commands.stateOf(candidateDecider, { companyId: tenant }, candidateId)
    const sendsAt = (isKnown(state) && state.heldReach?.sendsAt) || null
    return { ...facts, written: await messageNow(core, tenant, candidateId, messageId), sendsAt }
  },
  react: ({ event }, facts) => {
    if (event.type !== 'TextInviteConsumed' || !facts) return []
    const { email: _, phone, written, sendsAt, ...values } = facts
    const { candidateId, messageId } = event.data
    const to = normalisePhone(phone)
    if (written) {
      if (to === null) return [recordMessage(candidateId, messageId, 'number')]
      const call = writtenText(to, candidateId, messageId, values)
      return [written.sendsAt ? { ...call, holdUntil: written.sendsAt } : call]
    }
    if (to === null) return [notSent(event.data.candidateId, 'number')]
    const template = event.data.reminder ? 'reminder' : 'invitation'
    const call = sms({ to, template, values: { ...values, candidateId } })
    return [sendsAt ? { ...call, holdUntil: sendsAt } : call]
  },
  stillWanted: async (core, { event, tenant }, call) => {
    if (event.type !== 'TextInviteConsumed') return true
    const { candidateId, messageId } = event.data
    const written = await messageNow(core, tenant, candidateId, messageId)
    return written ? written.state === 'held' : isStillWanted(core, tenant, candidateId, call.holdUntil)
  },
  /** A recruiter sees that the candidate was not reached. */
  onOutcome: ({ event }, { call, outcome }) =>
    event.type !== 'TextInviteConsumed'
      ? []
      : (call.payload as { template: string }).template === 'written'
        ? recordOutcome(event.data.candidateId, event.data.messageId, outcome, 'number')
        : outcome.ended === 'failed' && outcome.code === 'sms/undeliverable'
          ? [notSent(event.data.candidateId, 'number')]
          : [],
}

type Contact = NonNullable<ContactFacts>

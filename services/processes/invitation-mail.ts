import type { CandidateEvent, Channel } from '#contracts/candidate/events.ts'
import type { Language } from '#contracts/kernel/language.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { isReachWanted } from '#domain/candidate/policies/reach-wanted.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { issueCandidateToken } from '../use-cases/candidacy/candidate-token.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import { isOptedOut } from '../effects/messages/opt-out.ts'
import type { CallReaction } from '../effects/calls.ts'
import { mail } from '../effects/reactions.ts'
import type { Core } from '../core/core.ts'
import { contactOf } from '../core/contact-of.ts'
import { linkOf } from '../use-cases/candidacy/link.ts'
import type { ProcessManager } from './process-manager.ts'

export type ContactFacts = {
  name: string
  email: string
  phone: string
  job: string
  company: string
  /** Whose brand the message wears. */
  jobId: JobId
  link: string
  language: Language
} | null

/** Whether an event sends an invitation or reminder by that channel, now or after its hold. */
export const goesBy = (event: CandidateEvent, channel: Channel): boolean =>
  event.type === 'HeldReachSettled'
    ? event.data.how === 'send' && event.data.channels.includes(channel)
    : 'channel' in event.data && event.data.channel === channel

export const reachOf = (event: CandidateEvent): 'invitation' | 'reminder' =>
  event.type === 'HeldReachSettled' ? event.data.what : event.type === 'CandidateReminded' ? 'reminder' : 'invitation'

const heldBack = (event: CandidateEvent, call: CallReaction): CallReaction =>
  (event.type === 'CandidateInvited' || event.type === 'CandidateReminded') && event.data.sendsAt
    ? { ...call, holdUntil: event.data.sendsAt }
    : call

/** Nothing leaves after its hold that was cancelled, or that the person needs no more. */
export async function isStillWanted(core: Core, companyId: string, candidateId: string, sendsAt: string | null) {
  const { state } = await core.commands.stateOf(candidateDecider, { companyId }, candidateId)
  return sendsAt !== null && isReachWanted(state, sendsAt, core.now())
}

/** A candidate who is invited, reminded or asks for it gets a message with a link that is theirs alone. */
export const invitedCandidateGetsMail: ProcessManager<CandidateEvent, ContactFacts> = {
  name: 'invited-candidate-gets-mail',
  category: 'candidate',
  on: ['CandidateInvited', 'CandidateReminded', 'HeldReachSettled', 'ApplicationLinkRequested'],
  async look(core, { stream, event }) {
    const facts = await contactFacts(core, parseStream(stream))
    const asked = event.type === 'ApplicationLinkRequested'
    return facts && !asked && (await isOptedOut(core, parseStream(stream).tenant, facts.email)) ? null : facts
  },
  react: ({ event, stream }, facts) => {
    if (!facts || !goesBy(event, 'email')) return []
    const { email, phone: _, ...known } = facts
    const values = { ...known, candidateId: parseStream(stream).id }
    const template = event.type === 'ApplicationLinkRequested' ? 'applicationLink' : reachOf(event)
    return [heldBack(event, mail({ to: email, template, values }))]
  },
  stillWanted: (core, { stream, tenant }, call) => isStillWanted(core, tenant, parseStream(stream).id, call.holdUntil),
  /** A recruiter sees that the candidate was not reached. */
  onOutcome: ({ stream }, { outcome }) => {
    if (outcome.ended !== 'failed' || outcome.code !== 'mail/undeliverable') return []
    const { id: candidateId } = parseStream(stream)
    return [
      {
        kind: 'command',
        aggregate: 'candidate',
        id: candidateId,
        command: { type: 'RecordUndelivered', data: { candidateId } },
      },
    ]
  },
}

/** Null when the candidate or the job is gone by now: there is no one to write to. */
export async function contactFacts(
  core: Core,
  { tenant: companyId, id: candidateId }: { tenant: string; id: string },
): Promise<ContactFacts> {
  const scope = { companyId }
  const { state: candidate } = await core.commands.stateOf(candidateDecider, scope, candidateId)
  if (!isKnown(candidate)) return null
  const jobId: JobId = candidate.jobId
  const { state: job } = await core.commands.stateOf(jobDecider, scope, jobId)
  const { state: company } = await core.commands.stateOf(companyDecider, scope, companyId)
  if (job.status === 'unknown') return null
  const token = issueCandidateToken(core.engines.keys, { companyId, jobId, candidateId }, core.now())
  const { name, email, phone } = await contactOf(core, { companyId, candidateId })
  return {
    name,
    email,
    phone,
    job: savedTitle(job.draft.details.jobTitle),
    company: company.status === 'registered' ? company.details.name : '',
    jobId,
    language: mailLanguage(company.status === 'registered' ? company.details.language : null),
    link: `${core.settings.publicUrl}/apply/${linkOf({ companyId, jobId })}?c=${encodeURIComponent(token)}`,
  }
}

import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { inWords } from '#contracts/kernel/time.ts'
import type { ShareEvent } from '#contracts/share/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { shares } from '#projections/shares/shares.ts'
import { mail } from '../effects/reactions.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const toCandidate = (candidateId: CandidateId, type: string, data: object): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type, data: { candidateId, ...data } },
})

/** A candidate's history says who they were shared with, and when that ended (ACT-006). */
export const sharedCandidateKnows: ProcessManager<ShareEvent> = {
  name: 'shared-candidate-knows',
  category: 'share',
  on: ['ShareCreated', 'ShareEnded'],
  react: ({ event }) => {
    if (event.type === 'ShareEnded') {
      const { shareId, reason, candidateIds } = event.data
      return candidateIds.map((id) => toCandidate(id, 'RecordShareEnded', { shareId, reason }))
    }
    if (event.type !== 'ShareCreated') return []
    const { shareId, audience, recipients, expiresAt, frozenAt, candidates } = event.data
    const share = { shareId, audience, recipients: recipients?.length ?? 0, expiresAt, frozen: frozenAt !== null }
    return candidates.map(({ candidateId }) => toCandidate(candidateId, 'RecordShared', share))
  },
}

/** One timer for each share, moved with its end. */
export const shareRunsOut: ProcessManager<ShareEvent> = {
  name: 'share-runs-out',
  category: 'share',
  on: ['ShareCreated', 'ShareExpiryChanged', 'ShareEnded'],
  react: ({ event }) => {
    const { shareId } = event.data
    const timer = (command: { type: string; data: unknown }): Reaction[] => [
      { kind: 'command', aggregate: 'timer', id: shareId, command },
    ]
    if (event.type === 'ShareEnded') return timer({ type: 'CancelTimer', data: {} })
    if (event.type !== 'ShareCreated' && event.type !== 'ShareExpiryChanged') return []
    const { expiresAt } = event.data
    const command = { type: 'ExpireShare', data: { shareId, expiresAt } }
    return timer({ type: 'MoveTimer', data: { dueAt: expiresAt, aggregate: 'share', id: shareId, command } })
  },
}

type Words = { company: string; job: string; jobId: string; sender: string } | null

/** Each recipient gets a link of their own. */
export const shareIsMailed: ProcessManager<ShareEvent, Words> = {
  name: 'share-is-mailed',
  category: 'share',
  on: ['ShareCreated'],
  look: async ({ commands }, { event, tenant, actor }) => {
    if (event.type !== 'ShareCreated') return null
    const { jobId } = event.data
    const scope = { companyId: tenant }
    const { state: job } = await commands.stateOf(jobDecider, scope, jobId)
    const { state: company } = await commands.stateOf(companyDecider, scope, tenant)
    if (job.status === 'unknown') return null
    const { state: user } = await commands.stateOf(userDecider, scope, actor.id)
    const name = company.status === 'registered' ? company.details.name : ''
    return {
      company: name,
      job: savedTitle(job.draft.details.jobTitle),
      jobId,
      sender: actor.kind === 'user' && user.status === 'active' ? user.name : name,
    }
  },
  react: ({ event, tenant }, words) => {
    if (event.type !== 'ShareCreated' || !words) return []
    const { shareId, recipients, title, message, expiresAt, language } = event.data
    return (recipients ?? []).map(({ recipientId, name, email }) =>
      mail({
        to: email,
        template: 'share',
        values: {
          ...words,
          name: name || email,
          title,
          message: message && `${message}\n\n`,
          until: inWords(expiresAt),
          language,
          companyId: tenant,
          shareId,
          recipientId,
        },
      }),
    )
  },
  /** The list of links says that this person was not reached. */
  onOutcome: ({ event }, { call, outcome }) => {
    if (outcome.ended !== 'failed' || outcome.code !== 'mail/undeliverable') return []
    const { shareId } = event.data
    const { recipientId } = (call.payload as { values: { recipientId: string } }).values
    const command = { type: 'RecordShareUndelivered', data: { shareId, recipientId } }
    return [{ kind: 'command', aggregate: 'share', id: shareId, command }]
  },
}

/** More than a job has. */
const MOST = 2000

/** With a deleted job its links are closed, and what they say of guests is taken out of every list. */
export const deletedJobLosesShares: ProcessManager<JobEvent, string[]> = {
  name: 'deleted-job-loses-shares',
  category: 'job',
  on: ['JobDeleted'],
  look: async ({ reads }, { stream, tenant }) => {
    const docs = await reads.store.find(reads.live(shares), {
      filter: { companyId: tenant, jobId: parseStream(stream).id },
      limit: MOST,
    })
    return docs.flatMap(({ _id, dead }) => (dead === true ? [] : [_id]))
  },
  react: (_recorded, found) =>
    found.map((shareId) => ({
      kind: 'command',
      aggregate: 'share',
      id: shareId,
      command: { type: 'EraseShare', data: { shareId } },
    })),
}

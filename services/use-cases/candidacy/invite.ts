import type { Asker } from '#contracts/asker.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import { contactProblems, tidyContact } from '#contracts/candidate/contact.ts'
import type { CandidateId, JobId } from '#contracts/ids.ts'
import { Rejected } from '#contracts/rejections.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../platform.ts'
import { allowOnCandidate, allowOnJob } from '../allow.ts'

export const MAX_INVITATIONS = 200

export type Invited = Contact & { outcome: 'invited' | 'duplicate' | 'invalid'; candidateId: CandidateId | null; problem: string | null }

/**
 * Invites people by e-mail, each to a stream of their own. Somebody already on the job is left out and reported,
 * unless `ignoreDuplicates`. Repeating the call with the same `commandId` invites nobody twice.
 */
export const inviteCandidates =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, people, ignoreDuplicates = false, commandId }: { jobId: JobId; people: Contact[]; ignoreDuplicates?: boolean; commandId: string },
  ): Promise<{ invited: Invited[]; token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'candidates.invite', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    if (job.status !== 'active') throw new Rejected('job/not-active', 'Activate the job before you invite candidates')
    if (people.length === 0 || people.length > MAX_INVITATIONS) throw new Rejected('request/invalid', `Invite 1 to ${MAX_INVITATIONS} people at a time`)

    const seen = new Set<string>()
    let token: ConsistencyToken = {}
    const invited: Invited[] = []
    for (const person of people.map((each) => tidyContact(each))) {
      const problem = Object.values(contactProblems(person))[0]
      const email = person.email.toLowerCase()
      const candidateId = uuid5(commandId, `${asker.companyId}.${jobId}.${email}`)
      if (problem) {
        invited.push({ ...person, outcome: 'invalid', candidateId: null, problem })
        continue
      }
      const there = seen.has(email) || (!ignoreDuplicates && (await alreadyOn(core, asker, jobId, email, candidateId)))
      seen.add(email)
      if (there) {
        invited.push({ ...person, outcome: 'duplicate', candidateId: null, problem: 'This e-mail address is on the job already' })
        continue
      }
      const handled = await core.commands.handle(
        candidateDecider,
        candidateId,
        { type: 'InviteCandidate', data: { candidateId, jobId, ...person, deadline: null } },
        core.context(asker, uuid5(commandId, email)),
      )
      token = mergeTokens(token, handled.token)
      invited.push({ ...person, outcome: 'invited', candidateId, problem: null })
    }
    return { invited, token }
  }

async function alreadyOn(core: Core, asker: Asker, jobId: JobId, email: string, own: CandidateId): Promise<boolean> {
  const found = await core.readers.candidateByEmail(asker, jobId, email)
  return found !== null && found !== own
}

export const remindCandidate =
  (core: Core) =>
  async (asker: Asker, { candidateId, commandId }: { candidateId: CandidateId; commandId?: string }): Promise<{ token: ConsistencyToken }> => {
    await allowOnCandidate(core, asker, 'candidates.invite', candidateId)
    const { token } = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'RemindCandidate', data: { candidateId } },
      core.context(asker, commandId),
    )
    return { token }
  }

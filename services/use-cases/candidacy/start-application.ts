import type { Contact } from '#contracts/candidate/contact.ts'
import { Rejected } from '#contracts/rejections.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { latestJourney } from '#domain/job/job.ts'
import { uuid5 } from '#infra/hashing.ts'
import { candidateAsker } from '../../candidacy/candidate-asker.ts'
import { issueCandidateToken, readCandidateToken } from '../../candidacy/candidate-token.ts'
import type { Core } from '../../platform.ts'
import { attempts } from '../accounts/attempts.ts'
import { parseLink, publicJob } from './link.ts'

export type StartApplication = Contact & { link: string; token: string | null; referral: boolean; commandId: string }

/**
 * The start form. Somebody with a token goes on as who they are; anybody else becomes a new candidate, once per
 * `commandId`. A whole careers day applies `from` one address; a program that fills the board with strangers is stopped.
 * @returns the candidate's own token, to be kept by their browser.
 */
export const startApplication = (core: Core) => {
  const starts = attempts(core, { name: 'applications', limit: 100, windowMs: 10 * 60_000 })
  return async ({ link, token, referral, commandId, name, email, phone }: StartApplication, from: string): Promise<{ candidateToken: string; token: ConsistencyToken }> => {
    await starts.take(from)
    const address = parseLink(link)
    const job = address && (await publicJob(core, address))
    const live = job && latestJourney(job)
    if (!address || !job || !live) throw new Rejected('job/not-found', 'This job does not exist')

    const held = readCandidateToken(core.engines.keys, token)
    const identity =
      held?.companyId === address.companyId && held.jobId === address.jobId
        ? held
        : { ...address, candidateId: uuid5(commandId, `${address.companyId}.${address.jobId}`) }
    if (job.status !== 'active') throw new Rejected('job/not-active', 'This job does not take applications any more')

    const handled = await core.commands.handle(
      candidateDecider,
      identity.candidateId,
      {
        type: 'StartJourney',
        data: {
          candidateId: identity.candidateId,
          jobId: address.jobId,
          name,
          email,
          phone,
          source: referral ? 'referral' : 'direct',
          journeyVersion: live.version,
          journey: live.journey,
        },
      },
      core.context(candidateAsker(identity), commandId),
    )
    return { candidateToken: issueCandidateToken(core.engines.keys, identity), token: handled.token }
  }
}

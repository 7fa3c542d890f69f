import type { Application } from '#contracts/views/application.ts'
import { worn } from '#contracts/company/brand-theme.ts'
import { publicDetails } from '#contracts/job/blank.ts'
import { isKnown, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isClosedFor, isLateFor } from '#domain/candidate/policies/deadline.ts'
import { isExpired } from '#domain/candidate/policies/expired.ts'
import { type KnownJob, latestJourney, publishedJourney } from '#domain/job/job.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import { askerOfHolder, candidateAsker } from './candidate-asker.ts'
import { readCandidateToken } from './candidate-token.ts'
import type { Core } from '../../core/core.ts'
import { closesAt, linkOf, parseLink, publicJob } from './link.ts'
import { offersEvaluation } from '../../core/evaluation-mode.ts'
import { contactOf } from '../../core/contact-of.ts'

/** Who was invited with a deadline of their own begins by that one, and may finish when they like. */
const ownDeadline = ({ deadline, journeyVersion }: KnownCandidate, job: KnownJob) =>
  deadline === null || journeyVersion !== null ? null : { at: deadline, timezone: job.deadline?.timezone ?? 'UTC' }

const unknown = { status: 'unknown' } as const

/**
 * What a job's link opens for the holder of `token` (of a cookie or a personal link). Null when the link
 * leads nowhere: no such job, a job still in draft, or nothing but a malformed address.
 */
export const openApplication =
  (core: Core) =>
  async (link: string, token: string | null): Promise<Application | null> => {
    const address = parseLink(link)
    const job = address && (await publicJob(core, address))
    const live = job && latestJourney(job)
    if (!address || !job || !live) return null

    const company = await companyOfJob(core, address.companyId, job.draft.details.brandId)
    const identity = readCandidateToken(core.engines.keys, token)
    const held =
      identity && identity.companyId === address.companyId && identity.jobId === address.jobId ? identity : null
    const ended = held !== null && (await askerOfHolder(core, held)).endsAt <= core.now()
    const own = ended ? null : held
    const known =
      own &&
      (await core.commands.stateOf(candidateDecider, candidateAsker(own), own.candidateId, { opened: true })).state
    const candidate = known && isKnown(known) && known.jobId === address.jobId ? known : null

    const evaluation = await offersEvaluation(core, address)
    const { stopped } = await core.entitlementsOf(address.companyId)
    return {
      link: linkOf(address),
      jobId: address.jobId,
      companyName: company.name,
      brand: company.look && worn(address.companyId, company.look, company.pictureOf),
      details: publicDetails(job.draft.details),
      journey: (candidate?.journeyVersion && publishedJourney(job, candidate.journeyVersion)) || live.journey,
      evaluation,
      open: job.status === 'active' && (candidate !== null || stopped === null),
      ended,
      expired: candidate !== null && isExpired(candidate, core.now()),
      deadline: candidate?.deadline ? ownDeadline(candidate, job) : job.deadline,
      late: candidate?.finished
        ? false
        : (candidate?.journeyVersion ? isLateFor : isClosedFor)(candidate ?? unknown, closesAt(job), core.now()),
      candidate:
        own && candidate
          ? {
              candidateId: candidate.candidateId,
              token: token!,
              ...(await contactOf(core, own)),
              status: candidate.status,
              started: candidate.journeyVersion !== null,
              finished: candidate.finished,
              agreed: candidate.evaluations.agreed,
              answers: { ...candidate.answers },
              takes: candidate.takes.map((take) => ({ ...take })),
            }
          : null,
    }
  }

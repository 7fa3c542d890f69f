import { CompanyId, JobId } from '#contracts/kernel/ids.ts'
import { publishedJourney, type KnownJob } from '#domain/job/job.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { type KnownCandidate, isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { candidateAsker } from './candidate-asker.ts'
import type { CandidateIdentity } from './candidate-token.ts'
import type { Core } from '../../core/core.ts'

export type JobAddress = { companyId: CompanyId; jobId: JobId }

/** `<companyId>.<jobId>`: the public address of a job, in its direct link and QR code. */
export const linkOf = ({ companyId, jobId }: JobAddress) => `${companyId}.${jobId}`

export function parseLink(link: string): JobAddress | null {
  const [companyId, jobId, ...rest] = link.slice(0, 200).split('.')
  const known = rest.length === 0 && CompanyId.safeParse(companyId).success && JobId.safeParse(jobId).success
  return known ? { companyId: companyId!, jobId: jobId! } : null
}

/** A job whose link was ever published; a draft's link leads nowhere. */
export async function publicJob({ commands }: Core, { companyId, jobId }: JobAddress): Promise<KnownJob | null> {
  const { state } = await commands.stateOf(jobDecider, { companyId }, jobId)
  return state.status === 'active' || state.status === 'archived' ? state : null
}

/** The last moment the job takes applications; null: there is none. */
export const closesAt = ({ deadline }: KnownJob): string | null => deadline?.at ?? null

/** A candidate under way, with the journey they started on. */
export async function underWay(
  core: Core,
  identity: CandidateIdentity,
): Promise<{ candidate: KnownCandidate; journey: Journey; closesAt: string | null }> {
  const { state } = await core.commands.stateOf(candidateDecider, candidateAsker(identity), identity.candidateId)
  const job = isKnown(state) && state.jobId === identity.jobId ? await publicJob(core, identity) : null
  if (!job || !isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
  const journey = state.journeyVersion === null ? null : publishedJourney(job, state.journeyVersion)
  if (!journey) throw new Rejected('candidate/not-started', 'Please fill in the start form first')
  return { candidate: state, journey, closesAt: closesAt(job) }
}

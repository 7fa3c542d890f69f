import { type Asker, isOperator, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateId, CompanyId, JobId } from '#contracts/kernel/ids.ts'
import { permissionsOnJob } from '#contracts/job/access.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Entitlements } from '#contracts/subscription/entitlements.ts'
import { type Feature, neededFor } from '#contracts/subscription/features.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { requireIncluded } from '#domain/subscription/policies/included.ts'
import { requireNotStopped } from '#domain/subscription/policies/running.ts'
import { entitlementsOf } from '#domain/subscription/subscription.ts'
import type { Core } from './core.ts'

const forbidden = () => new Rejected('auth/forbidden', 'Your role does not allow this')

/** The first line of every use case that changes something of the company. */
export function allow(asker: Asker, permission: Permission): void {
  if (!mayDo(asker, permission)) throw forbidden()
}

/**
 * Beside {@link allow} where the plan decides as well.
 * @throws Rejected 'subscription/feature-missing'
 */
export async function requireFeature(
  { entitlementsOf }: Pick<Core, 'entitlementsOf'>,
  { companyId }: Pick<Asker, 'companyId'>,
  feature: Feature,
): Promise<void> {
  requireIncluded(await entitlementsOf(companyId), feature)
}

/**
 * A permission that has no effect while the plan lacks what it opens is refused in the words of the plan.
 * @throws Rejected 'subscription/feature-missing'
 */
export async function requirePlanOf(
  core: Pick<Core, 'entitlementsOf'>,
  asker: Pick<Asker, 'companyId'>,
  permission: Permission,
): Promise<void> {
  const feature = neededFor[permission]
  if (feature) await requireFeature(core, asker, feature)
}

/**
 * The first line of what costs or reaches new candidates; read from the log, so that a pause counts at once.
 * @throws Rejected 'subscription/paused' or 'subscription/cancelled'
 */
export async function requireRunning(core: Pick<Core, 'commands'>, { companyId }: Asker): Promise<void> {
  requireNotStopped(await entitlementsNow(core, companyId))
}

/** From the log, for decisions that cost. */
export async function entitlementsNow(
  { commands }: Pick<Core, 'commands'>,
  companyId: CompanyId,
): Promise<Entitlements> {
  const { state } = await commands.stateOf(subscriptionDecider, { companyId }, companyId)
  return entitlementsOf(state)
}

/** The first line of every use case about the installation. */
export function allowOperator(asker: Asker): void {
  if (!isOperator(asker)) throw forbidden()
}

/**
 * The first line of every use case about a job: the job's own entries decide where the company has them, read from the
 * log, so that what was taken away counts at once. Only for such askers is anything read.
 * @throws Rejected 'auth/forbidden', or 'job/not-found' in the words of a job there is not, where they may do nothing at all.
 */
export async function allowOnJob(
  { commands }: Pick<Core, 'commands'>,
  asker: Asker,
  permission: Permission,
  jobId: JobId,
  missing = () => new Rejected('job/not-found', 'No such job'),
): Promise<void> {
  if (asker.kind === 'apiKey' && asker.onlyJob !== undefined && asker.onlyJob !== jobId) throw missing()
  if (!onJobsOf(asker)) return allow(asker, permission)
  const { state: job } = await commands.stateOf(jobDecider, asker, jobId)
  const given = job.status === 'unknown' ? [] : permissionsOnJob(asker, job.permissions)
  if (given.length === 0) throw missing()
  if (!given.includes(permission)) throw forbidden()
}

/** As {@link allowOnJob}, on the job of a candidate. @throws Rejected 'candidate/not-found' */
export async function allowOnCandidate(
  core: Pick<Core, 'commands'>,
  asker: Asker,
  permission: Permission,
  candidateId: CandidateId,
): Promise<void> {
  if (!onJobsOf(asker)) return allow(asker, permission)
  const missing = () => new Rejected('candidate/not-found', 'No such candidate')
  const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
  if (!isKnown(state)) throw missing()
  await allowOnJob(core, asker, permission, state.jobId, missing)
}

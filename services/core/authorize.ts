import { type Asker, isOperator, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { permissionsOnJob } from '#contracts/job/access.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from './core.ts'

const forbidden = () => new Rejected('auth/forbidden', 'Your role does not allow this')

/** The first line of every use case that changes something of the company. */
export function allow(asker: Asker, permission: Permission): void {
  if (!mayDo(asker, permission)) throw forbidden()
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

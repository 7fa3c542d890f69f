import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { entriesOf } from '#contracts/job/access.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import { Role, type RoleId } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { noTeam, type Team } from '#contracts/user/asker-of.ts'
import {
  beyond,
  holdsEverything,
  type Movement,
  reachedBy,
  type RightsChange,
  rightsMoved,
} from '#contracts/user/rights-change.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { RegisteredCompany } from '#domain/company/company.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Position } from '#infra/engines/event-store/event-store.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { SWEPT } from '#projections/runtime/worker.ts'
import type { Core } from './core.ts'
import { allowedBy, membersOf } from './rights.ts'

export const moreThanOwn = 'You cannot give a role that allows more than your own'
export const aboveOwn = 'This user may do more than you. Ask an administrator'
export const groupAboveOwn = 'This group may do more than you. Ask an administrator'
export const roleAboveOwn = 'This role allows more on some jobs than you may do there. Ask an administrator'
export const entryAboveOwn = 'You cannot take away a role that allows more than your own'

/** The company as it is at this moment; null when there is none. */
export async function companyNow(
  { commands }: Pick<Core, 'commands'>,
  { companyId }: Pick<Asker, 'companyId'>,
): Promise<RegisteredCompany | null> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'registered' ? state : null
}

export const companyRoles = async (core: Pick<Core, 'commands'>, asker: Asker): Promise<RegisteredCompany['roles']> =>
  (await companyNow(core, asker))?.roles ?? new Map()

/** @throws Rejected 'team/role-not-found' for one that is neither of the system nor of the company. */
export function knownRole(roleId: RoleId, roles: ReadonlyMap<string, unknown>): void {
  if (!Role.safeParse(roleId).success && !roles.has(roleId)) throw new Rejected('team/role-not-found', 'No such role')
}

/** What the refused are answered, by what they wanted to move. */
type Words = (movement: Movement) => string

/**
 * People give, change and take away only what they may do themselves, in the company or on a job. Decided from the
 * log. Where a command follows, this is its `stillWanted`, so that a change in between makes it decide again.
 * @throws Rejected 'auth/forbidden'
 */
export async function requireRightsFor(
  core: Core,
  asker: Asker,
  changes: readonly RightsChange[],
  words: Words,
): Promise<true> {
  if (holdsEverything(asker)) return true
  const company = await companyNow(core, asker)
  const { groups, roles }: Team = company
    ? { groups: membersOf(company.groups), roles: allowedBy(company.roles) }
    : noTeam
  for (const change of changes) {
    const refuse = (entries: ReadonlyMap<JobId, readonly JobPermission[]>) => {
      const movement = beyond(asker, rightsMoved(change, { groups, roles, jobs: entries }), entries)
      if (movement) throw new Rejected('auth/forbidden', words(movement))
    }
    // What it moves in the company is known without a look at any job.
    refuse(change.of === 'job' ? new Map([[change.jobId, change.before]]) : new Map())
    const reaches = reachedBy(change, groups)
    if (!reaches) continue
    for (const jobId of await jobsReached(core, asker, reaches)) {
      const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
      if (job.status !== 'unknown') refuse(new Map([[jobId, job.permissions]]))
    }
  }
  return true
}

/**
 * Jobs of the company that may have such an entry: those whose documents say so, and all that changed after the
 * documents were last compared with the log. So one that is behind hides no job; what counts is read from the log.
 */
async function jobsReached(
  { engines: { store, reads }, reads: { live } }: Core,
  { companyId }: Asker,
  reaches: (entry: JobPermission) => boolean,
): Promise<Set<JobId>> {
  const compared = (await reads.loadState(SWEPT + live(jobs))) as Position | null
  const { heads } = await store.headsSince(compared)
  const changed = heads.flatMap(({ stream }) => {
    const { tenant, category, id } = parseStream(stream)
    return tenant === companyId && category === 'job' ? [id] : []
  })
  const known = await reads.counts(live(jobs), 'by_access', { companyId })
  return new Set([
    ...changed,
    ...known.flatMap(({ by }) => (entriesOf(String(by.access)).some(reaches) ? [String(by.jobId)] : [])),
  ])
}

const TURN_MS = 5_000

/**
 * One at a time per company, in whatever process: what a role allows and where it is given are facts of two streams,
 * and each check looks at the other's. Those who hold everything need not wait.
 */
export async function inTurn<Result>({ engines }: Core, asker: Asker, work: () => Promise<Result>): Promise<Result> {
  if (holdsEverything(asker)) return work()
  const lease = await engines.leases.acquire(`rights.${asker.companyId}`, AbortSignal.timeout(TURN_MS)).catch(() => {
    throw new Rejected('command/unavailable', 'This cannot be saved at the moment. Nothing was changed.')
  })
  return work().finally(() => lease.release())
}

import type { Asker } from '#contracts/kernel/asker.ts'
import { entriesOf, permissionsOnJob } from '#contracts/job/access.ts'
import { featuresOf, hasFeature } from '#contracts/subscription/features.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { userAsker } from '#contracts/user/asker-of.ts'
import type { Reads } from '../runtime/reads.ts'
import { teamReader } from '../team/reader.ts'
import { jobs } from './jobs.ts'

/** How many colleagues would see fewer jobs than now, and how many jobs at least one of them would no longer see. */
export type LosingSight = { colleagues: number; jobs: number }

export function losingSightReader(reads: Reads) {
  const { teamOf } = teamReader(reads)
  return {
    /**
     * What a change to a plan on which each job says who sees it takes from whom; null when it takes nothing away.
     * From the counters, and once for each way in which jobs are shared: no job is read for it. Plans that lead there have few seats.
     */
    async losingSight(
      asker: Asker,
      { from, to }: { from: PlanName | null; to: PlanName },
    ): Promise<LosingSight | null> {
      if (hasFeature(from, 'rolesAndPermissions') || !hasFeature(to, 'rolesAndPermissions')) return null
      const [rows, { users, groups, roles }] = await Promise.all([
        reads.store.counts(reads.live(jobs), 'by_access', { companyId: asker.companyId }),
        teamOf(asker),
      ])
      const shared = new Map<string, number>()
      for (const { by } of rows) if (by.jobId) shared.set(String(by.access), (shared.get(String(by.access)) ?? 0) + 1)
      const ways = [...shared.keys()].map((access) => ({ access, entries: entriesOf(access) }))
      const team = {
        roles: new Map(roles.map(({ role_id, permissions }) => [role_id, permissions])),
        groups: new Map(groups.map(({ group_id, members }) => [group_id, members])),
      }

      const hidden = new Set<string>()
      let colleagues = 0
      for (const { user_id, role, creator, status } of users) {
        if (status !== 'active' && status !== 'pending') continue
        const rights = { companyId: asker.companyId, account: { userId: user_id, role, creator }, team }
        if (!userAsker({ ...rights, features: featuresOf(from) }).permissions.includes('jobs.read')) continue
        const then = userAsker({ ...rights, features: featuresOf(to) })
        const lost = ways.filter(({ entries }) => !permissionsOnJob(then, entries).includes('jobs.read'))
        if (lost.length > 0) colleagues++
        for (const { access } of lost) hidden.add(access)
      }
      return colleagues === 0
        ? null
        : { colleagues, jobs: [...hidden].reduce((sum, access) => sum + shared.get(access)!, 0) }
    },
  }
}

import type { Asker } from '#contracts/kernel/asker.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Platform } from '#services/platform.ts'
import { jobsPath } from '../../insight/links.ts'
import { mayOpenTab } from '../../settings/names.ts'
import { planName } from '../../shell/upgrades.ts'
import type { BalanceName } from '../admin.billing/billing.server.ts'
import type { PlanProps } from './plan.tsx'

const RECENT = 6

/** Everything on the overview, counted at one moment. */
export async function overview({ readers, now: clock }: Platform, asker: Asker) {
  const now = clock()
  const [counters, last, balances, usage, { jobs }, tally] = await Promise.all([
    readers.overviewCounters(asker, now),
    readers.lastCounted(asker),
    readers.balancesOf(asker),
    readers.usageOf(asker, now),
    readers.jobList(asker, { limit: RECENT }),
    readers.candidateTally(asker),
  ])
  const sum = (groups: typeof tally) => groups.reduce((total, { count }) => total + count, 0)
  const recent = jobs.map(({ jobId, title, status, updatedAt }) => {
    const own = tally.filter((group) => group.jobId === jobId)
    return {
      jobId,
      title,
      status,
      updatedAt,
      candidates: sum(own),
      completed: sum(own.filter((group) => group.status === 'completed')),
    }
  })
  const may = (permission: Permission) => asker.permissions.includes(permission)
  const billed = (rows: BalanceName) =>
    may('company.billing') ? `/admin/billing?${new URLSearchParams({ rows })}` : null
  const plan: PlanProps | null = balances &&
    usage && {
      name: planName(balances.plan),
      since: balances.since,
      balances: [
        { label: 'jobSlots', ...usage.activeJobs, to: jobsPath('active') },
        {
          label: 'userSeats',
          ...usage.userSeats,
          to: mayOpenTab('users', asker.permissions) ? '/admin/settings?tab=users' : null,
        },
        { label: 'interviews', ...usage.oneWayInterviews, to: billed('interviews') },
        { label: 'texts', ...usage.textInvites, to: billed('texts') },
      ],
    }
  return { counters, last, recent, plan, now, mayAnalyse: may('analytics') }
}

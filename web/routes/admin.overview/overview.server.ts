import type { Asker } from '#contracts/asker.ts'
import type { Permission } from '#contracts/permissions.ts'
import type { Platform } from '#services/platform.ts'
import { jobsPath } from '../../insight/links.ts'
import { mayOpenTab } from '../../settings/names.ts'
import { planName } from '../../shell/upgrades.ts'
import type { PlanProps } from './plan.tsx'

const RECENT = 6

/** Everything on the overview, counted at one moment. */
export async function overview({ readers, now: clock }: Platform, asker: Asker) {
  const now = clock()
  const [counters, last, balances, { jobs }, tally] = await Promise.all([
    readers.overviewCounters(asker, now),
    readers.lastCounted(asker),
    readers.balancesOf(asker),
    readers.jobList(asker, { limit: RECENT }),
    readers.candidateTally(asker),
  ])
  const sum = (groups: typeof tally) => groups.reduce((total, { count }) => total + count, 0)
  const recent = jobs.map(({ jobId, title, status, updatedAt }) => {
    const own = tally.filter((group) => group.jobId === jobId)
    return { jobId, title, status, updatedAt, candidates: sum(own), completed: sum(own.filter((group) => group.status === 'completed')) }
  })
  const plan: PlanProps | null = balances && {
    name: planName(balances.plan),
    since: balances.since,
    balances: [
      { label: 'jobSlots', used: balances.holding.length, volume: balances.jobSlots, to: jobsPath('active') },
      { label: 'userSeats', used: balances.seatsInUse, volume: balances.volume.userSeats, to: mayOpenTab('users', asker.permissions) ? '/admin/settings?tab=users' : null },
    ],
  }
  const may = (permission: Permission) => asker.permissions.includes(permission)
  return { counters, last, recent, plan, now, mayAnalyse: may('analytics') }
}

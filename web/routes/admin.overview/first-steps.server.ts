import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Platform } from '#services/platform.ts'
import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import type { Overview } from './overview.server.ts'

export type FirstStep = { name: 'job' | 'candidate' | 'review' | 'team'; done: boolean; to: string | null }

/**
 * What a company begins with, worked out from what it has. Null for those who create no jobs, once everything is done,
 * and for a person who has put it away.
 */
export async function firstSteps(
  { readers, useCases }: Platform,
  asker: UserAsker,
  { counters, jobs }: Pick<Overview, 'counters' | 'jobs'>,
): Promise<FirstStep[] | null> {
  const may = (permission: Permission) => asker.permissions.includes(permission)
  if (!may('jobs.create') || !(await useCases.accounts.wantsFirstSteps(asker))) return null
  const [users, rated] = await Promise.all([
    readers.usersOf(asker),
    may('candidates.read')
      ? readers.candidateList(asker, { rating: 1, order: { by: 'added', descending: true }, page: 1 })
      : null,
  ])
  const { active, draft, archived } = counters.jobs
  const live = jobs.find(({ status }) => status === 'active')
  const steps: FirstStep[] = [
    { name: 'job', done: active + draft + archived > 0, to: '/jobs-cep/create' },
    { name: 'candidate', done: counters.candidates > 0, to: live ? `/jobs/post/${live.jobId}` : null },
  ]
  if (rated)
    steps.push({
      name: 'review',
      done: rated.total > 0 || counters.hired + counters.rejected > 0,
      to: counters.candidates > 0 ? '/admin/videos?status=completed' : null,
    })
  if (may('users.invite'))
    steps.push({ name: 'team', done: users.length > 1, to: '/admin/settings?tab=users&invite=1' })
  return steps.every(({ done }) => done) ? null : steps
}

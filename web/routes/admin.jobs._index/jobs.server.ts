import { everyCategory } from '#contracts/company/categories.ts'
import { mayTry } from '#contracts/job/access.ts'
import { collator } from '#contracts/kernel/formatters.ts'
import { localeOf, type PageLanguage } from '#contracts/kernel/language.ts'
import type { Platform } from '#services/platform.ts'
import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import { type Asked, inOrder, PAGE } from './list.ts'

/** The list is put in another order than the last change first up to so many jobs of one status. */
const MOST_ORDERED = 2000

/** One page of the list with how many candidates each job has, and how many of them wait for a review. */
export async function jobsPage(platform: Platform, asker: UserAsker, asked: Asked, language: PageLanguage) {
  const { readers, now, useCases } = platform
  const { tab, search, owner, category, order, page } = asked
  const skip = (page - 1) * PAGE
  const wanted = { status: tab, search, owner, category, ...(order ? { limit: MOST_ORDERED } : { skip, limit: PAGE }) }
  const [{ jobs, total }, counts, invitable, owners, categories] = await Promise.all([
    readers.jobList(asker, wanted),
    readers.jobCounts(asker),
    tab === 'active' && !owner && !category ? readers.jobsOnlyForInviting(asker, { search }) : [],
    readers.jobOwners(asker).then((ids) => readers.userNames(asker, ids)),
    mayTry(asker, 'jobs.read') ? useCases.company.categoriesOf(asker).then(everyCategory) : [],
  ])
  const rows = await rowsOf(platform, asker, jobs, owners)
  const byName = collator(localeOf(language), { numeric: true })
  const shown = order ? inOrder(rows, order, byName).slice(skip, skip + PAGE) : rows
  return {
    total,
    counts,
    invitable,
    categories,
    now: now(),
    owners: Object.entries(owners)
      .map(([id, name]) => ({ id, name }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    jobs: await Promise.all(
      shown.map(async (row) => {
        const may = await readers.permissionsOnJob(asker, row.jobId)
        return {
          ...row,
          maySee: may.includes('candidates.read'),
          mayDelete: asker.permissions.includes('company.settings'),
          mayTemplate: asker.permissions.includes('company.templates'),
          mayInvite: row.status === 'active' && may.includes('candidates.invite'),
        }
      }),
    ),
  }
}

type Found = Awaited<ReturnType<Platform['readers']['jobList']>>['jobs']

async function rowsOf({ readers }: Platform, asker: UserAsker, jobs: Found, owners: Record<string, string>) {
  const [tally, last, reviews] = await Promise.all([
    readers.candidateTally(asker),
    readers.lastActivity(
      asker,
      jobs.map(({ jobId }) => jobId),
    ),
    readers.reviewsByJob(asker),
  ])
  const groupsOf = Map.groupBy(tally, ({ jobId }) => jobId)
  const sum = (groups: typeof tally) => groups.reduce((total, { count }) => total + count, 0)
  return jobs.map(({ jobId, title, location, workplace, step, updatedAt, status, columns, ...job }) => {
    const groups = groupsOf.get(jobId) ?? []
    const inColumn = (id: string) => sum(groups.filter(({ columnId }) => columnId === id))
    const owner = job.createdBy === null ? undefined : owners[job.createdBy]
    return {
      jobId,
      title,
      location,
      workplace,
      step,
      status,
      // Of a draft there is nothing but its edits.
      lastAt: last.get(jobId) ?? (status === 'draft' ? updatedAt : job.createdAt),
      openSince: status === 'active' ? job.activatedAt : null,
      owner: owner ? { id: job.createdBy!, name: owner } : null,
      stages: columns.map(({ id, title }) => ({ id, title, count: inColumn(id) })),
      candidates: sum(groups),
      toReview: reviews.get(jobId) ?? 0,
      hired: inColumn('hired'),
    }
  })
}

export type JobRow = Awaited<ReturnType<typeof jobsPage>>['jobs'][number]

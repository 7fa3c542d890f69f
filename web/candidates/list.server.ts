import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CandidateStatus } from '#contracts/candidate/events.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import { type CandidateRow, candidateSorts } from '#contracts/views/candidate.ts'
import { columnsFrom } from './columns.ts'

/** A row with what lies in other documents: the job's title, the column's, and how far through the journey. */
export type ListedCandidate = Omit<CandidateRow, 'answered' | 'email'> & {
  email: string
  jobTitle: string
  step: string
  progress: number | null
}

const LAST_PAGE = 2000

/** What an address asks the table for; anything it cannot mean is left out. */
function askedFor(query: URLSearchParams) {
  const jobId = JobId.safeParse(query.get('job'))
  const status = CandidateStatus.safeParse(query.get('status'))
  const page = Number(query.get('page') ?? 1)
  return {
    jobId: jobId.success ? jobId.data : undefined,
    status: status.success ? status.data : undefined,
    search: (query.get('q') ?? '').slice(0, 200),
    sort: candidateSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

export type ListData = Awaited<ReturnType<typeof candidateList>>

/** One page of the table as an address asks for it; of one job where the page is that job's. */
export async function candidateList(context: AppLoadContext, asker: Asker, query: URLSearchParams, jobId?: JobId) {
  const asked = { ...askedFor(query), ...(jobId ? { jobId } : {}) }
  const { rows, ...counts } = await context.platform.readers.candidateList(asker, asked)
  return { ...counts, asked, shown: columnsFrom(query), rows: await listed(context, asker, rows) }
}

async function listed(
  { platform }: AppLoadContext,
  asker: Asker,
  rows: readonly CandidateRow[],
): Promise<ListedCandidate[]> {
  const { readers, useCases } = platform
  const jobs = new Map(
    await Promise.all(
      [...new Set(rows.map(({ jobId }) => jobId))].map(
        async (id) => [id, await readers.jobBoardHeader(asker, id)] as const,
      ),
    ),
  )
  const asked = new Map<string, Promise<number>>()
  const questionsIn = (jobId: string, version: number) => {
    const key = `${jobId} ${version}`
    if (!asked.has(key))
      asked.set(
        key,
        useCases.review
          .journeyOf(asker, { jobId, version })
          .then((journey) => journey?.modules.filter((module) => hasRole(module, 'question', 'interview')).length ?? 0),
      )
    return asked.get(key)!
  }
  return Promise.all(
    rows.map(async ({ answered, ...row }) => {
      const job = jobs.get(row.jobId)
      return {
        ...row,
        jobTitle: job?.title ?? '',
        step: job?.columns.find(({ id }) => id === row.columnId)?.title ?? '',
        progress: await progressOf(row, answered),
      }
    }),
  )

  async function progressOf({ status, journeyVersion, jobId }: Omit<CandidateRow, 'answered'>, answered: number) {
    if (status === 'completed' || status === 'uploading') return 100
    if (journeyVersion === null) return 0
    const questions = await questionsIn(jobId, journeyVersion)
    return questions === 0 ? 0 : Math.min(100, Math.round((100 * answered) / questions))
  }
}

import type { AppLoadContext } from '@remix-run/node'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Column } from '#contracts/job/columns.ts'
import { CandidateId, type JobId } from '#contracts/kernel/ids.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import type { CandidateRow } from '#contracts/views/candidate.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { filterChoices, filterData } from '../filters/filter-data.server.ts'
import { savedFiltersFor } from '../filters/saved.server.ts'
import { type Asked, askedFor, candidatesOf } from './asked.ts'
import { viewData } from './views/views.server.ts'
import { screeningColumns, shownColumns } from './columns.ts'

/** A row with what is in other documents: the job's title, the stage's, and how far through the journey. */
export type ListedCandidate = Omit<CandidateRow, 'answered'> & {
  jobTitle: string
  stage: string
  progress: number
}
/** What the reader may do with the candidates of a job, and its stages. */
export type ListedJob = { columns: readonly Column[]; edit: boolean; review: boolean; remind: boolean; meet: boolean }
export type ListData = Awaited<ReturnType<typeof candidateList>>

/** One page of the table as an address asks for it; of one job where the page is that job's. */
export async function candidateList(
  context: AppLoadContext,
  { asker, features }: SignedIn,
  query: URLSearchParams,
  jobId?: JobId,
) {
  const { readers, useCases } = context.platform
  const asked = { ...askedFor(query), ...(jobId ? { jobId } : {}) }
  const of = { asker, jobId: asked.jobId }
  const live = jobId ? context.placeOf({ companyId: asker.companyId, jobId }) : null
  // Read before the total: with an older total a candidate who newly matches would not count as new.
  const inPlace = await changed()
  const [{ rows, ...known }, chosen, widths, filtered, saved, choices, every] = await Promise.all([
    readers.candidateList(asker, { ...candidatesOf(asked), order: asked.order, page: asked.page }),
    features.customColumns ? useCases.accounts.candidateColumns(asker) : null,
    useCases.accounts.candidateColumnWidths(asker),
    filterData(context, of, query),
    jobId ? savedFiltersFor(readers, asker, jobId) : null,
    query.get('filters') === 'open' ? filterChoices(context, of, asked.filter) : null,
    query.get('select') === 'all' ? everyFound(context, asker, asked) : null,
  ])
  // The page does not wait for a number for which every candidate is looked at: it asks for that once it is there.
  const isAsked = query.has('count') || query.has('changed')
  const counts = known.isCounted || !isAsked ? known : await readers.candidateCount(asker, candidatesOf(asked))
  return {
    ...known,
    ...counts,
    live,
    asked,
    shown: asked.view === 'screening' ? screeningColumns : shownColumns(chosen),
    widths,
    mayChoose: features.customColumns && asked.view === 'list',
    filtered,
    saved,
    choices,
    rows: await listed(context, asker, rows),
    ...(await viewData(context, asker, asked, rows)),
    ...inPlace,
    /** Those on other pages as well, as many as one change may carry; null unless the address wants them all. */
    every: every && (await listed(context, asker, every)),
    jobsOf: await jobsOf(context, asker, every ?? rows),
    videoExport: features.videoExport,
  }

  /** As they are now, found by the filter or not. */
  async function changed() {
    const ids = changedIn(query)
    const [now, found] = await Promise.all([
      readers.candidatesAmong(asker, { jobId: asked.jobId }, ids),
      readers.candidatesAmong(asker, candidatesOf(asked), ids),
    ])
    return { changed: await listed(context, asker, now), matching: found.map(({ id }) => id) }
  }
}

const MOST_CHANGED = 50
/** `changed=id.id`: candidates that a list which is open wants to know of. */
const changedIn = (query: URLSearchParams) =>
  (query.get('changed') ?? '')
    .split('.')
    .filter((id) => CandidateId.safeParse(id).success)
    .slice(0, MOST_CHANGED)

async function everyFound({ platform }: AppLoadContext, asker: Asker, asked: Asked): Promise<CandidateRow[]> {
  const found: CandidateRow[] = []
  for await (const rows of platform.readers.candidatesFound(asker, candidatesOf(asked))) {
    found.push(...rows)
    if (found.length >= MAX_BATCH) break
  }
  return found.slice(0, MAX_BATCH)
}

async function jobsOf({ platform }: AppLoadContext, asker: Asker, rows: readonly CandidateRow[]) {
  const { readers } = platform
  const ids = [...new Set(rows.map(({ jobId }) => jobId))]
  const jobs = ids.map(async (id): Promise<[string, ListedJob]> => {
    const [job, may] = await Promise.all([readers.jobBoardHeader(asker, id), readers.permissionsOnJob(asker, id)])
    return [
      id,
      {
        columns: job?.columns ?? [],
        edit: may.includes('candidates.edit'),
        review: may.includes('candidates.review'),
        remind: may.includes('candidates.invite'),
        meet: may.includes('live_interviews'),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(jobs))
}

export async function listed(
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
        stage: job?.columns.find(({ id }) => id === row.columnId)?.title ?? '',
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

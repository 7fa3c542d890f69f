import type { Asker } from '#contracts/kernel/asker.ts'
import { candidateStatuses } from '#contracts/candidate/statuses.ts'
import { type ChartKey, charts } from '#contracts/analytics/charts.ts'
import { questionIn } from '#contracts/analytics/question.ts'
import { ColumnId, Instant, JobId, UserId } from '#contracts/kernel/ids.ts'
import { initialColumns } from '#contracts/job/columns.ts'
import type { CountedRow } from '#projections/analytics/rows.ts'
import type { Platform } from '#services/platform.ts'
import { namesFor } from '../../analytics/names.server.ts'
import { type Milestone, milestoneTexts } from '../../insight/milestones.ts'

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })
const isMilestone = (text: string): text is Milestone => Object.hasOwn(milestoneTexts, text)

/** What the address asks for, or not found: an unknown figure has no rows. */
function asked(query: URLSearchParams) {
  const text = (name: string) => query.get(name) || undefined
  const parsed = <Value>(
    name: string,
    schema: { safeParse: (value: unknown) => { success: boolean; data?: Value | undefined } },
  ): Value | undefined => {
    const value = text(name)
    if (value === undefined) return undefined
    const { success, data } = schema.safeParse(value)
    if (!success) throw notFound()
    return data
  }
  const milestone = text('milestone')
  const status = candidateStatuses.find((each) => each === text('status'))
  if ((milestone && !isMilestone(milestone)) || (text('status') && !status)) throw notFound()
  return {
    jobId: parsed('job', JobId),
    columnId: parsed('column', ColumnId),
    reached: parsed('reached', ColumnId),
    milestone: milestone as Milestone | undefined,
    status,
    withVideos: text('videos') === '1',
    addedSince: parsed('addedSince', Instant),
    completedSince: parsed('completedSince', Instant),
    stays:
      query.get('stays') === 'ended' || query.get('stays') === 'open'
        ? (query.get('stays') as 'ended' | 'open')
        : undefined,
  }
}

const PER_PAGE = 50

/** The candidates that one figure of a chart was counted from. */
async function chartRows(platform: Platform, asker: Asker, query: URLSearchParams) {
  const { readers, now: clock, entitlementsOf } = platform
  const chart = query.get('chart') ?? ''
  const key = query.get('key') ?? ''
  const asked = questionIn(query)
  if (!asked || !Object.hasOwn(charts, chart)) throw notFound()
  if (!(await entitlementsOf(asker.companyId)).features.enterpriseAnalytics) asked.asOf = undefined
  const now = clock()
  const page = pageOf(query)
  const { ids, job, jobs, grain } = await readers.analysisRows(asker, asked, { chart: chart as ChartKey, key }, now)
  const rows = await readers.candidatesOfFigure(asker, ids.slice((page - 1) * PER_PAGE, page * PER_PAGE))
  const reviewer = chart === 'reviewers' || chart === 'watched' || chart === 'stars' ? key.split('/')[0]! : ''
  return {
    chart: chart as ChartKey,
    key,
    job,
    grain,
    question: asked,
    ...(await namesFor(platform, asker, {
      reviewers: [reviewer, ...(asked.where?.reviewer ?? [])].filter((id) => UserId.safeParse(id).success),
      stages: [key, ...(asked.where?.stage ?? [])],
      jobs,
    })),
    jobs: jobs.filter(({ jobId }) => asked.job.includes(jobId)).map(({ jobId, title }) => ({ jobId, title })),
    total: ids.length,
    candidateRows: await withTitles(readers, asker, rows),
    page,
    now,
  }
}

const pageOf = (query: URLSearchParams) => Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1))

async function withTitles(readers: Platform['readers'], asker: Asker, rows: CountedRow[]) {
  const jobs = new Map<string, Awaited<ReturnType<typeof readers.jobBoardHeader>>>()
  for (const { jobId } of rows) if (!jobs.has(jobId)) jobs.set(jobId, await readers.jobBoardHeader(asker, jobId))
  return rows.map((row) => ({
    ...row,
    jobTitle: jobs.get(row.jobId)?.title ?? '',
    columnTitle: jobs.get(row.jobId)?.columns.find(({ id }) => id === row.columnId)?.title ?? row.columnId,
  }))
}

/** The rows of one figure: of a chart, or of what the overview counts. */
export async function countedRows(platform: Platform, asker: Asker, query: URLSearchParams) {
  return query.has('chart')
    ? { of: 'chart' as const, ...(await chartRows(platform, asker, query)) }
    : { of: 'overview' as const, ...(await overviewRows(platform, asker, query)) }
}

async function overviewRows({ readers, now: clock }: Platform, asker: Asker, query: URLSearchParams) {
  const { stays, ...counted } = asked(query)
  const now = clock()
  const page = pageOf(query)
  const job = counted.jobId ? await readers.jobBoardHeader(asker, counted.jobId) : null
  if (counted.jobId && !job) throw notFound()
  const columnTitle = (id: string | undefined) =>
    [...(job?.columns ?? []), ...initialColumns].find((column) => column.id === id)?.title ?? ''
  if ((counted.columnId ?? counted.reached) && !columnTitle(counted.columnId ?? counted.reached)) throw notFound()
  const about = {
    ...counted,
    stays,
    jobTitle: job?.title ?? null,
    columnTitle: columnTitle(counted.columnId ?? counted.reached),
    now,
    page,
  }

  if (stays) {
    if (!counted.jobId || !counted.columnId) throw notFound()
    const where = { jobId: counted.jobId, columnId: counted.columnId, over: stays === 'ended' }
    const { rows, total } = await readers.staysCounted(asker, where, now, page)
    return { ...about, total, videos: 0, stayRows: rows, candidateRows: null }
  }
  const { rows, total, videos } = await readers.candidatesCounted(asker, counted, page)
  return { ...about, total, videos, stayRows: null, candidateRows: await withTitles(readers, asker, rows) }
}

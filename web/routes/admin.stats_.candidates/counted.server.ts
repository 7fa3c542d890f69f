import type { Asker } from '#contracts/kernel/asker.ts'
import { candidateStatuses } from '#contracts/candidate/statuses.ts'
import { ColumnId, Instant, JobId } from '#contracts/kernel/ids.ts'
import { initialColumns } from '#contracts/job/columns.ts'
import type { Platform } from '#services/platform.ts'
import { type Milestone, milestoneTexts } from '../../insight/milestones.ts'

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })
const isMilestone = (text: string): text is Milestone => Object.hasOwn(milestoneTexts, text)

/** What the address asks for, or not found: a figure nobody shows has no rows. */
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

export async function countedRows({ readers, now: clock }: Platform, asker: Asker, query: URLSearchParams) {
  const { stays, ...counted } = asked(query)
  const now = clock()
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1))
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
  const jobs = new Map<string, Awaited<ReturnType<typeof readers.jobBoardHeader>>>()
  for (const { jobId } of rows) if (!jobs.has(jobId)) jobs.set(jobId, await readers.jobBoardHeader(asker, jobId))
  const named = rows.map((row) => ({
    ...row,
    jobTitle: jobs.get(row.jobId)?.title ?? '',
    columnTitle: jobs.get(row.jobId)?.columns.find(({ id }) => id === row.columnId)?.title ?? row.columnId,
  }))
  return { ...about, total, videos, stayRows: null, candidateRows: named }
}

import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import type { Platform } from '#services/platform.ts'

/** The figures of one job, or of the job that changed last when none is named. Null when there is no such job. */
export async function jobFigures({ readers, now: clock }: Platform, asker: Asker, wanted: string | null) {
  const now = clock()
  const { jobs: all } = await readers.jobList(asker, { limit: 200 })
  const jobs = all
    .filter(({ journeyVersion }) => journeyVersion > 0)
    .map(({ jobId, title, status }) => ({ jobId, title, status }))
  const chosen = wanted === null ? jobs[0]?.jobId : JobId.safeParse(wanted).data
  if (!chosen) return wanted === null ? { jobs, job: null, figures: null, now } : null

  const [header, funnel, times, last] = await Promise.all([
    readers.jobBoardHeader(asker, chosen),
    readers.stageFunnel(asker, chosen),
    readers.timeInStage(asker, chosen, now),
    readers.lastCounted(asker, chosen),
  ])
  if (!header || !funnel || !times) return null
  const { jobId, title, status } = header
  return { jobs, job: { jobId, title, status }, figures: { funnel, times, last }, now }
}

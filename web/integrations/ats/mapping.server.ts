import { type AtsJobSettings, MOST_REMOTE_JOBS } from '#contracts/ats-link/settings.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { AtsLinkView } from '#contracts/views/ats.ts'
import type { Asked } from './asked.server.ts'

/** The jobs that were chosen to be synchronised, or to be changed; null before that. */
export async function mappingOf(asker: Asker, link: AtsLinkView, params: URLSearchParams, { context }: Asked) {
  const ours = params.get('ours')
  if (ours === null) return null
  const before = link.jobs.find(({ jobId }) => jobId === ours)
  const chosen = [...new Set(params.getAll('theirs'))]
  const theirs = chosen.length > 0 ? chosen : (before?.mergeJobIds ?? [])
  const [job] = ours === '' ? [] : await context.platform.readers.jobsById(asker, [ours])
  return {
    job: job
      ? { jobId: job.jobId, title: job.title, columns: job.columns.map(({ id, title }) => ({ id, title })) }
      : null,
    theirs,
    isComplete: job !== undefined && theirs.length > 0 && theirs.length <= MOST_REMOTE_JOBS,
    settings: (before?.settings ?? null) as AtsJobSettings | null,
  }
}

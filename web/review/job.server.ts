import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import type { JobBoardHeader } from '#projections/jobs/reader.ts'

/** The job an address names, with its columns; another company's does not exist. */
export async function jobOr404(
  { platform }: AppLoadContext,
  asker: Asker,
  id: string | undefined,
): Promise<JobBoardHeader> {
  const jobId = JobId.safeParse(id)
  const job = jobId.success ? await platform.readers.jobBoardHeader(asker, jobId.data) : null
  if (!job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return job
}

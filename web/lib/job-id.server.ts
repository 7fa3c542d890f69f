import { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** The job an address names. What is no id names an unknown job. */
export function jobIdOf({ jobId }: { jobId?: string | undefined }): JobId {
  const parsed = JobId.safeParse(jobId)
  if (!parsed.success) throw new Rejected('job/not-found', 'No such job')
  return parsed.data
}

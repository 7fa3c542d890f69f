import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job, KnownJob } from '../job.ts'

export function known(job: Job): KnownJob {
  if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
  return job
}

/** Archived jobs keep what they were; they can be activated again, not edited. */
export function editable(job: Job): KnownJob {
  const found = known(job)
  if (found.status === 'archived')
    throw new Rejected('job/archived', 'This job is archived. Activate it again to change it.')
  return found
}

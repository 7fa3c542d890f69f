import type { JobEvent } from '#contracts/job/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

/** The way back from the archive for a job that is not ready to go live, or not meant to. */
export function returnToDraft(state: Job): JobEvent[] {
  const { status } = known(state)
  if (status === 'active') throw new Rejected('job/already-active', 'This job is live. Archive it first.')
  return status === 'draft' ? [] : [{ type: 'JobReturnedToDraft', data: {} }]
}

import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Column } from '#contracts/job/columns.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'

/** The columns a job has now, read from the job itself. @throws Rejected 'job/not-found' */
export async function columnsOf({ commands }: Core, asker: Asker, jobId: JobId): Promise<readonly Column[]> {
  const { state } = await commands.stateOf(jobDecider, asker, jobId)
  if (state.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
  return state.columns
}

import type { JobEvent } from '#contracts/job/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import type { ProcessManager } from '../process-manager.ts'
import { withdraw } from './record.ts'

/**
 * Live interviews that are not over do not take place once their job is archived. One that was planned in that moment is
 * withdrawn by `interview-reaches-candidate`.
 */
export const archivedJobWithdrawsInterviews: ProcessManager<JobEvent, string[]> = {
  name: 'archived-job-withdraws-interviews',
  category: 'job',
  on: ['JobArchived'],
  look: openInterviews,
  react: (_recorded, found) => found.map((interviewId) => withdraw(interviewId, 'job-archived', true)),
}

/** None if the job is live again by now. */
async function openInterviews({ commands, readers }: Core, { stream, tenant }: Recorded<JobEvent>): Promise<string[]> {
  const { id: jobId } = parseStream(stream)
  const { state: job } = await commands.stateOf(jobDecider, { companyId: tenant }, jobId)
  return job.status === 'archived' ? readers.openInterviewsOfJob({ companyId: tenant }, jobId) : []
}

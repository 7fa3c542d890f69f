import type { JobChange } from '#contracts/http/api/job-wire.ts'
import { DEADLINE_REMOVED, DEADLINE_SET } from '#contracts/job/deadline.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../../platform.ts'

/** A deadline is sent alone but for what says nothing of the job itself (PUB-006). */
export const saysNothing = (fields: JobChange) =>
  Object.keys(fields).every((name) => ['job_id', 'event_id', 'job_posting'].includes(name))

export async function setDeadline(
  { useCases }: Platform,
  { asker, commandId }: { asker: Asker; commandId: string },
  jobId: JobId,
  { deadlineDate, timezone = null }: Pick<JobChange, 'deadlineDate' | 'timezone'>,
) {
  const deadline = deadlineDate ? new Date(deadlineDate).toISOString() : null
  const { token } = await useCases.jobs.setJobDeadline(asker, {
    jobId,
    deadline,
    timezone,
    commandId: uuid5(commandId, 'deadline'),
  })
  return { token, message: deadline ? DEADLINE_SET : DEADLINE_REMOVED } as const
}

import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { MAX_JOB_PERMISSIONS } from '#contracts/job/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Job } from '../job.ts'
import { editable } from '../policies/known.ts'

/** The host of a meeting with a job's candidates is on the job: with their role, or as `hm` when they have none yet (TEAM-019). */
export function addHost({ userId }: JobCommandData<'AddMeetingHost'>, state: Job): JobEvent[] {
  const { permissions } = editable(state)
  if (permissions.some((entry) => 'user_id' in entry && entry.user_id === userId)) return []
  if (permissions.length >= MAX_JOB_PERMISSIONS)
    throw new Rejected(
      'job/permissions-invalid',
      said`At most ${MAX_JOB_PERMISSIONS} people and groups have a role on a job`,
    )
  return [
    { type: 'JobPermissionsChanged', data: { permissions: [...permissions, { user_id: userId, role_id: 'hm' }] } },
  ]
}

import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { AskedPermission, JobPermission } from '#contracts/job/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

/** Replaces the list of roles on the job, if it is still the one the person saw. */
export function setPermissions({ permissions, basedOn }: JobCommandData<'SetJobPermissions'>, state: Job): JobEvent[] {
  const job = known(state)
  const wanted = permissions.map(complete)
  const holders = new Set(wanted.map((each) => ('user_id' in each ? `user ${each.user_id}` : `group ${each.group_id}`)))
  if (holders.size !== wanted.length)
    throw new Rejected('job/permissions-invalid', 'A user or group has one role on a job')
  if (same(job.permissions, wanted)) return []
  if (basedOn !== undefined && job.changedAt.permissions > basedOn)
    throw new Rejected(
      'job/stale-permissions',
      'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.',
    )
  return [{ type: 'JobPermissionsChanged', data: { permissions: wanted } }]
}

function complete({ user_id, group_id, role_id }: AskedPermission): JobPermission {
  if (!role_id) throw new Rejected('job/permissions-role-missing', 'Error::updateJobPermissions: role_id is missing')
  if (user_id && !group_id) return { user_id, role_id }
  if (group_id && !user_id) return { group_id, role_id }
  throw new Rejected('job/permissions-invalid', 'A role on a job belongs to one user or to one group')
}

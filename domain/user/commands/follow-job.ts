import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export const followJob = ({ jobId, follow }: UserCommandData<'FollowJob'>, state: User): UserEvent[] =>
  active(state).unfollowed.has(jobId) === follow ? [{ type: 'JobFollowChanged', data: { jobId, follow } }] : []

import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

export function deleteJob({ candidates }: JobCommandData<'DeleteJob'>, state: Job): JobEvent[] {
  known(state)
  return [{ type: 'JobDeleted', data: { candidates } }]
}

/** Only a deleted job loses its candidates. */
export const continueErasure = ({ after }: JobCommandData<'ContinueJobErasure'>, state: Job): JobEvent[] =>
  state.status === 'unknown' && state.deleted ? [{ type: 'JobErasureContinued', data: { after } }] : []

import type { JobEvent } from '#contracts/job/events.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

export const archive = (state: Job): JobEvent[] =>
  known(state).status === 'archived' ? [] : [{ type: 'JobArchived', data: {} }]

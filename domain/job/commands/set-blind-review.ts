import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

export const setBlindReview = ({ on }: JobCommandData<'SetBlindReview'>, state: Job): JobEvent[] =>
  known(state).blindReview === on ? [] : [{ type: 'BlindReviewSet', data: { on } }]

import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

export const setAnonymousReview = ({ level }: JobCommandData<'SetAnonymousReview'>, state: Job): JobEvent[] =>
  known(state).anonymousReview === level ? [] : [{ type: 'AnonymousReviewSet', data: { level } }]

import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

export function share({ via, referral }: JobCommandData<'ShareJob'>, state: Job): JobEvent[] {
  if (known(state).status !== 'active') throw new Rejected('job/not-active', 'Only a job that is live can be shared')
  return [{ type: 'JobShared', data: { via, referral } }]
}

/** Kept for all who share the job: which link they are shown. */
export const setReferrals = ({ of, on }: JobCommandData<'SetReferrals'>, state: Job): JobEvent[] =>
  known(state).referrals[of] === on ? [] : [{ type: 'JobReferralsSet', data: { of, on } }]

import { isZoneName } from '#contracts/kernel/zone-name.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import { DEADLINE_FAILED, deadlineModes } from '#contracts/job/deadline.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'

/** In the future and with the zone it was chosen in (ledger, not shown 24). A draft may have one before it goes live. */
export function setDeadline(
  { deadline, timezone }: JobCommandData<'SetJobDeadline'>,
  state: Job,
  { now }: CommandContext,
): JobEvent[] {
  const job = known(state)
  const previous = job.deadline?.at ?? null
  if (deadline === null)
    return previous === null
      ? []
      : [{ type: 'JobDeadlineSet', data: { mode: deadlineModes.ROLLING, deadline, timezone: null, previous } }]
  if (job.deadline?.at === deadline && job.deadline.timezone === timezone) return []
  const zone = timezone !== null && isZoneName(timezone)
  const problems = {
    ...(deadline <= now && { deadlineDate: 'The deadline has to lie in the future' }),
    ...(!zone && { timezone: 'Choose a time zone' }),
  }
  if (Object.keys(problems).length > 0) throw new Rejected('job/deadline-invalid', DEADLINE_FAILED, problems)
  return [{ type: 'JobDeadlineSet', data: { mode: deadlineModes.DEADLINE, deadline, timezone, previous } }]
}

export function noteDeadlineNear({ deadline }: JobCommandData<'NoteDeadlineNear'>, job: Job): JobEvent[] {
  const isNear = job.status === 'active' && job.deadline?.at === deadline
  return isNear ? [{ type: 'JobDeadlineNeared', data: { deadline } }] : []
}

import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Job } from '../job.ts'
import { betweenFixed, customColumn } from '../policies/columns.ts'
import { known } from '../policies/known.ts'

/** `position` counts without the column itself: its index after the move. */
export function moveColumn({ columnId, position }: JobCommandData<'MoveColumn'>, state: Job): JobEvent[] {
  const job = known(state)
  const { index } = customColumn(job, columnId)
  const to = betweenFixed(job.columns.toSpliced(index, 1), position)
  return to === index ? [] : [{ type: 'ColumnMoved', data: { columnId, from: index, to } }]
}

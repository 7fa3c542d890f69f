import { MAX_COLUMNS } from '#contracts/job/columns.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Job } from '../job.ts'
import { betweenFixed, columnTitle } from '../policies/columns.ts'
import { known } from '../policies/known.ts'

/** Without a position the new column goes last, right before Hired. */
export function addColumn({ columnId, title, position }: JobCommandData<'AddColumn'>, state: Job): JobEvent[] {
  const job = known(state)
  if (job.columns.some((column) => column.id === columnId))
    throw new Rejected('job/column-fixed', 'This column is there already')
  if (job.columns.length >= MAX_COLUMNS)
    throw new Rejected('job/too-many-columns', said`A board has at most ${MAX_COLUMNS} columns`)

  const column = { id: columnId, title: columnTitle(title), kind: 'custom' as const }
  return [
    { type: 'ColumnAdded', data: { column, position: betweenFixed(job.columns, position ?? job.columns.length) } },
  ]
}

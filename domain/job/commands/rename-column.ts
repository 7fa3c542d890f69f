import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Job } from '../job.ts'
import { columnTitle, customColumn } from '../policies/columns.ts'
import { known } from '../policies/known.ts'

export function renameColumn({ columnId, title }: JobCommandData<'RenameColumn'>, state: Job): JobEvent[] {
  const { column } = customColumn(known(state), columnId)
  const to = columnTitle(title)
  return to === column.title ? [] : [{ type: 'ColumnRenamed', data: { columnId, from: column.title, to } }]
}

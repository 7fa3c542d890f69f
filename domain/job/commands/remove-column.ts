import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Job } from '../job.ts'
import { customColumn } from '../policies/columns.ts'
import { known } from '../policies/known.ts'

export function removeColumn({ columnId, isEmpty }: JobCommandData<'RemoveColumn'>, state: Job): JobEvent[] {
  const { column } = customColumn(known(state), columnId)
  if (!isEmpty) throw new Rejected('job/column-not-empty', said`Move the candidates out of "${column.title}" first`)
  return [{ type: 'ColumnRemoved', data: { column } }]
}

import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { Column } from '#contracts/job/columns.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { KnownJob } from '../job.ts'

const MAX_TITLE = 60

export function columnTitle(title: string): string {
  const trimmed = title.trim()
  if (trimmed === '')
    throw new Rejected('job/column-title-invalid', 'A column needs a title', { title: 'Required field' })
  if (trimmed.length > MAX_TITLE)
    throw new Rejected('job/column-title-invalid', 'The title is too long', { title: 'Character limit exceeded' })
  return trimmed
}

/** Only columns a recruiter added can change: the first, Hired and Rejected carry meaning. */
export function customColumn(job: KnownJob, columnId: ColumnId): { column: Column; index: number } {
  const index = job.columns.findIndex((column) => column.id === columnId)
  const column = job.columns[index]
  if (!column) throw new Rejected('job/column-not-found', 'No such column')
  if (column.kind !== 'custom')
    throw new Rejected('job/column-fixed', said`The column "${column.title}" belongs to every job and stays as it is`)
  return { column, index }
}

/** Custom columns lie between the first one and Hired. */
export function betweenFixed(columns: readonly Column[], position: number): number {
  const hired = columns.findIndex((column) => column.kind === 'hired')
  return Math.min(Math.max(position, 1), hired)
}

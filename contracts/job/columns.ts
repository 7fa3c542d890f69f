import * as z from 'zod'
import { ColumnId } from '../ids.ts'
import type { JobEvent } from './events.ts'
import { initialTitles } from './initial-titles.ts'

/** Kanban column kinds (CAN-012). Each job has one default, one hired and one rejected column; custom ones lie between. */
export const Column = z.object({
  id: ColumnId,
  title: z.string().min(1).max(60),
  kind: z.enum(['default', 'custom', 'hired', 'rejected']),
})
export type Column = z.infer<typeof Column>
export const MAX_COLUMNS = 20

export const initialColumns: Column[] = [
  { id: 'default', title: initialTitles.default, kind: 'default' },
  { id: 'hired', title: initialTitles.hired, kind: 'hired' },
  { id: 'rejected', title: initialTitles.rejected, kind: 'rejected' },
]

export type ColumnEvent = Extract<JobEvent, { type: 'ColumnAdded' | 'ColumnRenamed' | 'ColumnMoved' | 'ColumnRemoved' }>

/** What a change of the board comes to; the same for the decision and for what people read. */
export function columnsAfter(columns: readonly Column[], { type, data }: ColumnEvent): Column[] {
  switch (type) {
    case 'ColumnAdded':
      return columns.toSpliced(data.position, 0, data.column)
    case 'ColumnRenamed':
      return columns.map((column) => (column.id === data.columnId ? { ...column, title: data.to } : column))
    case 'ColumnMoved':
      return columns.toSpliced(data.from, 1).toSpliced(data.to, 0, columns[data.from]!)
    case 'ColumnRemoved':
      return columns.filter((column) => column.id !== data.column.id)
    default:
      return type satisfies never
  }
}

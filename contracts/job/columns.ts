import * as z from 'zod'
import { ColumnId } from '../kernel/ids.ts'
import { initialTitles } from '../kernel/initial-titles.ts'

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

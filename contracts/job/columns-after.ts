import type { Column } from './columns.ts'
import type { JobEvent } from './events.ts'

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

import { withoutFormulas } from '#contracts/kernel/spreadsheet.ts'

export type Cell = string | number | null
/** The chart as a table: what a screen reader walks through, and what the file holds. */
export type ChartTable = {
  head: readonly string[]
  rows: readonly { key: string; cells: readonly Cell[]; to?: string | undefined }[]
  /** How a number of that column reads; as it is without one. */
  format?: (value: number, column: number) => string
}

const text = (value: string) => `"${withoutFormulas(value).replaceAll('"', '""')}"`
const field = (cell: Cell) => (cell === null ? '' : typeof cell === 'number' ? String(cell) : text(cell))

/** The table as a file for spreadsheets: numbers as they are, whatever the language of the page. */
export const csv = ({ head, rows }: Pick<ChartTable, 'head' | 'rows'>) =>
  `\uFEFF${[head, ...rows.map(({ cells }) => cells)].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`

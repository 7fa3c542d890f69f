import { stringify } from 'csv-stringify/sync'
import { BEGIN, withoutFormulas } from '#contracts/kernel/spreadsheet.ts'

const quoted = new RegExp(`${BEGIN}|^\\s|\\s$`, 'u')

/**
 * A table as RFC 4180 describes it: a header, rows that end with CR LF, quoted where needed. Cells are text, numbers,
 * booleans or null. Text is written without formulas.
 */
export const csv = (columns: readonly string[], rows: readonly unknown[][]): string =>
  stringify([columns, ...rows], {
    record_delimiter: 'windows',
    quoted_match: quoted,
    cast: { string: withoutFormulas, boolean: String },
  })

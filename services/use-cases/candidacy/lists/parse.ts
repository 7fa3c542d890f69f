import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'

/** Columns that are looked at, and characters of a cell that are kept. */
const MOST_COLUMNS = 60
const MOST_CHARACTERS = 500

export type Table = { rows: string[][]; more: boolean }

/** Rows of a list as text, the empty ones left out. `more`: there are others beyond `most`. */
export async function tableOf(bytes: Uint8Array, most: number): Promise<Table> {
  const rows = isWorkbook(bytes) ? await sheetRows(bytes) : csvRows(textOf(bytes))
  const filled = rows
    .map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, MOST_CHARACTERS)))
    .filter((row) => row.some((cell) => cell !== ''))
  return { rows: filled.slice(0, most), more: filled.length > most }
}

/** A workbook is a ZIP archive; lists of addresses are not. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Formulas come with the value that they had when the workbook was saved. */
async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(Buffer.from(bytes))
  return rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? '' : String(cell))))
}

/** UTF-16 and UTF-8 by their marks; what is no UTF-8 was saved by an older program for Windows. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function csvRows(text: string): string[][] {
  return parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
  })
}

/** The most frequent one of the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 4000).split('\n', 20).join('\n')
  const times = (sign: string) => head.split(sign).length
  return ['\t', ';', ','].reduce((best, sign) => (times(sign) > times(best) ? sign : best), ',')
}

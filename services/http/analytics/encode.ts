import type { Format } from '#contracts/http/api/read-models.ts'
import { csv } from '../../core/csv.ts'

type Row = Record<string, unknown>

export async function encode(
  format: Format,
  rows: Row[],
  truncated: boolean,
  instants: readonly string[],
): Promise<Uint8Array> {
  switch (format) {
    case 'json':
      return Buffer.from(JSON.stringify({ rows, truncated }))
    case 'ndjson':
      return Buffer.from(rows.map((row) => JSON.stringify(row) + '\n').join(''))
    case 'csv':
      return Buffer.from(table(rows))
    case 'parquet':
      return new Uint8Array(await parquet(rows, instants))
    default:
      return format satisfies never
  }
}

const columnsOf = (rows: Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]
const isNested = (value: unknown) => typeof value === 'object' && value !== null
const flat = (value: unknown) =>
  value === undefined || value === null ? null : isNested(value) ? JSON.stringify(value) : value

/** What is inside a document is written as JSON. */
function table(rows: Row[]) {
  const columns = columnsOf(rows)
  return csv(
    columns,
    rows.map((row) => columns.map((column) => flat(row[column]))),
  )
}

async function parquet(rows: Row[], instants: readonly string[]) {
  // Few ask for it, and it is a third of what a thread for queries loads.
  const { parquetWriteBuffer } = await import('hyparquet-writer')
  const columnData = columnsOf(rows).map((name) => {
    const values = rows.map((row) => row[name] ?? null)
    const there = values.filter((value) => value !== null)
    const every = (test: (value: unknown) => boolean) => there.length > 0 && there.every(test)
    if (instants.includes(name) && every((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))))
      return {
        name,
        type: 'TIMESTAMP' as const,
        nullable: true,
        data: values.map((value) => (value === null ? null : new Date(String(value)))),
      }
    if (every((value) => typeof value === 'boolean'))
      return { name, type: 'BOOLEAN' as const, nullable: true, data: values }
    if (every((value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31))
      return { name, type: 'INT32' as const, nullable: true, data: values }
    if (every((value) => typeof value === 'number'))
      return { name, type: 'DOUBLE' as const, nullable: true, data: values }
    return {
      name,
      type: 'STRING' as const,
      nullable: true,
      data: values.map((value) => (value === null ? null : String(flat(value)))),
    }
  })
  return parquetWriteBuffer({
    columnData: columnData.length ? columnData : [{ name: '_id', type: 'STRING', nullable: true, data: [] }],
    codec: 'SNAPPY',
  })
}

import type { DatabaseSync } from 'node:sqlite'
import type { CollectionSpec, Counter, Index } from './read-store.ts'
import { columnOf, OWN_COLUMNS } from './sql-filter.ts'

export const counterTable = (collection: string, counter: Pick<Counter, 'name'>) => `${collection}#${counter.name}`
const indexName = (collection: string, index: Index) => `${collection}#ix#${index.fields.join('#')}`

export type Fields = 'indexes' | 'counters' | 'columns' | 'maps'
/** The fields that have a column of their own beside the text: those that are indexed, counted or filtered by. */
export function columnFields({ indexes, counters, columns = [], maps = [] }: Pick<CollectionSpec, Fields>): string[] {
  const fields = [
    ...indexes.flatMap((index) => index.fields),
    ...counters.flatMap((counter) => counter.by),
    ...columns,
    ...maps,
  ]
  return [...new Set(fields)].filter((field) => !(field in OWN_COLUMNS))
}

/** The text comes last: a question that it is not needed for does not read past the columns. */
export const tableSql = (spec: CollectionSpec) =>
  `CREATE TABLE IF NOT EXISTS "${spec.name}" (id TEXT PRIMARY KEY, company TEXT NOT NULL, rev INTEGER NOT NULL,
    ${columnFields(spec)
      .map((field) => `${columnOf(field)} ANY,`)
      .join(' ')} doc TEXT NOT NULL) STRICT`

/** Indexes, counter tables and their triggers; counters start with what the table holds. */
export function extrasSql({ name, indexes, counters }: CollectionSpec): string[] {
  return [
    ...indexes.map(
      (index) =>
        `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS "${indexName(name, index)}" ON "${name}" (${index.fields.map((field) => columnOf(field)).join(', ')})`,
    ),
    ...counters.flatMap((counter) => counterSql(name, counter)),
  ]
}

function counterSql(collection: string, counter: Counter): string[] {
  const table = counterTable(collection, counter)
  const keys = counter.by.map((_, i) => `k${i}`)
  const values = (row: string) => counter.by.map((field) => columnOf(field, row))
  const all = counter.by.map((field) => columnOf(field))
  const step = (row: string, by: number) =>
    `INSERT INTO "${table}" (${keys.join()}, n) VALUES (${values(row)
      .map((v) => `ifnull(${v}, '')`)
      .join()}, ${by}) ON CONFLICT DO UPDATE SET n = n + ${by};`
  return [
    `CREATE TABLE "${table}" (${keys.map((key) => `${key} ANY NOT NULL`).join()}, n INTEGER NOT NULL, PRIMARY KEY (${keys.join()})) STRICT, WITHOUT ROWID`,
    `INSERT INTO "${table}" SELECT ${all.map((v) => `ifnull(${v}, '')`).join()}, count(*) FROM "${collection}" GROUP BY ${all.map((_, i) => i + 1).join()}`,
    `CREATE TRIGGER "${table}#i" AFTER INSERT ON "${collection}" BEGIN ${step('new', 1)} END`,
    `CREATE TRIGGER "${table}#d" AFTER DELETE ON "${collection}" BEGIN ${step('old', -1)} END`,
    `CREATE TRIGGER "${table}#u" AFTER UPDATE OF ${all.join()} ON "${collection}" WHEN ${counter.by.map((_, i) => `${values('old')[i]} IS NOT ${values('new')[i]}`).join(' OR ')} BEGIN ${step('old', -1)} ${step('new', 1)} END`,
  ]
}

/** What must go before other indexes and counters can come. By what is there: a rebuilt table keeps the names it was built with. */
export function dropExtrasSql(db: DatabaseSync, spec: CollectionSpec): string[] {
  const made = db
    .prepare(
      "SELECT type, name FROM sqlite_master WHERE tbl_name = ? AND type IN ('index', 'trigger') AND sql IS NOT NULL",
    )
    .all(spec.name)
  return [
    ...made.map(({ type, name }) => `DROP ${String(type)} "${String(name)}"`),
    ...spec.counters.map((counter) => `DROP TABLE IF EXISTS "${counterTable(spec.name, counter)}"`),
  ]
}

/** The table has the columns this collection needs. One that was written before fields had columns of their own has none. */
export const hasColumns = (db: DatabaseSync, spec: CollectionSpec) => missingColumns(db, spec).length === 0

/** Gives the table of a collection, without its indexes, the columns it needs and no others, and fills them from the text. */
export function fillColumnsSql(db: DatabaseSync, spec: CollectionSpec): string[] {
  const fields = columnFields(spec)
  const needed = fields.map((field) => columnOf(field))
  const spare = columnsOfTable(db, spec.name).filter((column) => column.startsWith('"$.') && !needed.includes(column))
  return [
    ...spare.map((column) => `ALTER TABLE "${spec.name}" DROP COLUMN ${column}`),
    ...missingColumns(db, spec).map((column) => `ALTER TABLE "${spec.name}" ADD COLUMN ${column} ANY`),
    ...(fields.length
      ? [
          `UPDATE "${spec.name}" SET ${fields.map((field) => `${columnOf(field)} = json_extract(doc, '$.${field}')`).join()}`,
        ]
      : []),
  ]
}

function missingColumns(db: DatabaseSync, spec: CollectionSpec): string[] {
  const there = columnsOfTable(db, spec.name)
  return columnFields(spec)
    .map((field) => columnOf(field))
    .filter((column) => !there.includes(column))
}

const columnsOfTable = (db: DatabaseSync, table: string) =>
  db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => `"${String(name)}"`)

import { join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { Query as MingoQuery } from 'mingo'
import { Aggregator } from 'mingo/aggregator'
import { numberFormat } from '#contracts/kernel/formatters.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import type { CollectionSpec, Doc } from './read-store.ts'
import type { Filter } from './filter.ts'
import type { Without } from './questions.ts'
import { meteredContext, TooMuch } from './metered.ts'
import { columnFields } from './schema.ts'
import { columnOf, toSql } from './sql-filter.ts'

export type Row = Record<string, unknown>
/** Whose documents: the company's, and of those about a job only these jobs', if they are named; `without` fields that are kept from who asks. */
export type Scope = { company: string; jobs?: readonly string[] | undefined; without?: Without | undefined }
export type FindQuery = {
  filter: Filter
  project?: Row | undefined
  sort?: Record<string, 1 | -1> | undefined
  limit: number
}

/** More documents than this are not held in memory for one question. */
const MOST_DOCUMENTS = 200_000
const OPTIONS = { scriptEnabled: false, failOnError: false } as const

/**
 * The read store as a thread of its own sees it: a connection that cannot write, and only documents of the company
 * and the jobs that are named. The scope is in the SQL, before and apart from anything the caller sends.
 */
export function companyReader(directory: string) {
  const db = openDatabase(join(directory, 'read.db'), 'NORMAL', { readOnly: true })
  const meter = meteredContext()
  db.exec('PRAGMA query_only = 1; PRAGMA cache_size = -16000;')

  function scalars({ without }: Scope, collection: string): (field: string) => boolean {
    const row = db.prepare('SELECT spec FROM collection WHERE name = ?').get(collection)
    const spec = row && (JSON.parse(String(row.spec)) as CollectionSpec)
    const known = new Set(['_id', 'companyId', 'rev', ...(spec ? columnFields({ ...spec, maps: [] }) : [])])
    for (const field of without?.[collection] ?? []) known.delete(field)
    return (field) => known.has(field)
  }

  const within = ({ company, jobs }: Scope) =>
    jobs
      ? {
          sql: `company = ? AND json_extract(doc, '$.dead') IS NULL AND (json_extract(doc, '$.jobId') IS NULL OR json_extract(doc, '$.jobId') IN (SELECT value FROM json_each(?)))`,
          params: [company, JSON.stringify(jobs)],
        }
      : { sql: `company = ? AND json_extract(doc, '$.dead') IS NULL`, params: [company] }

  function* scan(
    scope: Scope,
    collection: string,
    filter: Filter,
    tail = '',
    more: SQLInputValue[] = [],
  ): Generator<Doc> {
    const where = toSql(filter, scalars(scope, collection))
    const kept = scope.without?.[collection] ?? []
    const own = within(scope)
    const sql = `SELECT doc FROM "${collection}" WHERE ${own.sql}${where.sql ? ` AND ${where.sql}` : ''}${tail}`
    const query = where.complete ? null : new MingoQuery(filter as never, OPTIONS)
    for (const row of db.prepare(sql).iterate(...own.params, ...where.params, ...more)) {
      const doc = JSON.parse(String(row.doc)) as Doc
      for (const field of kept) delete doc[field]
      if (!query || query.test(doc as never)) yield doc
    }
  }

  function all(scope: Scope, collection: string, filter: Filter): Doc[] {
    const docs: Doc[] = []
    for (const doc of scan(scope, collection, filter)) {
      if (docs.length === MOST_DOCUMENTS)
        throw new TooMuch(
          `More than ${numberFormat('en', {}).format(MOST_DOCUMENTS)} documents match. Narrow the filter.`,
        )
      docs.push(doc)
    }
    return docs
  }

  return {
    count(scope: Scope, collection: string): number {
      const own = within(scope)
      const row = db.prepare(`SELECT count(*) AS n FROM "${collection}" WHERE ${own.sql}`).get(...own.params)
      return Number(row?.n)
    },

    /** One row more than the limit when there are more. */
    find(scope: Scope, collection: string, { filter, project, sort = {}, limit }: FindQuery): Row[] {
      const scalar = scalars(scope, collection)
      const order = Object.entries(sort)
      const pushed = toSql(filter, scalar).complete && order.every(([field]) => scalar(field))
      const tail = order.length
        ? ` ORDER BY ${order.map(([field, way]) => `${columnOf(field)} ${way === 1 ? 'ASC' : 'DESC'}`).join(', ')}`
        : ''
      const docs = pushed
        ? [...scan(scope, collection, filter, `${tail} LIMIT ?`, [limit + 1])]
        : all(scope, collection, filter)
      let cursor = new MingoQuery({}, OPTIONS).find<Row>(docs as never[], project as never)
      if (!pushed && order.length) cursor = cursor.sort(sort)
      return cursor.limit(limit + 1).all()
    },

    /** A leading `$match` is applied while reading. `models` are the collections that a lookup may name. */
    aggregate(scope: Scope, collection: string, pipeline: Row[], models: Record<string, string>): Row[] {
      const first = pipeline[0]?.$match as Filter | undefined
      meter.begin()
      const docs = all(scope, collection, first ?? {})
      const options = {
        ...OPTIONS,
        context: meter.context,
        collectionResolver: (name: string) => {
          const named = Object.hasOwn(models, name) ? models[name] : undefined
          if (!named) throw new Error(`${name} cannot be looked up`)
          const found = all(scope, named, {})
          meter.spend(found.length)
          return found
        },
      }
      return new Aggregator(asMongoCounts(first ? pipeline.slice(1) : pipeline), options as never).run(
        docs as never[],
      ) as Row[]
    },
  }
}

/** MongoDB defines `$count` by these two stages: of nothing it makes no row, where mingo makes one that says 0. */
function asMongoCounts(pipeline: Row[]): Row[] {
  return pipeline.flatMap((stage) => {
    const [[operator, operand] = []] = Object.entries(stage)
    if (operator === '$count')
      return [{ $group: { _id: null, [String(operand)]: { $sum: 1 } } }, { $project: { _id: 0 } }]
    if (operator === '$facet')
      return [
        {
          $facet: Object.fromEntries(
            Object.entries(operand as Record<string, Row[]>).map(([name, inner]) => [name, asMongoCounts(inner)]),
          ),
        },
      ]
    const inner = operator === '$lookup' || operator === '$unionWith' ? (operand as { pipeline?: Row[] }) : {}
    return [
      Array.isArray(inner.pipeline) ? { [operator!]: { ...inner, pipeline: asMongoCounts(inner.pipeline) } } : stage,
    ]
  })
}

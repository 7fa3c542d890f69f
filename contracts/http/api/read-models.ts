import * as z from 'zod'
import { defineRoutes } from './route.ts'

export const formats = ['json', 'ndjson', 'csv', 'parquet'] as const
export const Format = z.enum(formats)
export type Format = z.infer<typeof Format>

const name = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)
const json = (what: string) => z.string().max(20_000).optional().describe(`${what}, as JSON`)
const document = z.record(z.string(), z.unknown())
/** What one answer holds at most. */
export const MAX_ROWS = 100_000
export const DEFAULT_ROWS = 1000

const Rows = z
  .object({ rows: z.array(document), truncated: z.boolean().describe('More matched than the limit allows') })
  .meta({ id: 'Rows' })

/** Analyst access: read models listed, queried and aggregated, always those of the caller's company. */
export const readModelRoutes = defineRoutes({
  listReadModels: {
    at: [['analytics', 'GET', '/read-models']],
    summary: 'Read models with their schema, number of documents and freshness',
    permission: 'analytics',
    target: 'none',
    reply: z.object({
      readModels: z.array(
        z
          .object({
            name: z.string(),
            version: z.number().int(),
            description: z.string(),
            documents: z.number().int(),
            lag: z.number().int().describe('Events written that this read model may not hold yet'),
            stuck: z.number().int().describe('Documents of the company that could not be brought up to date'),
            schema: z.record(z.string(), z.unknown()).describe('JSON Schema of a document'),
          })
          .meta({ id: 'ReadModel' }),
      ),
    }),
  },
  queryReadModel: {
    at: [['analytics', 'GET', '/read-models/{name}']],
    summary: 'Documents that match a MongoDB-style filter',
    permission: 'analytics',
    target: 'read-model',
    params: z.object({ name }),
    query: z.object({
      filter: json('MongoDB filter'),
      project: json('MongoDB projection'),
      sort: json('Fields with 1 or -1'),
      limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(DEFAULT_ROWS),
      format: Format.optional().describe('Wins over the Accept header'),
    }),
    reply: Rows,
  },
  aggregateReadModel: {
    at: [['analytics', 'POST', '/read-models/{name}/aggregate']],
    summary: 'The outcome of a read-only aggregation pipeline',
    permission: 'analytics',
    target: 'read-model',
    params: z.object({ name }),
    query: z.object({ format: Format.optional().describe('Wins over the Accept header') }),
    body: z.object({
      pipeline: z.array(document).max(30),
      limit: z.number().int().min(1).max(MAX_ROWS).default(DEFAULT_ROWS),
    }),
    reply: Rows,
  },
})

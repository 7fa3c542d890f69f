import { type Db, MongoServerError } from 'mongodb'
import { fromStored } from '../mongodb/encoding.ts'
import { reading } from '../mongodb/errors.ts'
import { NotEvaluated, type Question, type Row, TooExpensive } from './questions.ts'

const TIME_LIMIT_MS = 5000
const MAX_TIME_EXPIRED = 50
/** ExceededMemoryLimit, QueryExceededMemoryLimitNoDiskUseAllowed, BSONObjectTooLarge. */
const TOO_LARGE = new Set([146, 292, 10334])

/**
 * An analyst's question, evaluated by the server. The scope of company and jobs comes before the query, and before
 * whatever is looked up or joined, at any depth; the query has been through `services/http/analytics/guard.ts`.
 */
export async function answered(
  db: Db,
  live: (name: string) => Promise<string>,
  question: Question,
  signal?: AbortSignal,
): Promise<Row[]> {
  const { company, jobs, without } = question
  const own = {
    companyId: company,
    dead: { $ne: true },
    ...(jobs && { $or: [{ jobId: { $exists: false } }, { jobId: { $in: jobs } }] }),
  }
  const options = { maxTimeMS: TIME_LIMIT_MS, batchSize: 1000, ...(signal ? { signal } : {}) }
  const collection = db.collection(await live(question.collection))
  const limit = question.limit + 1
  const rows = () => {
    if (question.kind === 'find') {
      const { filter, project, sort = {} } = question
      const kept = bare(question.collection)
      if (kept.length > 0)
        return collection
          .aggregate<Row>(
            [
              ...[{ $match: own }, ...kept, { $match: filter }],
              ...(Object.keys(sort).length > 0 ? [{ $sort: sort }] : []),
              ...[{ $limit: limit }, ...(project && Object.keys(project).length > 0 ? [{ $project: project }] : [])],
            ],
            { ...options, allowDiskUse: false },
          )
          .toArray()
      return collection
        .find<Row>({ $and: [own, filter] }, { ...options, ...(project ? { projection: project } : {}), sort, limit })
        .toArray()
    }
    return scoped(question.pipeline).then((pipeline) =>
      collection
        .aggregate<Row>([{ $match: own }, ...bare(question.collection), ...pipeline, { $limit: limit }], {
          ...options,
          allowDiskUse: false,
        })
        .toArray(),
    )
  }

  const keptOf = (name: string) => without?.[name] ?? []
  const bare = (name: string): Row[] => (keptOf(name).length > 0 ? [{ $unset: [...keptOf(name)] }] : [])

  async function scoped(pipeline: Row[]): Promise<Row[]> {
    return (await Promise.all(pipeline.map(scopedStage))).flat()
  }
  async function scopedStage(stage: Row): Promise<Row | Row[]> {
    const [[operator, operand] = []] = Object.entries(stage)
    if (operator === '$facet') {
      const facets = await Promise.all(
        Object.entries(operand as Record<string, Row[]>).map(
          async ([name, pipeline]) => [name, await scoped(pipeline)] as const,
        ),
      )
      return { $facet: Object.fromEntries(facets) }
    }
    if (operator === '$lookup') {
      const { from, pipeline, ...rest } = operand as {
        from: string
        pipeline?: Row[]
        as: string
        foreignField?: string
      }
      const model = modelOf(from)
      const kept = keptOf(model)
      if (kept.includes(rest.foreignField?.split('.')[0] ?? ''))
        throw new NotEvaluated(`${from} has no ${rest.foreignField}`)
      if (pipeline)
        return {
          $lookup: {
            ...rest,
            from: await named(from),
            pipeline: [{ $match: own }, ...bare(model), ...(await scoped(pipeline))],
          },
        }
      const ofJobs = jobs
        ? [{ $or: [{ $eq: [{ $type: '$$found.jobId' }, 'missing'] }, { $in: ['$$found.jobId', { $literal: jobs }] }] }]
        : []
      const ours = { $and: [{ $eq: ['$$found.companyId', company] }, { $ne: ['$$found.dead', true] }, ...ofJobs] }
      return [
        { $lookup: { ...rest, from: await named(from) } },
        { $addFields: { [rest.as]: { $filter: { input: `$${rest.as}`, as: 'found', cond: ours } } } },
        ...(kept.length > 0 ? [{ $unset: kept.map((field) => `${rest.as}.${field}`) }] : []),
      ]
    }
    if (operator === '$unionWith') {
      const { coll, pipeline = [] } =
        typeof operand === 'string' ? { coll: operand } : (operand as { coll: string; pipeline?: Row[] })
      const ofCompany = [{ $match: own }, ...bare(modelOf(coll))]
      return { $unionWith: { coll: await named(coll), pipeline: [...ofCompany, ...(await scoped(pipeline))] } }
    }
    return stage
  }
  const named = (name: string) => live(modelOf(name))
  function modelOf(name: string): string {
    const model =
      question.kind === 'aggregate' && Object.hasOwn(question.models, name) ? question.models[name] : undefined
    if (model === undefined) throw new NotEvaluated(`${name} cannot be looked up`)
    return model
  }

  try {
    return (await reading(() => rows())).map((row) => fromStored(row))
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): unknown {
  const { cause } = error as { cause?: unknown }
  const server = error instanceof MongoServerError ? error : cause instanceof MongoServerError ? cause : null
  if (!server) return error
  if (server.code === MAX_TIME_EXPIRED)
    return new TooExpensive(`This took longer than ${TIME_LIMIT_MS / 1000} seconds. Narrow the filter or ask for less.`)
  if (TOO_LARGE.has(Number(server.code))) return new TooExpensive('This takes more memory than a query may have')
  const [line = ''] = server.message.split('\n')
  return new NotEvaluated(/[/\\]|internal/i.test(line) ? 'This query cannot be evaluated' : line.slice(0, 200))
}

import { formats, type Format, type readModelRoutes } from '#contracts/http/api/read-models.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { allProjections } from '#projections/all.ts'
import type { AnyProjection } from '#projections/runtime/projection.ts'
import type { Platform } from '../../../platform.ts'
import { guard } from '../../analytics/guard.ts'
import { mediaTypes } from '../../analytics/media-types.ts'
import type { AnalystQueries, Asked } from '../../analytics/queries.ts'
import { instantsOf, keptFields, readModelFor, readModelsFor, schemaOf } from '../../analytics/read-models.ts'
import type { Call, Handlers } from '../call.ts'

type Plain = Record<string, unknown>

/** Whose share of the company's places a query takes. */
const nameOf = (asker: Asker) =>
  asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.keyId : undefined

export const readModelHandlers = (queries: AnalystQueries): Handlers<typeof readModelRoutes> => {
  const ask = async (asked: Asked, format: Format, { signal }: Pick<Call<never>, 'signal'>) => {
    const told = await queries.ask(asked, signal)
    if (!('bytes' in told)) throw new Error('A query was answered with counts')
    return {
      file: {
        contentType: mediaTypes[format],
        bytes: told.bytes,
        headers: { 'x-truncated': String(told.truncated), vary: 'accept' },
      },
    }
  }
  const common = async ({ reads, readers }: Platform, asker: Asker, model: AnyProjection, format: Format) => ({
    company: asker.companyId,
    person: nameOf(asker),
    jobs: await readers.jobsToAnalyse(asker),
    without: keptIn(reads, keptFields(await readers.keepsFrom(asker))),
    collection: reads.live(model),
    format,
    instants: instantsOf(model),
  })
  const keptIn = ({ live }: Platform['reads'], fields: ReturnType<typeof keptFields>) =>
    Object.fromEntries(allProjections.flatMap((each) => (fields[each.name] ? [[live(each), fields[each.name]!]] : [])))
  const guarded = (asker: Asker, hides: boolean) => guard(new Set(readModelsFor(asker, hides).map(({ name }) => name)))
  const hidesFrom = ({ useCases }: Platform, asker: Asker) => useCases.review.hidesFrom(asker)

  return {
    async listReadModels(platform, { asker, signal }) {
      const { relayLag, projectionStatus, reads, readers } = platform
      const models = readModelsFor(asker, await hidesFrom(platform, asker))
      const [told, lag, { stuck }] = await Promise.all([
        queries.ask(
          {
            kind: 'count',
            company: asker.companyId,
            person: nameOf(asker),
            jobs: await readers.jobsToAnalyse(asker),
            collections: models.map(reads.live),
          },
          signal,
        ),
        relayLag(),
        projectionStatus(),
      ])
      const counts = 'counts' in told ? told.counts : []
      return {
        body: {
          readModels: models.map((model, index) => ({
            name: model.name,
            version: model.version,
            description: model.description,
            documents: counts[index] ?? 0,
            lag,
            stuck: stuck.filter(
              ({ projection, stream }) => projection === model.name && stream.startsWith(`${asker.companyId}.`),
            ).length,
            schema: schemaOf(model),
          })),
        },
      }
    },

    async queryReadModel(platform, call) {
      const { asker, params, query } = call
      const hides = await hidesFrom(platform, asker)
      const model = readModelFor(asker, hides, params.name)
      const [filter, project, sort] = [
        jsonOf('filter', query.filter) ?? {},
        jsonOf('project', query.project),
        jsonOf('sort', query.sort) ?? {},
      ]
      const check = guarded(asker, hides)
      check.filter(filter)
      if (project) check.projection(project)
      check.sort(sort)
      const format = formatOf(query.format, call.accept)
      return ask(
        {
          kind: 'find',
          ...(await common(platform, asker, model, format)),
          filter,
          project,
          sort: sort as Record<string, 1 | -1>,
          limit: query.limit,
        },
        format,
        call,
      )
    },

    async aggregateReadModel(platform, call) {
      const { asker, params, query, body } = call
      const hides = await hidesFrom(platform, asker)
      const model = readModelFor(asker, hides, params.name)
      guarded(asker, hides).pipeline(body.pipeline)
      const models = Object.fromEntries(
        readModelsFor(asker, hides).map((each) => [each.name, platform.reads.live(each)]),
      )
      const format = formatOf(query.format, call.accept)
      return ask(
        {
          kind: 'aggregate',
          ...(await common(platform, asker, model, format)),
          pipeline: body.pipeline,
          models,
          limit: body.limit,
        },
        format,
        call,
      )
    },
  }
}

function jsonOf(name: string, text: string | undefined): Plain | undefined {
  if (text === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Rejected('query/invalid', `${name} is not JSON`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Rejected('query/invalid', `${name} is an object`)
  return value as Plain
}

/** The format that is named, else the first the Accept header has; JSON when it has none of ours. */
function formatOf(named: Format | undefined, accept: string): Format {
  if (named) return named
  const wanted = accept.split(',').map((part) => part.split(';')[0]!.trim().toLowerCase())
  return formats.find((format) => wanted.includes(mediaTypes[format].split(';')[0]!)) ?? 'json'
}

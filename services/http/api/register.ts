import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type ApiRoutes, apiRoutes, type RouteId } from '#contracts/http/api/all.ts'
import { Problem } from '#contracts/http/api/problem.ts'
import { featuresAskedBy } from '#contracts/http/plan-gates.ts'
import { type Endpoint, endpointsOf, type RouteSpec, type StreamedFile } from '#contracts/http/api/route.ts'
import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { mayTry } from '#contracts/job/access.ts'
import { gates } from '#contracts/subscription/features.ts'
import { planTitles } from '#contracts/subscription/plans.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { crash } from '#infra/crash.ts'
import { requirePlanOf } from '../../core/authorize.ts'
import type { Platform } from '../../platform.ts'
import { addressOf } from '../address.ts'
import { callLimits, type Share } from '../call-limits.ts'
import { fileOfForm } from '../file-of-form.ts'
import { identify, identifyByJobKey, identifyPartner } from '../identify.ts'
import { engineQueries } from '../analytics/engine-queries.ts'
import { analystQueries } from '../analytics/queries.ts'
import type { Call, Handler, Handlers } from './call.ts'
import { answerToken, awaitOwnWrites } from './consistency.ts'
import { accountHandlers } from './handlers/accounts.ts'
import { automationHandlers } from './handlers/automations.ts'
import { availabilityHandlers } from './handlers/availability.ts'
import { atsHandlers } from './handlers/ats.ts'
import { integrationHandlers } from './handlers/integrations.ts'
import { billingHandlers } from './handlers/billing.ts'
import { brandingHandlers } from './handlers/branding.ts'
import { calendarHandlers } from './handlers/calendars.ts'
import { candidateHandlers } from './handlers/candidates.ts'
import { companyHandlers } from './handlers/company.ts'
import { filterHandlers } from './handlers/filters.ts'
import { identityHandlers } from './handlers/identity.ts'
import { inboxHandlers } from './handlers/inbox.ts'
import { interviewHandlers } from './handlers/interviews.ts'
import { jobVersionHandlers } from './handlers/job-versions.ts'
import { jobKeyHandlers } from './handlers/job-key.ts'
import { jobHandlers } from './handlers/jobs.ts'
import { mediaHandlers } from './handlers/media.ts'
import { metricHandlers } from './handlers/metrics.ts'
import { pricingHandlers } from './handlers/pricing.ts'
import { readModelHandlers } from './handlers/read-models.ts'
import { scoreHandlers } from './handlers/scores.ts'
import { evaluationHandlers } from './handlers/evaluations.ts'
import { transcriptHandlers } from './handlers/transcripts.ts'
import { shareHandlers } from './handlers/shares.ts'
import { teamHandlers } from './handlers/team.ts'
import { templateHandlers } from './handlers/templates.ts'
import { webhookHandlers } from './handlers/webhooks.ts'
import { workflowHandlers } from './handlers/workflows.ts'
import { zapierHandlers } from './handlers/zapier.ts'
import { usageHandlers } from './handlers/usage.ts'
import { commandIdOf } from './idempotency.ts'

/** Calls a minute: of one caller to one address, queries of analysts, which cost more, of one company, and of an unknown address. */
const CALLS = 3000
const QUERIES = 240
const OF_A_COMPANY = 30_000
const OF_STRANGERS = 6000
/** More than any file may have: what is somewhat too large is refused in its own words. */
const UPLOAD_BYTES = 8 * 1024 * 1024
const refusals = Object.fromEntries(
  [400, 401, 403, 404, 409, 410, 413, 415, 421, 422, 429, 503].map((status) => [status, Problem]),
)

/** The asker of public calls: of no company, and allowed nothing else. */
const visitor: Asker = { kind: 'process', name: 'visitor', companyId: SYSTEM, permissions: [] }

/** Serves every route of the table at every address it has. */
export async function api(app: FastifyInstance, { platform }: { platform: Platform }) {
  app.removeContentTypeParser('text/plain')
  const { reads } = platform.engines
  const queries = reads.answer
    ? engineQueries({ ...reads, answer: reads.answer })
    : analystQueries(platform.engines.folder('read'))
  app.addHook('onClose', () => queries.close())
  const handlers: Handlers<ApiRoutes> = {
    ...jobHandlers,
    ...jobVersionHandlers,
    ...candidateHandlers,
    ...scoreHandlers,
    ...transcriptHandlers,
    ...evaluationHandlers,
    ...filterHandlers,
    ...inboxHandlers,
    ...automationHandlers,
    ...availabilityHandlers,
    ...interviewHandlers,
    ...calendarHandlers,
    ...shareHandlers,
    ...mediaHandlers,
    ...jobKeyHandlers,
    ...companyHandlers,
    ...templateHandlers,
    ...workflowHandlers,
    ...readModelHandlers(queries),
    ...metricHandlers,
    ...accountHandlers,
    ...identityHandlers,
    ...teamHandlers,
    ...billingHandlers,
    ...integrationHandlers,
    ...atsHandlers,
    ...pricingHandlers,
    ...brandingHandlers,
    ...usageHandlers,
    ...webhookHandlers,
    ...zapierHandlers,
  }
  const callerOf = identify(platform)
  const identifyFor = ({ credential }: RouteSpec) =>
    credential === 'job' ? identifyByJobKey(platform) : credential ? identifyPartner(platform, credential) : callerOf
  const askers = new WeakMap<FastifyRequest, Asker>()
  const limit = callLimits(platform.engines)
  const { forms } = await takingForms(app)
  const { streams } = await leavingBodies(app)

  for (const endpoint of endpointsOf(apiRoutes)) {
    const { id, spec, method, url, base } = endpoint
    const askerOf = identifyFor(spec)
    const handle = handlers[id as RouteId] as unknown as Handler<typeof spec>
    const [what, most] = spec.target === 'read-model' ? ['queries', QUERIES] : [`${method} ${url}`, CALLS]
    const sharesOf = (request: FastifyRequest): Share[] => {
      const asker = askers.get(request)!
      if (asker === visitor) return [{ of: `${addressOf(request)} ${what}`, most }]
      const caller = asker.kind === 'apiKey' ? asker.keyId : asker.kind === 'user' ? asker.userId : ''
      return [
        { of: `${asker.companyId}/${caller} ${what}`, most },
        { of: asker.companyId, most: OF_A_COMPANY },
      ]
    }
    ;(spec.streamed ? streams : spec.upload ? forms : app).route({
      method,
      url: url.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(endpoint) as never,
      ...(spec.upload && { bodyLimit: UPLOAD_BYTES }),
      // What arrives piece by piece is looked at by who takes it.
      ...(spec.streamed && { validatorCompiler: () => () => true }),
      ...(spec.changes && { config: { changes: spec.changes } }),
      onRequest: async (request, reply) => {
        if (spec.permission === 'public') return void askers.set(request, visitor)
        const asker = await askerOf(request)
        if (!asker) {
          await limit(request, reply, [{ of: `strangers ${addressOf(request)}`, most: OF_STRANGERS }])
          throw new Rejected(
            'auth/required',
            spec.credential ? 'This key is not known' : 'Sign in, or send an API key as a bearer token',
          )
        }
        if (!mayCall(asker, spec)) {
          if (spec.permission !== 'signed-in') await requirePlanOf(platform, asker, spec.permission)
          throw new Rejected('auth/forbidden', 'Your role does not allow this')
        }
        askers.set(request, asker)
        crash('C1')
      },
      // Before the body is read, and once it is known who calls.
      preParsing: async (request, reply) => limit(request, reply, sharesOf(request)),
      onResponse: async () => crash('C8'),
      handler: async (request, reply) => {
        const asker = askers.get(request)!
        if (method === 'GET' && !spec.changes) await awaitOwnWrites(platform, asker, request, reply)
        const answer = await handle(platform, callOf(asker, request, reply, await uploaded(spec, request, reply)))
        answerToken(reply, answer.token)
        if ('file' in answer)
          return reply
            .headers({ 'content-disposition': 'attachment', ...answer.file.headers })
            .type(answer.file.contentType)
            .send(Buffer.from(answer.file.bytes))
        return reply.code(spec.status ?? 200).send(answer.body)
      },
      ...(base === 'analytics' ? { logLevel: 'warn' as const } : {}),
    })
  }
}

/** Where routes are that take a form with a file and nothing else. In an object, as an instance that is awaited is another one. */
async function takingForms(app: FastifyInstance): Promise<{ forms: FastifyInstance }> {
  let forms = app
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
        const headers = { 'content-type': request.headers['content-type']! }
        const form = await new Response(body, { headers }).formData().catch(() => null)
        if (!form) throw new Rejected('request/invalid', 'This form cannot be read')
        return Object.fromEntries(form)
      },
    )
    forms = scope
  })
  return { forms }
}

/** Where routes are that read what is sent themselves. */
async function leavingBodies(app: FastifyInstance): Promise<{ streams: FastifyInstance }> {
  let streams = app
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    streams = scope
  })
  return { streams }
}

async function uploaded({ upload, streamed }: RouteSpec, request: FastifyRequest, reply: FastifyReply) {
  if (!upload) return undefined
  if (streamed) return ((take) => fileOfForm(request, reply, upload, take)) satisfies StreamedFile
  return Buffer.from(await (request.body as Record<string, File>)[upload]!.arrayBuffer())
}

/** Where rights differ by job, what names a job or reads lists of them is decided there: creating one is the company's. */
function mayCall(asker: Asker, { permission, target }: RouteSpec): boolean {
  if (permission === 'public' || permission === 'signed-in') return true
  return target === 'none' && permission === 'jobs.create' ? mayDo(asker, permission) : mayTry(asker, permission)
}

function callOf(asker: Asker, request: FastifyRequest, reply: FastifyReply, file: Buffer | StreamedFile | undefined) {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return {
    asker,
    params: request.params ?? {},
    query: request.query ?? {},
    body: request.body ?? {},
    file,
    commandId: commandIdOf(asker, request),
    repeatable: request.headers['idempotency-key'] !== undefined,
    accept: request.headers.accept ?? '*/*',
    header: (name: string) => [request.headers[name]].flat()[0],
    address: addressOf(request),
    signal: gone.signal,
  } as Call<never>
}

const tags = { legacy: 'Legacy', v2: 'v2', analytics: 'Analytics' } as const

/** What of it the plan decides (BILL-019 to 023). */
function planNote(id: RouteId): string {
  const asked = featuresAskedBy(id).map((feature) => `\`${feature}\` (from ${planTitles[gates[feature].from]})`)
  return asked.length > 0
    ? ` The plan decides on ${asked.join(', ')}: without it, \`subscription/feature-missing\`.`
    : ''
}

const keyed = {
  zapier: { tag: 'Zapier', scheme: 'zapier', needs: 'With the key of the connection.' },
  job: { tag: 'Key of a job', scheme: 'jobKey', needs: 'With the key of the job.' },
} as const

/** Who may call it, and from which plan on. */
function needsOf({ permission, credential }: RouteSpec, id: RouteId): string {
  if (permission === 'public') return ' For all callers.'
  if (permission !== 'signed-in') return ` Needs the permission \`${permission}\`.${planNote(id)}`
  return credential ? planNote(id) : ' For every account and API key of a company.'
}

function schemaOf({ spec, base, id, url, method }: Endpoint) {
  const needs = needsOf(spec, id as RouteId)
  return {
    operationId: `${base}_${id}_${method}_${url}`.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: spec.summary,
    description: `${spec.credential ? keyed[spec.credential].needs : ''}${needs}`.trim(),
    tags: [spec.credential ? keyed[spec.credential].tag : tags[base]],
    security:
      spec.permission === 'public'
        ? []
        : spec.credential
          ? [{ [keyed[spec.credential].scheme]: [] }]
          : [{ apiKey: [] }, { session: [] }],
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    ...(spec.upload ? { body: z.object({ [spec.upload]: z.file() }), consumes: ['multipart/form-data'] } : {}),
    response: { [spec.status ?? 200]: spec.reply, ...refusals },
  }
}

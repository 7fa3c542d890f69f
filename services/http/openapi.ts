import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Platform } from '../platform.ts'
import { addressOf } from './address.ts'
import { callLimits } from './call-limits.ts'
import { describedSocket } from './described-socket.ts'
import { describedWebhooks } from './described-webhooks.ts'
import { openApiDocuments } from './openapi-document.ts'

/** Of one address: the page is about ten requests, and programs need the document once. */
const READINGS_A_MINUTE = 300

const description = `Sign in on the website, or send an API key: \`Authorization: Bearer hl_…\`. Keys are issued in the settings, with scopes.

- **Errors** are problem documents (RFC 9457) with a stable \`code\`. A record of another company is not found.
- **Repeating**: send an \`Idempotency-Key\` with a change; the same key and body again changes nothing and answers alike, another body is refused.
- **Reading your writes**: a change answers an \`X-Consistency\` header. Send it with a read, and the read waits for it, at most two seconds; \`X-Stale: true\` says that was not enough.
- **Limits**: each caller has a number of calls a minute to each address, and each company one in all; the \`Retry-After\` header of a 429 says when to come again, the \`X-RateLimit-*\` headers say how many are left.
- **Live**: Socket.IO 4 over the web socket transport at \`/socket.io/\`, with \`auth: { token }\`. \`x-socket\` in this document has each event with its data; every one is acknowledged, refused ones with \`{ ok: false, code, message }\`. \`job:join\` answers with the ids of the job's candidates and a \`changeToken\`; send the last one you received when you join again, and what you missed is pushed. A slow reader gets the newest state of each candidate; \`missed: true\` means: read everything again.`

const zapier = `Under /api/v2/zapier: REST hooks for an app on Zapier, with the key of the connection as a bearer token. \`GET /me\` tests the key. Switching a Zap on sends \`POST /hooks\` with \`hookUrl\` and \`event\`; from then on each event is sent there as JSON, in order per candidate, with retries over three days. Switching it off sends \`DELETE /hooks/{id}\`. \`GET /samples/{trigger}\` answers with the same objects. While the connection is paused, its colleague has left or the plan lacks Zapier, events wait for up to 30 days.`

/** Webhooks, and what OpenAPI lets a document say under names of its own; the plugin's types know neither. */
const described: object = { 'x-socket': describedSocket(), webhooks: describedWebhooks() }

/** The document at /api/openapi.json and its readable form at /api/docs; both are made from the routes as they are served. */
export async function openApi(app: FastifyInstance, { platform }: { platform: Pick<Platform, 'engines'> }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hirelog', version: '1.0.0', description },
      tags: [
        { name: 'v2', description: 'Under /api/v2' },
        { name: 'Legacy', description: 'Under /api/legacy' },
        {
          name: 'Analytics',
          description: 'Under /api/analytics: read models for analysts, always those of the own company',
        },
        { name: 'Zapier', description: zapier },
        { name: 'Key of a job', description: 'How another recruiting system edits one job, with a key of that job' },
        {
          name: 'Webhooks',
          description: 'What is sent to the addresses of a company. Verify each with any library of Standard Webhooks.',
        },
      ],
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key of the company; its scopes are permissions',
          },
          zapier: {
            type: 'http',
            scheme: 'bearer',
            description: 'The key of the connection with Zapier, from the page of integrations',
          },
          jobKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'The key of one job, from the settings; it ends on a day and opens nothing else',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'hirelog',
            description: 'The session of a signed-in person',
          },
        },
      },
      ...described,
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  const send = openApiDocuments(app)
  const limit = callLimits(platform.engines)
  const ration = (request: FastifyRequest, reply: FastifyReply) =>
    limit(request, reply, [{ of: `documentation ${addressOf(request)}`, most: READINGS_A_MINUTE }])
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    await ration(request, reply)
    const format = (['json', 'yaml'] as const).find((each) => request.routeOptions.url === `/api/docs/${each}`)
    if (format) return send(format, request, reply)
  }
  await app.register(swaggerUi, {
    uiHooks: { onRequest: onRequest as never },
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    theme: { title: 'Hirelog API' },
  })
  app.get('/api/openapi.json', { schema: { hide: true } as never, onRequest: ration }, async (request, reply) =>
    send('json', request, reply),
  )
}

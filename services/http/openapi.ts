import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const description = `Sign in on the website, or send an API key: \`Authorization: Bearer hl_…\`. Keys are issued in the settings, with scopes.

- **Errors** are problem documents (RFC 9457) with a stable \`code\`. A record of another company is not found.
- **Repeating**: send an \`Idempotency-Key\` with a change; the same key and body again changes nothing and answers alike, another body is refused.
- **Reading your writes**: a change answers an \`X-Consistency\` header. Send it with a read, and the read waits for it, at most two seconds; \`X-Stale: true\` says that was not enough.
- **Limits**: each caller has a number of calls a minute to each address, and each company one in all; the \`Retry-After\` header of a 429 says when to come again, the \`X-RateLimit-*\` headers say how many are left.`

/** The document at /api/openapi.json and its readable form at /api/docs; both are made from the routes as they are served. */
export async function openApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hirelog', version: '1.0.0', description },
      tags: [
        { name: 'v2', description: 'Under /api/v2' },
        { name: 'Legacy', description: 'Under /api/legacy' },
        { name: 'Analytics', description: 'Under /api/analytics: read models for analysts, always those of the own company' },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the company; its scopes are permissions' },
          session: { type: 'apiKey', in: 'cookie', name: 'hirelog', description: 'The session of somebody who is signed in' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false, uiConfig: { docExpansion: 'list', layout: 'BaseLayout' }, theme: { title: 'Hirelog API' } })
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger())
}

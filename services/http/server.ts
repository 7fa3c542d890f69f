import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import type { ServerBuild } from '@remix-run/node'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Platform } from '../platform.ts'
import { deviceOf } from '../use-cases/accounts/device.ts'
import { answersPeople } from '../roles/names.ts'
import { traceRequests } from '../telemetry/http.ts'
import { api } from './api/register.ts'
import { apiNotFound } from './api/not-found.ts'
import { billingHook } from './billing-hook.ts'
import { drained } from './drain.ts'
import { entryParameters } from './entry.ts'
import { health } from './health.ts'
import { identify } from './identify.ts'
import { live } from './live.ts'
import { mediaRoutes } from './media-routes.ts'
import { metrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { checkOrigin } from './origin-check.ts'
import { answerFrameworkError, answerWithProblems } from './problems.ts'
import { remixHandler } from './remix.ts'
import { nonceOf, securityHeaders } from './security-headers.ts'
import { uploadRoutes } from './upload-routes.ts'

const root = join(import.meta.dirname, '../..')
/** Forms are small; recordings travel by their own route. */
const FORM_BYTES = 2 * 1024 * 1024

type Options = { dev?: boolean; logger?: boolean | object }

/** What a process answers over HTTP: people with the web role, programs with the API role, operators always. */
export async function httpServer(platform: Platform, { dev = false, logger = false }: Options = {}) {
  const app = Fastify({ logger, forceCloseConnections: true, bodyLimit: FORM_BYTES, frameworkErrors: answerFrameworkError as never }).withTypeProvider<ZodTypeProvider>()
  const { roles } = platform
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (platform.telemetry) traceRequests(app as never, platform.telemetry.tracer)
  answerWithProblems(app as never)
  securityHeaders(app as never, { dev, https: platform.settings.publicUrl.startsWith('https:') })
  checkOrigin(app as never, () => platform.settings.publicUrl)
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  await metrics(app as never, { platform })
  await app.register(health, { platform })
  if (!answersPeople(roles)) return app
  if (roles.has('api')) {
    await openApi(app as never)
    await app.register(api, { platform })
    await app.register(apiNotFound)
    await app.register(billingHook, { platform })
  }
  await app.register(mediaRoutes, { media: platform.engines.media, identify: identify(platform), candidateOf: platform.readers.candidateOrNull })
  await app.register(uploadRoutes, { uploads: platform.uploads })
  if (!roles.has('web')) return app
  await app.register(live, { platform })

  await app.register(async (web) => {
    web.removeAllContentTypeParsers()
    web.addContentTypeParser('*', (_request, _payload, done) => done(null))
    web.addHook('onRequest', async (request, reply) => {
      // Browsers always say how long a form is; whoever does not could go on for ever.
      const endless = request.headers['transfer-encoding'] !== undefined
      if (!endless && Number(request.headers['content-length'] ?? 0) <= FORM_BYTES) return
      const [status, text] = endless ? ([411, 'Say how long the form is.'] as const) : ([413, 'This form is too large.'] as const)
      await drained(request.raw)
      return reply.code(status).header('connection', 'close').type('text/plain; charset=utf-8').send(text)
    })
    entryParameters(web as never, platform)
    const contextOf = (request: Parameters<Parameters<typeof remixHandler>[2]>[0]) => ({
      platform,
      cspNonce: nonceOf(request),
      address: request.ip,
      device: deviceOf(request.headers['user-agent']),
    })
    if (dev) {
      const { createServer } = await import('vite')
      const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: 24678 } } })
      web.addHook('onRequest', async (request, reply) => {
        await new Promise<void>((next) => vite.middlewares(request.raw, reply.raw, () => next()))
        if (reply.raw.writableEnded) reply.hijack()
      })
      app.addHook('onClose', () => vite.close())
      web.all('/*', { schema: { hide: true } as never }, remixHandler(() => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>, 'development', contextOf))
      return
    }
    if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('The web app is not built: run npm run build')
    await web.register(fastifyStatic, { root: join(root, 'build/client/assets'), prefix: '/assets/', immutable: true, maxAge: '365d', preCompressed: true, decorateReply: false })
    const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild
    web.all('/*', { schema: { hide: true } as never }, remixHandler(build, 'production', contextOf))
  })
  return app
}

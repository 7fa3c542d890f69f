import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { ServerBuild } from '@remix-run/node'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Platform } from '../platform.ts'
import { deviceOf } from '../use-cases/accounts/device.ts'
import { answersPeople } from '../core/roles.ts'
import { traceRequests } from '../telemetry/http.ts'
import { addressOf } from './address.ts'
import { drained } from './drain.ts'
import { health } from './health.ts'
import { checkHost, isLocal } from './hosts.ts'
import { metrics } from './metrics.ts'
import { isOpened, refusalPage } from './opened.ts'
import { pushWorker } from './push-worker.ts'
import { checkOrigin } from './origin-check.ts'
import { reportFailure } from './report-failure.ts'
import { answerConnectionErrors, answerFrameworkErrors, answerWithProblems } from './problems.ts'
import type { remixHandler as RemixHandler } from './remix.ts'
import { framedCookies } from './framed.ts'
import { waitForLeader } from './wait-for-leader.ts'
import { bareHeaders, nonceOf, securityHeaders } from './security-headers.ts'

const root = join(import.meta.dirname, '../..')
/** Room for a picture of 2 MB beside its fields; recordings travel by their own route. */
const FORM_BYTES = 3 * 1024 * 1024

/** Schemas are Zod's; the compilers that Fastify would load for its own are never asked. */
const compilers = {
  compilersFactory: {
    buildValidator: () => validatorCompiler as never,
    buildSerializer: () => serializerCompiler as never,
  },
}

type Options = { dev?: boolean; logger?: boolean | object }

/** What a process answers over HTTP: people with the web role, programs with the API role, operators always. */
export async function httpServer(platform: Platform, { dev = false, logger = false }: Options = {}) {
  const https = platform.settings.publicUrl.startsWith('https:')
  const app = Fastify({
    logger,
    forceCloseConnections: true,
    trustProxy: platform.settings.trustedProxies,
    bodyLimit: FORM_BYTES,
    clientErrorHandler: answerConnectionErrors(bareHeaders(https)),
    frameworkErrors: answerFrameworkErrors(bareHeaders(https)) as never,
    schemaController: compilers,
  }).withTypeProvider<ZodTypeProvider>()
  const { roles } = platform
  if (platform.telemetry) traceRequests(app as never, platform.telemetry.tracer)
  const whoAsks = answersPeople(roles) ? (await import('./identify.ts')).identify(platform) : async () => null
  const report = reportFailure(platform, whoAsks)
  answerWithProblems(app as never, report)
  securityHeaders(app as never, { dev, https, billingOrigins: platform.engines.billing?.origins ?? [] })
  framedCookies(app as never, https)
  checkHost(app as never, () => platform.settings.publicUrl)
  checkOrigin(app as never, () => platform.settings.publicUrl)
  waitForLeader(app as never)
  await app.register(cookie)
  await metrics(app as never, { platform })
  if (!answersPeople(roles)) {
    await app.register(health, { platform, whoAsks })
    return app
  }
  await app.register(health, { platform, whoAsks })
  // Loaded where requests are served: the other roles save its memory.
  const hub = (await import('./open-hub.ts')).openHub(platform)
  if (roles.has('api')) {
    const [
      { openApi },
      { api },
      { apiNotFound },
      { billingHook },
      { chargebeeHook },
      { mergeHook },
      { mailHook },
      { meetingRepliesHook },
      { smsHook },
      { cronofyHook },
      { partnerRoutes },
      { socket },
    ] = await Promise.all([
      import('./openapi.ts'),
      import('./api/register.ts'),
      import('./api/not-found.ts'),
      import('./billing-hook.ts'),
      import('./chargebee-hook.ts'),
      import('./merge-hook.ts'),
      import('./mail-hook.ts'),
      import('./meeting-replies-hook.ts'),
      import('./sms-hook.ts'),
      import('./cronofy-hook.ts'),
      import('./partner-routes.ts'),
      import('./socket.ts'),
    ])
    await openApi(app as never, { platform })
    await app.register(api, { platform })
    await app.register(apiNotFound)
    await app.register(billingHook, { platform })
    await app.register(chargebeeHook, { platform })
    await app.register(mergeHook, { platform })
    await app.register(mailHook, { platform })
    await app.register(meetingRepliesHook, { platform })
    await app.register(smsHook, { platform })
    await app.register(cronofyHook, { platform })
    await app.register(partnerRoutes, { platform })
    await app.register(socket, { platform, hub })
  }
  pushWorker(app as never)
  const [
    { calendarRoutes },
    { cronofyRoutes },
    { entranceRoutes },
    { feedRoutes },
    { fileRoutes },
    { directUploadRoutes },
    { jobAdderRoutes },
    { jobMediaRoutes },
    { mediaRoutes },
    { pictureRoutes },
    { portraitRoutes },
    { posterRoutes },
    { sharedMediaRoutes },
    { uploadRoutes },
  ] = await Promise.all([
    import('./calendar-routes.ts'),
    import('./cronofy-routes.ts'),
    import('./entrance-routes.ts'),
    import('./feed-routes.ts'),
    import('./file-routes.ts'),
    import('./direct-upload-routes.ts'),
    import('./jobadder-routes.ts'),
    import('./job-media-routes.ts'),
    import('./media-routes.ts'),
    import('./picture-routes.ts'),
    import('./portrait-routes.ts'),
    import('./poster-routes.ts'),
    import('./shared-media-routes.ts'),
    import('./upload-routes.ts'),
  ])
  await app.register(calendarRoutes, { platform })
  await app.register(entranceRoutes)
  await app.register(feedRoutes, { platform })
  await app.register(fileRoutes, {
    identify: whoAsks,
    candidateOf: platform.readers.candidateOrNull,
    openFile: platform.uploads.openFile,
  })
  await app.register(directUploadRoutes, { platform })
  await app.register(jobAdderRoutes, { platform, identify: whoAsks })
  await app.register(cronofyRoutes, { platform, identify: whoAsks })
  await app.register(jobMediaRoutes, { platform, identify: whoAsks })
  await app.register(mediaRoutes, {
    media: platform.engines.media,
    identify: whoAsks,
    candidateOf: platform.readers.candidateOrNull,
    allowDownload: platform.useCases.review.allowDownload,
    allowExport: platform.useCases.review.allowVideoExport,
    hidesFrom: platform.useCases.review.hidesFrom,
  })
  await app.register(pictureRoutes, {
    media: platform.engines.media,
    identify: whoAsks,
    isShown: platform.useCases.company.isPictureShown,
  })
  await app.register(portraitRoutes, {
    media: platform.engines.media,
    identify: whoAsks,
    portraitOf: platform.readers.portraitOf,
  })
  await app.register(posterRoutes, {
    media: platform.engines.media,
    identify: whoAsks,
    candidateOf: platform.readers.candidateOrNull,
    keepPoster: platform.uploads.keepPoster,
    keepMediaPoster: platform.uploads.keepMediaPoster,
  })
  await app.register(sharedMediaRoutes, { platform })
  await app.register(uploadRoutes, { uploads: platform.uploads, identify: whoAsks })
  if (!roles.has('web')) return app
  const [
    { assistantRoutes },
    { live },
    { browserErrors },
    { entryParameters },
    { remixHandler },
    { default: fastifyStatic },
  ] = await Promise.all([
    import('./assistant-routes.ts'),
    import('./live.ts'),
    import('./browser-errors.ts'),
    import('./entry.ts'),
    import('./remix.ts'),
    import('@fastify/static'),
  ])
  await app.register(assistantRoutes, { platform, identify: whoAsks })
  await app.register(live, { platform, hub })
  await app.register(browserErrors, { platform, report })

  await app.register(async (web) => {
    web.removeAllContentTypeParsers()
    web.addContentTypeParser('*', (_request, _payload, done) => done(null))
    web.addHook('onRequest', async (request, reply) => {
      // Browsers always send the length of a form; a client that does not could go on for ever.
      const endless = request.headers['transfer-encoding'] !== undefined
      if (!endless && Number(request.headers['content-length'] ?? 0) <= FORM_BYTES) return
      const [status, text] = endless
        ? ([411, 'Say how long the form is.'] as const)
        : ([413, 'This form is too large.'] as const)
      await drained(request.raw)
      reply.code(status).header('connection', 'close')
      if (isOpened(request))
        return reply.type('text/html; charset=utf-8').send(refusalPage({ status, code: 'request/too-large' }, request))
      return reply.type('text/plain; charset=utf-8').send(text)
    })
    entryParameters(web as never, platform)
    const contextOf = (request: Parameters<Parameters<typeof RemixHandler>[2]>[0]) => ({
      platform,
      cspNonce: nonceOf(request),
      address: addressOf(request),
      local: isLocal(request),
      device: deviceOf(request.headers['user-agent']),
      placeOf: hub.placeOf,
      report: (error: unknown) => report(request, { error, source: 'page' }),
    })
    if (dev) {
      const { createServer } = await import('vite')
      const vite = await createServer({
        root,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { port: 24678 } },
      })
      web.addHook('onRequest', async (request, reply) => {
        await new Promise<void>((next) => vite.middlewares(request.raw, reply.raw, () => next()))
        if (reply.raw.writableEnded) reply.hijack()
      })
      app.addHook('onClose', () => vite.close())
      web.all(
        '/*',
        { schema: { hide: true } as never },
        remixHandler(
          () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
          'development',
          contextOf,
        ),
      )
      return
    }
    if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('The web app is not built: run npm run build')
    await web.register(fastifyStatic, {
      root: join(root, 'build/client/assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    })
    const build = (await import('#build/server/index.js')) as ServerBuild
    web.all('/*', { schema: { hide: true } as never }, remixHandler(build, 'production', contextOf))
  })
  return app
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runWithin, type Span, type Tracer } from './spans.ts'

/** Addresses without use in a trace of a click: files, probes, and open streams. */
const QUIET = /^\/(assets\/|healthz|metrics|live)/

/** Every request is a span, under the caller's if it names one; what it does is part of it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer) {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0]!
    if (QUIET.test(path)) return done()
    const { traceparent } = request.headers
    const route = request.routeOptions.url ?? '/*'
    // The path of a page names records, never people; addresses with secrets in them are known by their route alone.
    const span = tracer.start(`${request.method} ${route === '/*' ? pageOf(path) : route}`, {
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: { 'http.request.method': request.method, 'http.route': route === '/*' ? pageOf(path) : route },
    })
    spans.set(request, span)
    const here = [span.traceparent]
    runWithin(() => here, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? new Error(`status ${reply.statusCode}`) : undefined)
  })
}

/** `/apply/<secret>` and ids give way to a colon, so that equal pages have equal names. */
function pageOf(path: string) {
  return path
    .replace(/^\/(apply|edit-job-integration)\/[^/]+/, (_, page) => `/${page}/:${page === 'apply' ? 'link' : 'key'}`)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,27}/g, ':id')
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contracts/http/api/all.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

const patterns = endpoints.map(({ method, url }) => ({
  method,
  pattern: new RegExp(`^${url.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Under /api there are no pages: an unknown path is a problem document, and a known one says which methods it takes. */
export async function apiNotFound(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/api/*', { schema: { hide: true } as never }, async (request: FastifyRequest, reply) => {
    const path = request.url.split('?')[0]!
    const methods = [...new Set(patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))]
    if (methods.length === 0) throw new Rejected('not-found', 'There is nothing at this address')
    reply.header('allow', methods.join(', '))
    throw new Rejected('request/method-not-allowed', `This address takes ${methods.join(' and ')}`)
  })
}

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Uploads } from '../uploads/uploads.ts'
import { UPLOADS_PATH } from '../uploads/uploads.ts'
import { toWeb } from './remix.ts'

/** The tus endpoint. Bodies are streamed to disk, never gathered in memory. */
export async function uploadRoutes(app: FastifyInstance, { uploads }: { uploads: Uploads }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['POST', 'HEAD', 'PATCH', 'OPTIONS', 'DELETE'],
    url: `${UPLOADS_PATH}*`,
    schema: { hide: true } as never,
    async handler(request, reply) {
      const response = await uploads.handle(toWeb(request, reply))
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.send(response.body ? Readable.fromWeb(response.body as never) : null)
    },
  })
}

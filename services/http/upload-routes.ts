import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayTry } from '#contracts/job/access.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { StaffIdentity } from '../uploads/purpose.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { TOKEN_HEADER, UPLOADS_PATH } from '../uploads/uploads.ts'
import { toWeb } from './remix.ts'

type Options = { uploads: Uploads; identify: (request: FastifyRequest) => Promise<Asker | null> }

/** Who sends media for jobs: a person, signed in, who may edit jobs, and no candidate. Programs have calls of the API. */
export function colleagueWho(identify: Options['identify']) {
  return async (request: FastifyRequest): Promise<StaffIdentity | null> => {
    const asker = request.headers[TOKEN_HEADER] === undefined ? await identify(request) : null
    if (asker?.kind !== 'user' || !mayTry(asker, 'jobs.create')) return null
    return { companyId: asker.companyId, userId: asker.userId }
  }
}

/** The tus endpoint. Bodies are streamed to disk, never gathered in memory. */
export async function uploadRoutes(app: FastifyInstance, { uploads, identify }: Options) {
  const colleague = colleagueWho(identify)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['POST', 'HEAD', 'PATCH', 'OPTIONS', 'DELETE'],
    url: `${UPLOADS_PATH}*`,
    schema: { hide: true } as never,
    async handler(request, reply) {
      const response = await uploads.handle(toWeb(request, reply), await colleague(request))
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.send(response.body ? Readable.fromWeb(response.body as never) : null)
    },
  })
}

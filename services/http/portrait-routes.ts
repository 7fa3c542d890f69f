import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { MediaStore } from '#infra/engines/media-store/media-store.ts'

type Options = {
  media: MediaStore
  identify: (request: FastifyRequest) => Promise<Asker | null>
  /** The portrait that a person of the asker's company has now. */
  portraitOf: (asker: Asker, userId: UserId) => Promise<string | null>
}

/** `/portraits/:user/:id`: a person's portrait, for all users of their company. Another portrait has another address. */
export async function portraitRoutes(app: FastifyInstance, { media, identify, portraitOf }: Options) {
  app.get<{ Params: { user: string; id: string } }>(
    '/portraits/:user/:id',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { params } = request
      const asker = await identify(request)
      if (!asker) throw new Rejected('auth/required', 'Please sign in')
      const isTheirs = (await portraitOf(asker, params.user)) === params.id
      const info = isTheirs ? await media.info(params.id) : null
      if (!info || info.tenant !== asker.companyId) throw new Rejected('media/not-found', 'There is no such picture')
      return reply
        .headers({
          'content-type': info.mimeType,
          'content-length': info.size,
          'cache-control': 'private, max-age=86400, immutable',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(await media.read(info.id))
    },
  )
}

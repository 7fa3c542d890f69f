import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { picturePath } from '#contracts/company/picture.ts'
import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { CompanyId, Uuid } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { MediaStore } from '#infra/engines/media-store/media-store.ts'
import { plainIdOf } from '../core/pictures/store.ts'

type Options = {
  media: MediaStore
  identify: (request: FastifyRequest) => Promise<Asker | null>
  /** Whether a brand of the company shows it now. */
  isShown: (companyId: CompanyId, pictureId: string) => Promise<boolean>
}

/** Pictures of brands. Those that a brand shows are public; those that were uploaded for one are for who makes it. */
export async function pictureRoutes(app: FastifyInstance, { media, identify, isShown }: Options) {
  async function send(request: FastifyRequest, reply: FastifyReply, plain: boolean) {
    const { company, id } = request.params as { company: string; id: string }
    const isAddress = CompanyId.safeParse(company).success && Uuid.safeParse(id).success
    const shown = isAddress && (await isShown(company, id))
    const asker = isAddress && !shown ? await identify(request) : null
    const isMaker = asker?.companyId === company && mayDo(asker, 'company.edit.branding')
    const info = shown || isMaker ? await media.info(plain ? plainIdOf(id) : id) : null
    if (!info || info.tenant !== company) throw new Rejected('media/not-found', 'There is no such picture')
    return reply
      .headers({
        'content-type': info.mimeType,
        'content-length': info.size,
        'cache-control': shown ? 'public, max-age=86400, immutable' : 'private, no-store',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        // Mail programs and link previews show it on pages of their own.
        ...(shown && { 'cross-origin-resource-policy': 'cross-origin' }),
      })
      .send(await media.read(info.id))
  }
  const hidden = { schema: { hide: true } as never }
  app.get(picturePath(':company', ':id'), hidden, (request, reply) => send(request, reply, false))
  app.get(picturePath(':company', ':id', true), hidden, (request, reply) => send(request, reply, true))
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applicationCookieName, cookieOf } from '#contracts/http/session-cookie.ts'
import { storedSorts } from '#contracts/job/media/media.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../platform.ts'
import { jobMediaOf, mediaPosterId } from '../core/pictures/job-media.ts'
import { sendMedia } from './send-media.ts'

type Options = {
  platform: Pick<Platform, 'engines' | 'settings' | 'useCases'>
  identify: (request: FastifyRequest) => Promise<Asker | null>
}
type Params = { sort?: string; link: string; id: string }

const hidden = { schema: { hide: true } as never }
const absent = () => new Rejected('media/not-found', 'There is no such recording')

/** Videos and pictures of jobs: for the people of their company, and for who may open a candidate's page that shows them. */
export async function jobMediaRoutes(app: FastifyInstance, { platform, identify }: Options) {
  const { engines, settings, useCases } = platform

  for (const sort of storedSorts)
    for (const still of ['', '/poster'])
      app.get<{ Params: Params }>(`/job-media/${sort}/:id${still}`, hidden, async (request, reply) => {
        const asker = await identify(request)
        if (!asker) throw new Rejected('auth/required', 'Please sign in')
        return send(request, reply, asker.companyId, request.params.id, still !== '')
      })

  for (const still of ['', '/poster'])
    app.get<{ Params: Params }>(`/apply/:link/media/:id${still}`, hidden, async (request, reply) => {
      const { link, id } = request.params
      const name = applicationCookieName(settings.publicUrl, link.split('.')[1] ?? '')
      const shown = await useCases.candidacy.mediaOfApplication(link, cookieOf(request.headers.cookie, name), id)
      if (!shown) throw absent()
      return send(request, reply, shown.companyId, id, still !== '')
    })

  async function send(request: FastifyRequest, reply: FastifyReply, companyId: string, id: string, still: boolean) {
    const info = await jobMediaOf(engines.media, companyId, id)
    const found = info && still ? await jobMediaOf(engines.media, companyId, mediaPosterId(id)) : info
    if (!found) throw absent()
    return sendMedia(request, reply, engines.media, found)
  }
}

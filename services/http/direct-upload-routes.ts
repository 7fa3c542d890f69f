import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypes, mediaUrl } from '#contracts/job/media/media.ts'
import { endingOf } from '#contracts/job/modules/files.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { MediaInfo } from '#infra/engines/media-store/media-store.ts'
import type { Platform } from '../platform.ts'
import { readTicket, type Ticket } from '../uploads/ticket.ts'
import { DIRECT_PATH } from './direct-upload-path.ts'
import { fileOfForm } from './file-of-form.ts'

const hidden = { schema: { hide: true } as never }
type Sent = FastifyRequest<{ Params: { '*': string } }>

/** The endings of types by what a request says; what the bytes are is looked at when they are here. */
const endingFor = (type = '') => mediaTypes[type.split(';')[0]!.trim().toLowerCase()]?.endings[0] ?? ''

/** One-time addresses that the API hands out: a form with the file, or the file itself. The address is all it takes. */
export async function directUploadRoutes(app: FastifyInstance, { platform }: { platform: Platform }) {
  const { engines, uploads, now } = platform
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  function ticketOf({ params }: Sent): Ticket {
    const ticket = readTicket(engines.keys, params['*'], now())
    if (!ticket) throw new Rejected('media/not-found', 'There is no such upload')
    return ticket
  }
  const answer = (reply: FastifyReply, { id, sha256, size }: MediaInfo) =>
    reply.send({ videoId: id, url: mediaUrl('files', id), sha256, size })

  app.put(`${DIRECT_PATH}/*`, hidden, async (request: Sent, reply) => {
    const ticket = ticketOf(request)
    const ending = ticket.ending || endingFor(request.headers['content-type'])
    return answer(reply, await uploads.receive({ ...ticket, ending }, request.raw))
  })

  app.post(`${DIRECT_PATH}/*`, hidden, async (request: Sent, reply) => {
    const ticket = ticketOf(request)
    const stored = await fileOfForm(request, reply, null, ({ filename, contentType, data }) => {
      const ending = ticket.ending || endingOf(filename) || endingFor(contentType)
      return uploads.receive({ ...ticket, ending }, data)
    })
    return answer(reply, stored)
  })
}

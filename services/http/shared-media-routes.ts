import type { FastifyInstance } from 'fastify'
import { cookieOf, sharedCookieName } from '#contracts/http/session-cookie.ts'
import { downloadName } from '#contracts/job/modules/files.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { parseShareToken } from '#contracts/share/token.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../platform.ts'
import { addressOf } from './address.ts'
import { savedAs, sendMedia } from './send-media.ts'

/** A player asks again after so many bytes, and is answered while the link opens: what was revoked ends within seconds. */
const PIECE = 2 * 1024 * 1024

/** Recordings, stills and files of candidates for guests of a shared link: each request asks the link anew. */
export async function sharedMediaRoutes(app: FastifyInstance, { platform }: { platform: Platform }) {
  const { engines, settings, uploads, useCases } = platform
  app.get<{ Params: { token: string; candidate: string; id: string } }>(
    '/shared/:token/media/:candidate/:id',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { token, candidate, id } = request.params
      const missing = () => new Rejected('media/not-found', 'There is no such recording')
      const candidateId = CandidateId.safeParse(candidate)
      const name = sharedCookieName(settings.publicUrl, parseShareToken(token)?.shareId ?? 'none')
      const visit = { token, mark: cookieOf(request.headers.cookie, name), from: addressOf(request) }
      const found = candidateId.success
        ? await useCases.sharing.mediaOfShare(visit, { candidateId: candidateId.data, id })
        : null
      if (!found) throw missing()
      const { companyId, file } = found
      if (file) {
        const content = await uploads.openFile({ companyId, candidateId: candidateId.data! }, file.fileId)
        if (!content) throw missing()
        return reply
          .headers(savedAs(downloadName(file), { mimeType: file.mimeType, size: content.length }))
          .send(content)
      }
      const info = await engines.media.info(id).catch(() => null)
      if (!info || info.tenant !== companyId) throw missing()
      return sendMedia(request, reply, engines.media, info, { piece: PIECE, cache: 'private, no-store' })
    },
  )
}

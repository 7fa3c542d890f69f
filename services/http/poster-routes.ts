import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_POSTER_BYTES, posterPath, posterTypes, posterUploadPath } from '#contracts/candidate/poster.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CandidateId, RecordingId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { MediaStore } from '#infra/engines/media-store/media-store.ts'
import type { Platform } from '../platform.ts'
import { TOKEN_HEADER } from '../uploads/uploads.ts'
import { colleagueWho } from './upload-routes.ts'

type Options = {
  media: MediaStore
  identify: (request: FastifyRequest) => Promise<Asker | null>
  /** The candidate, for those who may see them. */
  candidateOf: (asker: Asker, id: CandidateId) => Promise<Pick<CandidateDetail, 'recordings'> | null>
  keepPoster: Platform['uploads']['keepPoster']
  keepMediaPoster: Platform['uploads']['keepMediaPoster']
}

const hidden = { schema: { hide: true } as never }

/** Stills of recordings: the candidate's browser sends one with each, and a candidate's first represents them on the board. */
export async function posterRoutes(
  app: FastifyInstance,
  { media, identify, candidateOf, keepPoster, keepMediaPoster }: Options,
) {
  const colleagueOf = colleagueWho(identify)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser([...posterTypes], { parseAs: 'buffer', bodyLimit: MAX_POSTER_BYTES }, (_, body, done) =>
    done(null, body),
  )

  app.put<{ Params: { id: string }; Body: Buffer | undefined }>(
    posterUploadPath(':id'),
    hidden,
    async (request, reply) => {
      const recordingId = RecordingId.safeParse(request.params.id)
      const colleague = await colleagueOf(request)
      if (!recordingId.success) throw new Rejected('media/not-found', 'There is no such upload')
      const token = request.headers[TOKEN_HEADER]
      const bytes = request.body ?? Buffer.alloc(0)
      if (colleague) await keepMediaPoster(colleague, { mediaId: recordingId.data, bytes })
      else await keepPoster({ token: typeof token === 'string' ? token : null, recordingId: recordingId.data, bytes })
      return reply.code(204).send()
    },
  )

  app.get<{ Params: { candidate: string } }>(posterPath(':candidate'), hidden, async (request, reply) => {
    const asker = await identify(request)
    if (!asker) throw new Rejected('auth/required', 'Please sign in')
    const id = CandidateId.safeParse(request.params.candidate)
    const candidate = id.success ? await candidateOf(asker, id.data) : null
    const posterId = candidate?.recordings.find((recording) => recording.posterId)?.posterId
    const info = posterId ? await media.info(posterId) : null
    if (!info || info.tenant !== asker.companyId) throw new Rejected('media/not-found', 'There is no such picture')
    return reply
      .headers({
        'content-type': info.mimeType,
        'content-length': info.size,
        'cache-control': 'private, max-age=3600',
        etag: `"${info.sha256}"`,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(await media.read(info.id))
  })
}

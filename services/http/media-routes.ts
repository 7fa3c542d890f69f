import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Asker, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import { downloadPath, MAX_ARCHIVED } from '#contracts/candidate/poster.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { said } from '#contracts/kernel/wording.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { sealedType } from '../uploads/file-content.ts'
import { MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import { jobMediaType } from '../core/pictures/job-media.ts'
import { videoArchive } from '../uploads/video-archive.ts'
import { videoName } from '../uploads/video-name.ts'
import { savedAs, sendMedia } from './send-media.ts'

type Options = {
  media: MediaStore
  identify: (request: FastifyRequest) => Promise<Asker | null>
  /** The candidate, for those who may see them. */
  candidateOf: (asker: Asker, id: CandidateId) => Promise<Pick<CandidateDetail, 'recordings' | 'name'> | null>
  /** Refuses who may not, and a plan that has no downloads (CAN-025). */
  allowDownload: (asker: Asker, id: CandidateId) => Promise<void>
  allowExport: (asker: Asker, ids: readonly CandidateId[]) => Promise<void>
  /** Whether it is hidden from the asker who some candidates are: stills and recordings are shown by candidate then. */
  hidesFrom: (asker: Asker) => Promise<boolean>
}

/**
 * `/media/:id`: a recording or the still of one, for those of its company who may read candidates. Ranges let a player seek. `candidate` says
 * whose it is: where rights differ by job, it is theirs that counts.
 */
export async function mediaRoutes(app: FastifyInstance, options: Options) {
  const { media, identify, candidateOf, allowDownload, allowExport, hidesFrom } = options
  app.get<{ Params: { id: string }; Querystring: { candidate?: string } }>(
    '/media/:id',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const asker = await identify(request)
      if (!asker) throw new Rejected('auth/required', 'Please sign in')
      const info = await media.info(request.params.id).catch((error: unknown) => {
        if (error instanceof MediaLost) return null
        throw error
      })
      // Neither an encrypted file nor what is put into jobs: those have routes of their own.
      if (
        !info ||
        sealedType(info.mimeType) !== null ||
        jobMediaType(info.mimeType) !== null ||
        info.tenant !== asker.companyId ||
        !(await mayWatch(asker, info.id, request.query.candidate))
      )
        throw new Rejected('media/not-found', 'There is no such recording')

      return sendMedia(request, reply, media, info)
    },
  )

  // In one piece as it is read: nothing of it is kept, and the browser shows how far it is.
  app.get<{ Querystring: { candidates?: string } }>(
    '/media/archive',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const asker = await identify(request)
      if (!asker) throw new Rejected('auth/required', 'Please sign in')
      const ids = [...new Set(String(request.query.candidates ?? '').split('.'))]
      if (ids.length > MAX_ARCHIVED)
        throw new Rejected('media/too-many', said`Choose at most ${MAX_ARCHIVED} candidates`)
      const candidates = []
      for (const id of ids) {
        const known = CandidateId.safeParse(id)
        const candidate = known.success ? await candidateOf(asker, known.data) : null
        if (!candidate) throw new Rejected('candidate/not-found', 'No such candidate')
        candidates.push(candidate)
      }
      await allowExport(asker, ids)
      const { size, body } = await videoArchive(media, asker.companyId, candidates)
      return reply.headers(savedAs('videos.zip', { mimeType: 'application/zip', size })).send(body)
    },
  )

  app.get<{ Params: { id: string; candidate: string } }>(
    downloadPath(':candidate', ':id'),
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { params } = request
      const asker = await identify(request)
      if (!asker) throw new Rejected('auth/required', 'Please sign in')
      const candidateId = CandidateId.safeParse(params.candidate)
      const candidate = candidateId.success ? await candidateOf(asker, candidateId.data) : null
      const place = candidate?.recordings.findIndex(({ recordingId }) => recordingId === params.id) ?? -1
      const info = place < 0 ? null : await media.info(params.id).catch(() => null)
      if (!candidate || !info || info.tenant !== asker.companyId)
        throw new Rejected('media/not-found', 'There is no such recording')
      await allowDownload(asker, candidateId.data!)
      return reply
        .headers(savedAs(videoName(candidate.name, place + 1, info.mimeType), info))
        .send(await media.read(info.id))
    },
  )

  async function mayWatch(asker: Asker, id: string, of: unknown): Promise<boolean> {
    if (!onJobsOf(asker) && !(await hidesFrom(asker))) return mayDo(asker, 'candidates.read')
    const candidateId = CandidateId.safeParse(of)
    const candidate = candidateId.success ? await candidateOf(asker, candidateId.data) : null
    return candidate?.recordings.some(({ recordingId, posterId }) => id === recordingId || id === posterId) ?? false
  }
}

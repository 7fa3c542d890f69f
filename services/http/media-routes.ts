import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Asker, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { sealedType } from '../uploads/file-content.ts'
import { MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'

type Options = {
  media: MediaStore
  identify: (request: FastifyRequest) => Promise<Asker | null>
  /** The candidate, for those who may see them. */
  candidateOf: (asker: Asker, id: CandidateId) => Promise<Pick<CandidateDetail, 'recordings'> | null>
}

/**
 * `/media/:id`: a recording or the still of one, for those of its company who may read candidates. Ranges let a player seek. `candidate` says
 * whose it is: where rights differ by job, it is theirs that counts.
 */
export async function mediaRoutes(app: FastifyInstance, { media, identify, candidateOf }: Options) {
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
      // An encrypted file is not played: it has a route of its own.
      if (
        !info ||
        sealedType(info.mimeType) !== null ||
        info.tenant !== asker.companyId ||
        !(await mayWatch(asker, info.id, request.query.candidate))
      )
        throw new Rejected('media/not-found', 'There is no such recording')

      reply.headers({
        'content-type': info.mimeType,
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=3600',
        etag: `"${info.sha256}"`,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const range = rangeOf(request.headers.range, info.size)
      if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${info.size}`).send()
      if (!range) return reply.header('content-length', info.size).send(await media.read(info.id))
      reply.code(206).headers({
        'content-range': `bytes ${range.start}-${range.end}/${info.size}`,
        'content-length': range.end - range.start + 1,
      })
      return reply.send(await media.read(info.id, range))
    },
  )

  async function mayWatch(asker: Asker, id: string, of: unknown): Promise<boolean> {
    if (!onJobsOf(asker)) return mayDo(asker, 'candidates.read')
    const candidateId = CandidateId.safeParse(of)
    const candidate = candidateId.success ? await candidateOf(asker, candidateId.data) : null
    return candidate?.recordings.some(({ recordingId, posterId }) => id === recordingId || id === posterId) ?? false
  }
}

/** One byte range (RFC 9110); several are answered with everything. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [start, end] =
    match[1] === ''
      ? [Math.max(0, size - Number(match[2])), size - 1]
      : [Number(match[1]), match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)]
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

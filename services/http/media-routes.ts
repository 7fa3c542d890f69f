import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Asker, mayDo } from '#contracts/asker.ts'
import { Rejected } from '#contracts/rejections.ts'
import { MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'

type Options = { media: MediaStore; identify: (request: FastifyRequest) => Promise<Asker | null> }

/** `/media/:id`: a recording, for those of its company who may read candidates. Ranges let a player seek. */
export async function mediaRoutes(app: FastifyInstance, { media, identify }: Options) {
  app.get<{ Params: { id: string } }>('/media/:id', { schema: { hide: true } as never }, async (request, reply) => {
    const asker = await identify(request)
    if (!asker) throw new Rejected('auth/required', 'Please sign in')
    const info = await media.info(request.params.id).catch((error: unknown) => {
      if (error instanceof MediaLost) return null
      throw error
    })
    if (!info || info.tenant !== asker.companyId || !mayDo(asker, 'candidates.read')) throw new Rejected('media/not-found', 'There is no such recording')

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
    reply.code(206).headers({ 'content-range': `bytes ${range.start}-${range.end}/${info.size}`, 'content-length': range.end - range.start + 1 })
    return reply.send(await media.read(info.id, range))
  })
}

/** One byte range (RFC 9110); several are answered with everything. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [start, end] =
    match[1] === '' ? [Math.max(0, size - Number(match[2])), size - 1] : [Number(match[1]), match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)]
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

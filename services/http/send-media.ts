import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MediaInfo, MediaStore } from '#infra/engines/media-store/media-store.ts'

type Options = {
  /** The most bytes that one range is answered with; the player asks for what follows. */
  piece?: number
  cache?: string
}

/** Answers with a stored file, or the byte range that a player asks for. Opened directly, it cannot run anything. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  media: MediaStore,
  info: MediaInfo,
  { piece = Infinity, cache = 'private, max-age=3600' }: Options = {},
) {
  reply.headers({
    'content-type': info.mimeType,
    'accept-ranges': 'bytes',
    'cache-control': cache,
    etag: `"${info.sha256}"`,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const asked = rangeOf(request.headers.range, info.size)
  const range =
    asked && asked !== 'unsatisfiable' ? { ...asked, end: Math.min(asked.end, asked.start + piece - 1) } : asked
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${info.size}`).send()
  if (!range) return reply.header('content-length', info.size).send(await media.read(info.id))
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${info.size}`,
    'content-length': range.end - range.start + 1,
  })
  return reply.send(await media.read(info.id, range))
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

/** Headers of a file that a browser saves under this name and never shows. */
export const savedAs = (name: string, { mimeType, size }: { mimeType: string; size: number }) => ({
  'content-type': mimeType,
  'content-length': size,
  'content-disposition': contentDisposition(name),
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

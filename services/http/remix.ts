import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FORBIDDEN_HEADER } from '#contracts/http/forbidden.ts'
import type { Platform } from '../platform.ts'
import { codingFor, compressed, compressedWhole, isText } from './compress.ts'
import type { Hub } from './live-hub.ts'
import { narrowed } from './narrow-routes.ts'
import { answerStatus, RETRY_AFTER_S } from './problems.ts'
import { sayingAway } from './while-away.ts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    platform: Platform
    cspNonce: string | undefined
    /** The caller's address, for rate limits. */
    address: string
    /** Made on this very machine, and passed on by nothing. */
    local: boolean
    /** What the browser says it is, in few words. */
    device: string | null
    /** How far the live messages of a topic are: taken before a page reads what they are about. */
    placeOf: Hub['placeOf']
    /** Reports a failure of ours, with who met it. */
    report: (error: unknown) => void
    /** Why something was refused with 403, in the words of who asked; scripts of ours read it from a header. */
    forbidden?: string
    /** The page, where it need not be drawn: the answer's body is empty then. */
    whole?: Buffer
  }
  interface Future {
    v3_singleFetch: true
  }
}

/** Serves a Remix build from Fastify: requests in, streamed responses out. */
export function remixHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
  contextOf: (request: FastifyRequest) => AppLoadContext,
) {
  const saying = sayingAway()
  const handle =
    typeof build === 'function'
      ? createRequestHandler(async () => saying(await build()), mode)
      : narrowed(saying(build), mode)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request)
    const response = await handle(toWeb(request, reply), context)
    reply.code(response.status)
    if (response.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    if (context.forbidden) reply.header(FORBIDDEN_HEADER, encodeURIComponent(context.forbidden))
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
    const cookies = response.headers.getSetCookie()
    if (cookies.length) reply.header('set-cookie', cookies)
    const body = response.body as NodeReadableStream | null
    const { whole } = context
    if (!body && !whole && !response.headers.has('content-type') && response.status >= 400)
      return answerStatus(response.status, request, reply)
    if ((!body && !whole) || !isText(response.headers.get('content-type')) || response.headers.has('content-encoding'))
      return reply.send(body ? Readable.fromWeb(body) : undefined)
    reply.header('vary', [response.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    const coding = codingFor(request.headers['accept-encoding'])
    if (!coding) return reply.send(whole ?? Readable.fromWeb(body!))
    reply.header('content-encoding', coding).removeHeader('content-length')
    return reply.send(whole ? await compressedWhole(whole, coding) : compressed(body!, coding))
  }
}

/** Remix keeps all of an answer until its time limit has passed, unless the request ends before. */
const ANSWERED = new Error('This request has been answered')

/** A Fastify request whose body has not been read, as a web request that ends with its answer or when the caller hangs up. */
export function toWeb(request: FastifyRequest, reply: FastifyReply): Request {
  const abort = new AbortController()
  reply.raw.once('finish', () => runOut(request.raw))
  reply.raw.once('close', () => abort.abort(reply.raw.writableFinished ? ANSWERED : undefined))
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue
    if (Array.isArray(value)) for (const each of value) headers.append(name, each)
    else if (value !== undefined) headers.set(name, value)
  }
  // Where a request may come from has been decided (origin-check.ts). Remix would compare again, with a Host that a
  // proxy may have rewritten.
  const { origin } = request.headers
  if (origin && URL.canParse(origin)) headers.set('x-forwarded-host', new URL(origin).host)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as unknown as BodyInit, duplex: 'half' as const } : {}),
  })
}

/**
 * The rest of a body that was not read to its end, out of the way of the next request on the same connection. Node does this
 * only for a body that was not begun, and a web stream reads ahead.
 */
function runOut(raw: FastifyRequest['raw']) {
  if (raw.readableEnded || raw.destroyed) return
  raw.removeAllListeners('data')
  raw.resume()
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = '0123456789abcdef0123456789abcdef'
const PROJECT = '7'

export type Event = {
  event_id: string
  platform: string
  level: string
  transaction: string
  tags: Record<string, string>
  user?: { id: string; email: string }
  exception: {
    values: { type: string; value: string; stacktrace?: { frames: { function: string; lineno: number }[] } }[]
  }
}

/**
 * Takes envelopes as Sentry's documentation of its protocol describes them: POST to `/api/<project>/envelope/`, the key in
 * `X-Sentry-Auth`, a header in JSON, then for each item a header with its type and length in bytes, and the item.
 * `limited`: answers 429 with `Retry-After` instead.
 */
export async function envelopeEndpoint({ limited = () => false }: { limited?: () => boolean } = {}) {
  const events: Event[] = []
  let asked = 0
  const answer = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

  async function handle(request: IncomingMessage, response: ServerResponse) {
    asked++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname } = new URL(request.url!, 'http://peer')
    const auth = String(request.headers['x-sentry-auth'] ?? '')
    if (pathname !== `/api/${PROJECT}/envelope/`) return answer(response, 404, { detail: 'no such project' })
    if (!auth.startsWith('Sentry ') || !/sentry_version=7\b/.test(auth) || !auth.includes(`sentry_key=${KEY}`))
      return answer(response, 401, { detail: 'missing authorization information' })
    if (limited()) return answer(response, 429, { detail: 'rate limit' }, { 'retry-after': '30' })
    const body = Buffer.concat(chunks)
    const line = (from: number) => {
      const end = body.indexOf('\n', from)
      return { text: body.subarray(from, end).toString(), next: end + 1 }
    }
    const envelope = line(0)
    const item = line(envelope.next)
    const { type, length } = JSON.parse(item.text) as { type: string; length: number }
    const event = JSON.parse(body.subarray(item.next, item.next + length).toString()) as Event
    const { event_id } = JSON.parse(envelope.text) as { event_id: string }
    if (type !== 'event' || event.event_id !== event_id || !/^[0-9a-f]{32}$/.test(event_id))
      return answer(response, 400, { detail: 'invalid event envelope' })
    events.push(event)
    return answer(response, 200, { id: event_id })
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { dsn: `http://${KEY}@127.0.0.1:${port}/${PROJECT}`, events, asked: () => asked, close }
}

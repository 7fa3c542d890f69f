import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = 'a-key-of-a-model'
type Asked = { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>

/** How the server behaves: its words, a refusal, or one of the ways in which servers fail. */
export type Behavior =
  | { say: (asked: Asked) => string; finish?: string; usage?: boolean; stream?: false; slowMs?: number }
  | { refuse: number; body: string }
  | { fail: 'stalls' | 'is cut off' | 'ends in an error' | 'answers a page' | 'answers garbage' }

const items = (...all: string[]) => JSON.stringify({ items: all })
/** Words of a well-behaved model for each task, found by the schema's system message. */
export function sensible({ messages }: Asked): string {
  const system = messages[0]!.content
  if (system.includes('description of the job')) return items('You run our services.', 'You work with a small team.')
  if (system.includes('benefits')) return items('Flexible hours', 'Work from home', 'A yearly budget for courses')
  if (system.includes('skills')) return items('Go', 'PostgreSQL', 'Incident response')
  if (system.includes('interview'))
    return items('Which service did you design?', 'Tell us about an “outage” — and its cause.')
  return items('Yes: the job is open to people who work from home.')
}

/**
 * Speaks OpenAI's chat completions as its reference describes them: key as bearer token, server-sent events with
 * `chat.completion.chunk`, usage in a last chunk, `[DONE]`; errors as JSON with type and code.
 */
export async function chatCompletions(behavior: () => Behavior = () => ({ say: sensible })) {
  const asked: Asked[] = []
  const error = (response: ServerResponse, status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return response.writeHead(404).end()
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return error(response, 401, '{"error":{"type":"invalid_request_error","code":"invalid_api_key"}}')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked
    asked.push(body)
    const now = behavior()
    if ('refuse' in now) return error(response, now.refuse, now.body)
    if ('fail' in now && now.fail === 'answers a page')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
    if ('say' in now && now.stream === false) return whole(response, now.say(body), now.finish ?? 'stop')
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    if ('fail' in now) return fail(response, now.fail)
    const words = now.say(body).match(/.{1,7}/gsu) ?? []
    for (const word of words) {
      response.write(chunk({ choices: [{ index: 0, delta: { content: word }, finish_reason: null }] }))
      if (now.slowMs) await new Promise((done) => setTimeout(done, now.slowMs))
    }
    response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: now.finish ?? 'stop' }] }))
    if (now.usage !== false)
      response.write(chunk({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 23, total_tokens: 123 } }))
    response.end('data: [DONE]\n\n')
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return {
    settings: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'a-model', AI_API_KEY: KEY },
    asked,
    close,
  }
}

const chunk = (data: object) =>
  `data: ${JSON.stringify({ id: 'c-1', object: 'chat.completion.chunk', created: 1, model: 'a-model', ...data })}\n\n`

function whole(response: ServerResponse, content: string, finish: string) {
  const choices = [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: finish }]
  const answer = { id: 'c-1', object: 'chat.completion', choices, usage: { total_tokens: 45 } }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

function fail(response: ServerResponse, how: string) {
  response.write(chunk({ choices: [{ index: 0, delta: { content: '{"items": ["Flex' }, finish_reason: null }] }))
  if (how === 'stalls') return
  if (how === 'ends in an error') response.end('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n')
  else if (how === 'answers garbage') response.end('data: {{{ not json\n\ndata: [DONE]\n\n')
  else response.end()
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = 'a-key-of-a-transcriber'
type Asked = {
  model: string
  language: string | null
  granularities: string[]
  file: { name: string; type: string; size: number }
}

/** How the server behaves: what it hears, a refusal, or garbage. */
export type Hearing = { hear: object } | { refuse: number } | { answer: string } | { hang: true }

/** Two sentences with the times of their words, as Whisper gives them. */
export const twoSentences = {
  task: 'transcribe',
  language: 'english',
  duration: 7.9,
  text: ' I build services in Go. They run for years.',
  segments: [
    { id: 0, seek: 0, start: 0, end: 3.1, text: ' I build services in Go.', tokens: [], avg_logprob: -0.2 },
    { id: 1, seek: 0, start: 3.1, end: 6, text: ' They run for years.', tokens: [], avg_logprob: -0.3 },
  ],
  words: [
    ...[
      ['I', 0.2, 0.4],
      ['build', 0.4, 0.9],
      ['services', 0.9, 1.7],
      ['in', 1.7, 2],
      ['Go', 2, 2.6],
    ],
    ...[
      ['They', 3.2, 3.5],
      ['run', 3.5, 4],
      ['for', 4, 4.3],
      ['years', 4.3, 5.1],
    ],
  ].map(([word, start, end]) => ({ word, start, end })),
}

/** Speaks OpenAI's `/audio/transcriptions` as its reference describes it: a multipart form, a bearer token, `verbose_json`. */
export async function audioTranscriptions(behavior: () => Hearing = () => ({ hear: twoSentences })) {
  const asked: Asked[] = []

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const say = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') return say(404, '{}')
    if (request.headers.authorization !== `Bearer ${KEY}`) return say(401, '{"error":{"code":"invalid_api_key"}}')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = { 'content-type': request.headers['content-type']! }
    const form = await new Response(new Uint8Array(Buffer.concat(chunks)), { headers }).formData()
    const file = form.get('file')
    if (!(file instanceof File) || form.get('response_format') !== 'verbose_json') return say(400, '{}')
    asked.push({
      model: String(form.get('model')),
      language: form.get('language') as string | null,
      granularities: form.getAll('timestamp_granularities[]').map(String),
      file: { name: file.name, type: file.type, size: file.size },
    })
    const now = behavior()
    if ('hang' in now) return
    if ('refuse' in now) return say(now.refuse, '{"error":{"message":"no"}}')
    return say(200, 'answer' in now ? now.answer : JSON.stringify(now.hear))
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const settings = {
    TRANSCRIBE_BASE_URL: `http://127.0.0.1:${port}/v1`,
    TRANSCRIBE_MODEL: 'whisper-1',
    TRANSCRIBE_API_KEY: KEY,
  }
  return { settings, asked, close }
}

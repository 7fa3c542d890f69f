import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = 'a-key-of-remove-bg'
export type Refusal = { status: number; code: string; title: string } | 'html' | 'not a picture'

/**
 * Speaks remove.bg's API 1.0 as its reference describes it: key in `X-Api-Key`, a form with `image_file`, an image in
 * the answer, errors as JSON with title and code. `cut` is what the service does to a picture, unless `refuse` says no.
 */
export async function removeBgApi({
  cut,
  refuse = () => null,
}: {
  cut: (picture: Buffer) => Promise<Buffer>
  refuse?: () => Refusal | null
}) {
  const taken: { size: string; format: string; bytes: number }[] = []
  const error = (response: ServerResponse, status: number, code: string, title: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ errors: [{ title, code }] }))

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/v1.0/removebg') return response.writeHead(404).end()
    if (request.headers['x-api-key'] !== KEY) return error(response, 403, 'auth_failed', 'API Key invalid')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(Buffer.concat(chunks), { headers }).formData().catch(() => null)
    const file = form?.get('image_file')
    if (!(file instanceof Blob)) return error(response, 400, 'missing_source', 'No image given')
    const refused = refuse()
    if (refused === 'html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    if (refused === 'not a picture') return response.writeHead(200, { 'content-type': 'image/png' }).end('no picture')
    if (refused) return error(response, refused.status, refused.code, refused.title)
    const picture = Buffer.from(await file.arrayBuffer())
    taken.push({ size: String(form!.get('size')), format: String(form!.get('format')), bytes: picture.length })
    return response.writeHead(200, { 'content-type': 'image/png', 'x-credits-charged': '1' }).end(await cut(picture))
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { settings: { REMOVEBG_API_KEY: KEY, REMOVEBG_URL: `http://127.0.0.1:${port}` }, taken, close }
}

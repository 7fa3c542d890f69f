import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Reply = { code: number; headers?: Record<string, string>; body?: string } | 'nothing'

/** A receiver of webhooks on this machine: `answers` says what the next calls get, by path; 204 unless said. */
export async function webhookReceiver() {
  const received: Received[] = []
  const answers = new Map<string, (call: Received, times: number) => Reply | Promise<Reply>>()
  const times = new Map<string, number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? '/'
      const call = { path, headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(call)
      times.set(path, (times.get(path) ?? 0) + 1)
      void Promise.resolve(answers.get(path)?.(call, times.get(path)!) ?? { code: 204 }).then((reply) => {
        if (reply === 'nothing') return request.socket.destroy()
        response.writeHead(reply.code, reply.headers).end(reply.body)
      })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    received,
    answers,
    at: (path: string) => received.filter((each) => each.path === path),
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    close: () => new Promise((done) => (server.close(done), server.closeAllConnections())),
  }
}

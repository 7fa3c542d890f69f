import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TOKEN = 'the token of a landing service'

/** A landing service for contacts: takes JSON with its token, refuses what is not whole, and keeps one contact for each id. */
export async function contactsServer() {
  const kept = new Map<string, Record<string, unknown>>()
  const mood = { failsNext: 0, status: 503 }
  let calls = 0
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      calls++
      const answer = (status: number) => response.writeHead(status).end()
      if (mood.failsNext-- > 0) return response.writeHead(mood.status, { 'retry-after': '2' }).end()
      if (request.method !== 'POST' || request.url !== '/contacts') return answer(404)
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return answer(401)
      const { id, type, ...rest } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
      if (!id || !['contact.added', 'contact.removed'].includes(type!)) return answer(422)
      if (type === 'contact.removed') kept.delete(id)
      else kept.set(id, rest)
      return answer(202)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${base}/contacts`,
    base,
    token: TOKEN,
    kept,
    mood,
    calls: () => calls,
    close: () => (server.closeAllConnections(), server.close()),
  }
}

import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Taken = { path: string; headers: Record<string, unknown>; body: Buffer }

/** A push service of RFC 8030 on this machine: takes what is sent to a browser and keeps it. `answer` is its status. */
export async function pushService(answer: () => number = () => 201) {
  const taken: Taken[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer()).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, taken, close: () => new Promise<void>((done) => server.close(() => done())) }
}

/** A browser with its keys, as it subscribes. */
export function browser(origin: string, name = 'one') {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    pair,
    secret: auth,
    subscription: {
      endpoint: `${origin}/send/${name}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
  }
}

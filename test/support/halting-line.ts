import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A way to a server on which answers to chosen addresses stop in their middle. `within` resolves once one has; what is
 * held is given up by the client, or broken off by `breakOff`.
 */
export async function haltingLine(target: string) {
  const { hostname, port } = new URL(target)
  const held = new Set<ServerResponse>()
  let halts: RegExp | null = null
  let halted = () => {}

  async function pass(near: ServerResponse, far: IncomingMessage, halting: boolean) {
    near.writeHead(far.statusCode!, far.headers)
    if (!halting) return far.pipe(near)
    const body = Buffer.concat(await far.toArray())
    held.add(near)
    near.on('close', () => held.delete(near))
    near.write(body.subarray(0, Math.ceil(body.length / 2)), () => halted())
  }
  const line = createServer((asked, near) => {
    const halting = halts?.test(asked.url!) ?? false
    asked.pipe(
      request(
        { hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
        (far) => void pass(near, far, halting),
      ).on('error', () => near.destroy()),
    )
  })
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))

  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** Resolves once half of an answer from such an address has been sent. */
    within: (addresses: RegExp) =>
      new Promise<void>((done) => {
        halts = addresses
        halted = done
      }),
    flow: () => void (halts = null),
    breakOff() {
      for (const near of held) near.destroy()
    },
    close: () =>
      new Promise<void>((closed) => {
        line.close(() => closed())
        line.closeAllConnections()
      }),
  }
}

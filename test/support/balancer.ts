import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address in front of several processes: each connection goes to the next one, and is refused where no process is. */
export async function balance() {
  let targets: URL[] = []
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const { hostname, port } = targets[turn++ % targets.length]!
    const behind = connect(Number(port), hostname)
    const nobody = () => client.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    behind.once('error', nobody).once('connect', () => behind.off('error', nobody))
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroySoon()
      })
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    over: (urls: string[]) => void (targets = urls.map((url) => new URL(url))),
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

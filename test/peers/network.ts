import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * What a network does to a link. `cut`: connections end and nothing listens. `silent`: what is there stays open and new
 * connections are accepted, and nothing passes either way. `one-way`: what is sent arrives, and answers are lost after
 * some bytes. `slow`: everything comes late.
 */
export type Trouble =
  | { is: 'cut' }
  | { is: 'silent' }
  | { is: 'one-way'; afterBytes: number }
  | { is: 'slow'; ms: number }

/** One link between clients and a server, over which everything goes until there is trouble. */
export async function networkLink() {
  let target: { host: string; port: number } | undefined
  let trouble: Trouble | undefined
  let answered = 0
  const open = new Set<Socket>()
  let server: Server | undefined
  const forget = (socket: Socket) => {
    open.delete(socket)
    socket.destroy()
  }

  /** Bytes in their order, as late as the trouble of the moment has it; what the network has lost never comes. */
  function carry(from: Socket, to: Socket, isAnswer: boolean) {
    let before: Promise<unknown> = Promise.resolve()
    let torn = false
    const inOrder = (step: () => void) => {
      const ms = trouble?.is === 'slow' ? trouble.ms : 0
      before = ms > 0 ? Promise.all([before, new Promise((done) => setTimeout(done, ms))]) : before
      void before.then(step)
    }
    from.on('data', (chunk) => {
      if (isAnswer) answered += chunk.length
      torn ||= trouble?.is === 'silent' || (trouble?.is === 'one-way' && isAnswer && answered > trouble.afterBytes)
      // A hole in a stream of bytes is never filled: the connection stays without what follows, too.
      if (!torn) inOrder(() => to.writable && to.write(chunk))
    })
    from.on('end', () => inOrder(() => !torn && to.end()))
  }

  function accept(client: Socket) {
    const behind = connect({ ...target!, allowHalfOpen: true })
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one)
      one.on('error', () => forget(other))
      one.on('close', () => (open.delete(one), other.end()))
    }
    carry(client, behind, false)
    carry(behind, client, true)
  }
  async function listen(at: number): Promise<number> {
    server = createServer({ allowHalfOpen: true }, accept)
    await once(server.listen(at, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const end = () => {
    server?.close()
    server = undefined
    for (const socket of [...open]) forget(socket)
  }

  const port = await listen(0)
  return {
    port,
    /** Where it leads. */
    to: (host: string, port: number) => void (target = { host, port }),
    trouble(now: Trouble) {
      trouble = now
      answered = 0
      if (now.is === 'cut') end()
    },
    /** As a network that is mended: what was torn apart stays so, until its holder notices. */
    async heal() {
      trouble = undefined
      if (!server) await listen(port)
    },
    stop: end,
  }
}
export type NetworkLink = Awaited<ReturnType<typeof networkLink>>

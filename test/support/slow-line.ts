import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const TICK_MS = 20

/** A connection to a server whose speed towards it can be set, and which can be cut and mended: real bytes, really lost. */
export async function slowLine(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let bytesPerSecond = Infinity
  let broken = false

  const line = createServer((near) => {
    if (broken) return near.destroy()
    const far = connect(Number(port), hostname)
    let waiting: Buffer[] = []
    const forward = () => {
      let share = bytesPerSecond === Infinity ? Infinity : Math.ceil((bytesPerSecond * TICK_MS) / 1000)
      while (waiting.length > 0 && share > 0) {
        const [first, ...rest] = waiting as [Buffer, ...Buffer[]]
        const piece = first.subarray(0, Math.min(first.length, share))
        far.write(piece)
        share -= piece.length
        waiting = piece.length < first.length ? [first.subarray(piece.length), ...rest] : rest
      }
      if (waiting.length === 0) near.resume()
    }
    const timer = setInterval(forward, TICK_MS)
    near.on('data', (bytes: Buffer) => {
      waiting.push(bytes)
      near.pause()
      if (bytesPerSecond === Infinity) forward()
    })
    far.pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        clearInterval(timer)
        near.destroy()
        far.destroy()
      })
    }
  })
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))

  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    slow: (speed: number) => void (bytesPerSecond = speed),
    /** What is on its way is lost, and nothing new gets through. */
    cut() {
      broken = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      broken = false
      bytesPerSecond = Infinity
    },
    close: () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.destroy()
        line.close(() => closed())
      }),
  }
}

import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '#test/support/server.ts'

/** The debugger chooses a port of its own when it begins. */
export const toBeInspected = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' }

/** The debugger of a running process, which begins with the first call: until then it costs nothing. */
export async function inspected(server: RunningServer) {
  const known = /ws:\/\/\S+/
  if (!known.test(server.output())) server.process.kill('SIGUSR1')
  while (!known.test(server.output())) await wait(50)
  const socket = new WebSocket(known.exec(server.output())![0])
  await new Promise((ready, failed) => {
    socket.onopen = ready
    socket.onerror = () => failed(new Error('the debugger does not answer'))
  })
  const waiting = new Map<number, (result: never) => void>()
  let hear = (_chunk: string) => {}
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(String(data)) as { id?: number; result?: never; params?: { chunk?: string } }
    if (said.id === undefined) return said.params?.chunk !== undefined && hear(said.params.chunk)
    waiting.get(said.id)?.(said.result!)
    waiting.delete(said.id)
  }
  let last = 0
  const call = <Result>(method: string) =>
    new Promise<Result>((done) => {
      waiting.set(++last, done)
      socket.send(JSON.stringify({ id: last, method }))
    })
  return {
    /** In MB after a collection: what is in use of the JavaScript heap, what that heap takes, and buffers outside of it. */
    async heapMb() {
      await call('HeapProfiler.collectGarbage')
      const { usedSize, totalSize, backingStorageSize } = await call<{
        usedSize: number
        totalSize: number
        backingStorageSize: number
      }>('Runtime.getHeapUsage')
      return { used: usedSize / 2 ** 20, taken: totalSize / 2 ** 20, buffers: backingStorageSize / 2 ** 20 }
    },
    async snapshot(file: string) {
      const written = createWriteStream(file)
      hear = (chunk) => void written.write(chunk)
      await call('HeapProfiler.takeHeapSnapshot')
      written.end()
      await finished(written)
    },
    close: () => socket.close(),
  }
}

import type { IncomingMessage } from 'node:http'

const DRAIN_MS = 2000
const DRAIN_BYTES = 32 * 1024 * 1024

/**
 * Lets a body that will not be used run out, within bounds, before it is refused: a client that is still sending
 * when the connection closes sees a broken connection instead of the answer.
 */
export async function drained(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  const timer = setTimeout(resolve, DRAIN_MS)
  request.once('end', resolve).once('close', resolve).once('error', resolve)
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > DRAIN_BYTES) resolve()
  })
  request.resume()
  await promise
  clearTimeout(timer)
}

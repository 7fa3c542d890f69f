import type { IncomingMessage } from 'node:http'
import { Rejected } from '#contracts/kernel/rejections.ts'

const MOST_BYTES = 5_000_000

/** `retryAfterS`: as long as the other side wants to be left alone. */
export const unavailable = (retryAfterS?: number) =>
  new Rejected('calendar/unavailable', 'This calendar does not answer', {}, retryAfterS)
/** Too busy, or broken for now. */
export const isAway = (status: number) => status === 429 || status === 408 || status >= 500

/** @throws Rejected 'calendar/unreadable' for more than 5 MB, 'calendar/unavailable' when the connection breaks */
export async function bodyOf(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      if ((size += chunk.length) > MOST_BYTES)
        throw new Rejected('calendar/unreadable', 'This calendar is too large to be read')
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof Rejected ? error : unavailable()
  }
}

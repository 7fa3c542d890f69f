import { Rejected } from '#contracts/kernel/rejections.ts'
import { NotAsked, type Outbound, outboundStream } from '../outbound/outbound.ts'
import type { Asked } from './busy.ts'
import type { ReadCalendar } from './port.ts'
import { readFiles, unavailable } from './read-files.ts'

const MOST_BYTES = 5_000_000
const FETCH_MS = 8000

/** Calendars elsewhere, by the address at which they publish themselves as a file. */
export function publishedCalendars(rules: Outbound) {
  const ask = outboundStream(rules)
  return {
    async read(
      address: string,
      { etag, ...asked }: Asked & { etag: string | null },
    ): Promise<ReadCalendar | 'unchanged'> {
      const answer = await fetched(ask, address, etag)
      if (answer === 'unchanged') return answer
      return { busy: await readFiles([answer.file], asked), etag: answer.etag, found: [] }
    },
  }
}

async function fetched(ask: ReturnType<typeof outboundStream>, address: string, etag: string | null) {
  const headers = { accept: 'text/calendar', ...(etag !== null && { 'if-none-match': etag }) }
  const answer = await ask(address, { headers, signal: AbortSignal.timeout(FETCH_MS) }).catch((error: unknown) => {
    if (error instanceof NotAsked) throw new Rejected('calendar/unreadable', error.why)
    throw unavailable()
  })
  const status = answer.statusCode ?? 502
  try {
    if (status === 304) return 'unchanged'
    if (status === 429 || status === 408 || status >= 500) throw unavailable()
    if (status >= 300) throw new Rejected('calendar/unreadable', 'This address shows no calendar')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      if ((size += chunk.length) > MOST_BYTES)
        throw new Rejected('calendar/unreadable', 'This calendar is too large to be read')
    }
    return { file: Buffer.concat(chunks).toString('utf8'), etag: answer.headers.etag ?? null }
  } catch (error) {
    if (error instanceof Rejected) throw error
    throw unavailable()
  } finally {
    answer.destroy()
  }
}

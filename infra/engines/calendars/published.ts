import { Rejected } from '#contracts/kernel/rejections.ts'
import { NotAsked, type Outbound, outboundStream } from '../outbound/outbound.ts'
import type { Asked } from './busy.ts'
import type { ReadCalendar } from './port.ts'
import { bodyOf, isAway, unavailable } from './answer-body.ts'
import { readFiles } from './read-files.ts'

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
    if (isAway(status)) throw unavailable()
    if (status >= 300) throw new Rejected('calendar/unreadable', 'This address shows no calendar')
    return { file: (await bodyOf(answer)).toString('utf8'), etag: answer.headers.etag ?? null }
  } finally {
    answer.destroy()
  }
}

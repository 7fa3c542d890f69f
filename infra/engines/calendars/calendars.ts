import { Worker } from 'node:worker_threads'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { NotAsked, type Outbound, outboundStream } from '../outbound/outbound.ts'
import type { Asked, Busy } from './busy.ts'

const MOST_BYTES = 5_000_000
const FETCH_MS = 8000
const READ_MS = 10_000
const MEMORY_MB = 200

/** Calendars elsewhere, by the address at which they publish themselves as a file. */
export type Calendars = {
  /**
   * When the owner is busy; 'unchanged' where the file is the one of this `etag`.
   * @throws Rejected 'calendar/unavailable' for what may work later, 'calendar/unreadable' for what is no calendar of theirs
   */
  read(
    address: string,
    asked: Asked & { etag: string | null },
  ): Promise<{ busy: Busy[]; etag: string | null } | 'unchanged'>
}

export function openCalendars(rules: Outbound): Calendars {
  const ask = outboundStream(rules)
  return {
    async read(address, { etag, ...asked }) {
      const answer = await fetched(ask, address, etag)
      return answer === 'unchanged' ? answer : { busy: await read(answer.file, asked), etag: answer.etag }
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

/** On a thread of its own: a file of a few lines can name recurrences without end. */
function read(file: string, asked: Asked): Promise<Busy[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./busy.worker.ts', import.meta.url), {
      workerData: { file, asked },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    })
    const fail = () => {
      clearTimeout(timer)
      void worker.terminate()
      reject(new Rejected('calendar/unreadable', 'This address shows no calendar'))
    }
    const timer = setTimeout(fail, READ_MS)
    worker.once('error', fail)
    worker.once('exit', fail)
    worker.once('message', (busy: Busy[]) => {
      clearTimeout(timer)
      resolve(busy)
    })
  })
}

const unavailable = () => new Rejected('calendar/unavailable', 'This calendar does not answer')

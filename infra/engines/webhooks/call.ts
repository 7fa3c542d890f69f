import { type Outbound, outboundStream } from '../outbound/outbound.ts'
import { signatureOf } from './sign.ts'

const TIMEOUT_MS = 30_000
/** Of an answer, kept for people to read. */
const MOST_ANSWER = 4096

/** `code` null: no answer came. `retryAfterMs`: how long the other side asks to be left alone. */
export type Called = {
  code: number | null
  error: string | null
  answer: string
  ms: number
  retryAfterMs: number | null
}
export type Signed = { url: string; secrets: readonly string[]; id: string; body: string; at: Date }

/**
 * Calls a webhook once, signed with every secret by the Standard Webhooks convention: within 30 seconds, without redirects,
 * only to addresses on the internet; of the answer the first 4 kB. Never rejects.
 */
export function webhookCalls(rules: Outbound, timeoutMs = TIMEOUT_MS) {
  const ask = outboundStream(rules)
  return async ({ url, secrets, id, body, at }: Signed): Promise<Called> => {
    const began = performance.now()
    const ended = () => Math.round(performance.now() - began)
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Hirelog-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatureOf(secrets, { id, at, body }),
    }
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await ask(url, { method: 'POST', headers, body, signal })
      const code = answer.statusCode ?? null
      const retryAfterMs = retryAfter(answer.headers['retry-after'], at)
      const text = await beginningOf(answer).catch(() => '')
      return { code, error: null, answer: text, ms: ended(), retryAfterMs }
    } catch (error) {
      return { code: null, error: (error as Error).message.slice(0, 300), answer: '', ms: ended(), retryAfterMs: null }
    }
  }
}

async function beginningOf(answer: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    if ((size += chunk.length) >= MOST_ANSWER) break
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, MOST_ANSWER).toString('utf8')
}

const MOST_WAIT_MS = 24 * 3_600_000

/** In seconds or as a date (RFC 9110); a day at most. */
function retryAfter(header: string | undefined, at: Date): number | null {
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - at.getTime()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MOST_WAIT_MS) : null
}

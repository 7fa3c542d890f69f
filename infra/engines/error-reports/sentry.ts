import { randomUUID } from 'node:crypto'
import { BadSettings } from '../../env.ts'
import { outboundFetch } from '../outbound/outbound.ts'
import { trouble } from '../trouble.ts'
import type { ErrorReport, ErrorReports } from './error-reports.ts'

/** More than a service answers for at once are failures of one kind: the log has them all. */
const MOST_AT_ONCE = 10
/** How long nothing is sent after a 429 that does not say. */
const PAUSE_S = 60
const MOST_LETTERS = 8_000
const MOST_FRAMES = 50

/**
 * Sends failures to a service that speaks Sentry's protocol: an envelope in a POST to the project of `SENTRY_DSN`. The log has
 * them as well. A report that does not arrive is not sent again.
 */
export function sentryReports(dsn: string, logged: ErrorReports, now: () => number = Date.now): ErrorReports {
  const { url, key, host } = addressOf(dsn)
  const send = outboundFetch({ loopback: process.env.NODE_ENV !== 'production', trusted: [host] })
  const unsent = trouble('error reports do not reach the service of SENTRY_DSN')
  const underWay = new Set<Promise<void>>()
  let pausedUntil = 0

  async function post(report: ErrorReport) {
    const answer = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=hirelog/1.0, sentry_key=${key}`,
      },
      body: envelope(report, new Date(now())),
    })
    if (answer.status === 429) pausedUntil = now() + 1000 * (Number(answer.headers.get('retry-after')) || PAUSE_S)
    else if (answer.status !== 200) throw new Error(`The service answers ${answer.status}`)
    unsent.worked()
  }

  return {
    report(report) {
      logged.report(report)
      if (underWay.size >= MOST_AT_ONCE || now() < pausedUntil) return
      const sending = post(report)
        .catch((error: unknown) => unsent.failed(error))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async close() {
      await Promise.all(underWay)
      await logged.close()
    },
  }
}

/** @throws BadSettings */
export function addressOf(dsn: string): { url: string; key: string; host: string } {
  const parsed = URL.canParse(dsn) ? new URL(dsn) : null
  const [, path, project] = /^(.*)\/(\d+)$/.exec(parsed?.pathname ?? '') ?? []
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !parsed.username || project === undefined)
    throw new BadSettings(['SENTRY_DSN is not usable: expected https://key@host/project, as the service shows it'])
  return {
    url: `${parsed.origin}${path}/api/${project}/envelope/`,
    key: parsed.username,
    host: parsed.hostname,
  }
}

/** Three lines: what the envelope is, what its one item is, and the item. */
export function envelope({ error, source, where, user }: ErrorReport, at: Date): string {
  const event_id = randomUUID().replaceAll('-', '')
  const event = JSON.stringify({
    event_id,
    timestamp: at.toISOString(),
    platform: source === 'browser' ? 'javascript' : 'node',
    level: 'error',
    transaction: where,
    tags: { source, ...(user && { company: user.companyId }) },
    ...(user && { user: { id: user.userId, ...(user.email !== null && { email: user.email }) } }),
    exception: { values: [exceptionOf(error)] },
  })
  const item = { type: 'event', length: Buffer.byteLength(event), content_type: 'application/json' }
  return `${JSON.stringify({ event_id, sent_at: at.toISOString() })}\n${JSON.stringify(item)}\n${event}\n`
}

function exceptionOf(error: unknown) {
  if (!(error instanceof Error)) return { type: 'Error', value: String(error).slice(0, MOST_LETTERS) }
  const frames = framesOf(error.stack ?? '')
  return {
    type: error.name,
    value: error.message.slice(0, MOST_LETTERS),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

/** Oldest call first, as the protocol has them. Chromium and Node write `at name (file:line:column)`, the others `name@file:line:column`. */
function framesOf(stack: string) {
  const frames = stack.split('\n').flatMap((line) => {
    const [, called, filename, lineno, colno] =
      /^\s*(?:at )?(?:(.*?)\s*[(@])?((?:[a-z-]+:|\/)[^\s()]*?):(\d+):(\d+)\)?$/i.exec(line) ?? []
    return filename === undefined
      ? []
      : [{ function: called || '?', filename, lineno: Number(lineno), colno: Number(colno) }]
  })
  return frames.slice(0, MOST_FRAMES).reverse()
}

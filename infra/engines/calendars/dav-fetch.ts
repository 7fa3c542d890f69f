import { Rejected } from '#contracts/kernel/rejections.ts'
import { NotAsked, type Outbound, outboundStream } from '../outbound/outbound.ts'
import type { CalendarAccount } from './port.ts'
import { bodyOf, isAway, unavailable } from './answer-body.ts'

const ANSWER_MS = 8000
const MOST_HOPS = 3
const redirects = new Set([301, 302, 303, 307, 308])

type Init = { method?: string; headers?: unknown; body?: unknown; redirect?: string }

/**
 * Requests of one account, through the guard of all requests to addresses that people typed. Redirects are followed, three at
 * most; the password goes to the server that was named and to its neighbours, nowhere else.
 * @throws Rejected 'calendar/refused', 'calendar/unavailable', 'calendar/unreadable'
 */
export function signedIn(rules: Outbound, { username, password }: CalendarAccount, address: string): typeof fetch {
  const ask = outboundStream(rules)
  const home = new URL(address).hostname
  const authorization = ['Basic', Buffer.from([username, password].join(':')).toString('base64')].join(' ')

  async function once(url: URL, { method = 'GET', headers, body }: Init): Promise<Response> {
    const sent = {
      ...Object.fromEntries(new Headers(headers as Record<string, string>)),
      ...(isNear(home, url.hostname) && { authorization }),
    }
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await ask(url.href, { method, headers: sent, body, signal }).catch((error: unknown) => {
      if (error instanceof NotAsked) throw new Rejected('calendar/unreadable', error.why)
      throw unavailable()
    })
    const status = answer.statusCode ?? 502
    try {
      if (status === 401)
        throw new Rejected('calendar/refused', 'This calendar server does not accept the user name and password')
      if (isAway(status)) throw unavailable()
      const received = await bodyOf(answer)
      const fields = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      )
      const text = [204, 205, 304].includes(status) ? null : received
      return new Response(text, { status, headers: fields })
    } catch (error) {
      // A status that no answer may have is refused by Response.
      throw error instanceof Rejected ? error : unavailable()
    } finally {
      answer.destroy()
    }
  }

  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : String(input))
    for (let hop = 0; ; hop++) {
      const answer = await once(url, (init ?? {}) as Init)
      const next = redirects.has(answer.status) ? answer.headers.get('location') : null
      if (next === null || (init as Init | undefined)?.redirect === 'manual' || hop >= MOST_HOPS) return answer
      url = new URL(next, url)
    }
  }
}

/** The same host, or another of its domain: iCloud keeps each account at a server of its own. */
function isNear(home: string, host: string): boolean {
  if (host === home || host.endsWith(`.${home}`)) return true
  const domain = home.split('.').slice(1).join('.')
  return domain.includes('.') && /[a-z]$/i.test(domain) && (host === domain || host.endsWith(`.${domain}`))
}

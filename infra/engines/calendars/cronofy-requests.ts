import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Outbound, outboundFetch } from '../outbound/outbound.ts'
import { isAway, unavailable } from './answer-body.ts'
import type { CalendarAccount } from './port.ts'

/** `api` and `app`: where requests go, and where people sign in. */
export type CronofyApplication = { clientId: string; clientSecret: string; api: string; app: string }
type Access = { token: string; until: number }
type Asked = { method?: string; body?: object }

const MOST_KEPT = 10_000
/** A token that ends while a request is under way is of no use. */
const EARLY_MS = 60_000
const MOST_RETRY_S = 3600

const text = z.string().min(1).max(4000)
export const Tokens = z.object({ access_token: text, refresh_token: text, expires_in: z.number().positive().max(1e7) })

export const ended = () =>
  new Rejected('calendar/refused', 'The permission to read this calendar has ended. Connect it again.')
const strange = () => new Rejected('calendar/unavailable', 'The calendar provider answered with what cannot be read')

export const accessIn = ({ access_token, expires_in }: z.infer<typeof Tokens>): Access => ({
  token: access_token,
  until: Date.now() + expires_in * 1000,
})

/** Reads an answer. @throws Rejected 'calendar/unavailable' for what has another shape */
export async function readAs<Shape extends z.ZodType>(shape: Shape, answer: Response): Promise<z.infer<Shape>> {
  const parsed = shape.safeParse(await answer.json().catch(() => null))
  if (!parsed.success) throw strange()
  return parsed.data
}

export type CronofyRequests = ReturnType<typeof cronofyRequests>

/**
 * Requests to Cronofy. Access tokens are kept in memory alone, and are made anew once they end; of two processes that do so at
 * once, the one that comes second takes what the first was given.
 */
export function cronofyRequests(rules: Outbound, { clientId, clientSecret, api }: CronofyApplication) {
  const fetch = outboundFetch(rules)
  const kept = new Map<string, Access>()
  const renewing = new Map<string, Promise<Access>>()

  async function send(path: string, { method = 'GET', body }: Asked, token?: string): Promise<Response> {
    const url = new URL(path, api)
    // A page after the first is named by the answer: the token goes nowhere else.
    if (url.origin !== new URL(api).origin) throw strange()
    const sent = body && Buffer.from(JSON.stringify(body))
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: ['Bearer', token].join(' ') }),
      // Without its length the body of a DELETE does not arrive.
      ...(sent && { 'content-type': 'application/json; charset=utf-8', 'content-length': String(sent.length) }),
    }
    const answer = await fetch(url.href, { method, headers, body: sent }).catch((): never => {
      throw unavailable()
    })
    const { status } = answer
    if (isAway(status) || status === 402 || status === 423) {
      const seconds = Number(answer.headers.get('retry-after') ?? '')
      throw unavailable(seconds > 0 ? Math.min(Math.ceil(seconds), MOST_RETRY_S) : undefined)
    }
    return answer
  }

  async function tokens(grant: object) {
    const body = { client_id: clientId, client_secret: clientSecret, ...grant }
    const answer = await send('/oauth/token', { method: 'POST', body })
    if (answer.ok) return answer
    const { error } = await readAs(z.object({ error: z.string() }), answer)
    if (error === 'invalid_client')
      throw new Rejected('calendar/unavailable', 'The calendar provider does not know this installation')
    throw ended()
  }

  function keep(calendarId: string, access: Access) {
    kept.delete(calendarId)
    kept.set(calendarId, access)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  }

  async function renewed({ password, link }: CalendarAccount): Promise<Access> {
    let from = (await link!.latest()) ?? password
    const renew = async () => readAs(Tokens, await tokens({ grant_type: 'refresh_token', refresh_token: from }))
    const given = await renew().catch(async (error: unknown) => {
      const latest = await link!.latest()
      const isReplaced = error instanceof Rejected && error.code === 'calendar/refused' && latest !== null
      if (!isReplaced || latest === from) throw error
      from = latest
      return renew()
    })
    if (given.refresh_token !== from) await link!.rotated(given.refresh_token)
    keep(link!.calendarId, accessIn(given))
    return accessIn(given)
  }

  async function accessOf(account: CalendarAccount): Promise<Access> {
    const { calendarId } = account.link!
    const access = kept.get(calendarId)
    if (access && access.until - EARLY_MS > Date.now()) return access
    const running = renewing.get(calendarId) ?? renewed(account).finally(() => renewing.delete(calendarId))
    renewing.set(calendarId, running)
    return running
  }

  return {
    send,
    tokens,
    keep,

    /** Asks as an account. An access token that is not accepted is replaced, once. */
    async ask(account: CalendarAccount, path: string, asked: Asked = {}): Promise<Response> {
      const first = await accessOf(account)
      let answer = await send(path, asked, first.token)
      if (answer.status === 401) {
        const { calendarId } = account.link!
        if (kept.get(calendarId)?.token === first.token) kept.delete(calendarId)
        answer = await send(path, asked, (await accessOf(account)).token)
      }
      if (answer.status === 401 || answer.status === 403) throw ended()
      return answer
    },

    async leave({ password, link }: CalendarAccount): Promise<void> {
      if (link) kept.delete(link.calendarId)
      const body = { client_id: clientId, client_secret: clientSecret, token: password }
      await send('/oauth/token/revoke', { method: 'POST', body })
    },
  }
}

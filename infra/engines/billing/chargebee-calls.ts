import Chargebee from 'chargebee'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { log } from '../../log.ts'
import { refusedBecause, unavailable, unknownCoupon } from './refusals.ts'

export type ChargebeeSettings = {
  CHARGEBEE_SITE: string
  CHARGEBEE_API_KEY: string
  /** Where requests go instead of the site: a proxy of the operator. */
  CHARGEBEE_URL?: string | undefined
}
/** How long is waited before a call is made again, at first; each time twice as long. */
const PAUSE_MS = 250
const MOST_TRIES = 4
/** A person waits for the answer: a service that wants more patience is not available. */
const MOST_PAUSE_S = 5
const ANSWER_MS = 10_000
const PATIENCE_MS = 20_000

/** What the client throws for an answer that is an error: a plain object, never an Error. */
const ErrorAnswer = z.object({
  http_status_code: z.number(),
  api_error_code: z.string().optional(),
  message: z.string().optional(),
  param: z.string().optional(),
  headers: z.record(z.string(), z.string()).nullish(),
})
/** A "no" of the service; it will say the same again. */
export class NotDone extends Error {
  readonly status: number
  readonly code: string
  readonly param: string

  constructor({ http_status_code, api_error_code = '', message = '', param = '' }: z.infer<typeof ErrorAnswer>) {
    super(message)
    this.status = http_status_code
    this.code = api_error_code
    this.param = param
  }
}

/** An id as part of an address: the client leaves slashes in it, so that `../` would be another call. */
export const isId = (id: string): boolean => /^[^\s/\\%?#]{1,100}$/.test(id) && !/^\.+$/.test(id)

/**
 * The client, and `ask`, which makes a call until it is answered: again after a network failure, a 5xx and a 429, four times
 * and 20 s at most. @throws Rejected 'billing/unavailable', 'billing/refused' with what the service says, 'billing/unknown-coupon'
 */
export function chargebeeCalls(settings: ChargebeeSettings, pauseMs = PAUSE_MS) {
  const client = new Chargebee({
    site: settings.CHARGEBEE_SITE,
    apiKey: settings.CHARGEBEE_API_KEY,
    timeout: ANSWER_MS,
    // With its own retries on, it repeats a 429 for as long as the service asks it to.
    retryConfig: { enabled: false },
    enableValidation: false,
    sdkTelemetryEnabled: false,
    httpClient: {
      async makeApiRequest(request, timeout) {
        const { pathname, search, href } = new URL(request.url)
        return fetch(settings.CHARGEBEE_URL ? new URL(pathname + search, settings.CHARGEBEE_URL) : href, {
          method: request.method,
          headers: request.headers,
          ...(request.method !== 'GET' && { body: await request.text() }),
          // The key of the account goes to no other address.
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
      },
    },
  })

  /** @throws NotDone, Rejected 'billing/unavailable' */
  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const until = performance.now() + PATIENCE_MS
    for (let tries = 1; ; tries++) {
      try {
        return await call()
      } catch (error) {
        const answer = ErrorAnswer.safeParse(error)
        const retryAfterS = Number(answer.data?.headers?.['retry-after']) || 0
        if (answer.data && answer.data.http_status_code < 500 && answer.data.http_status_code !== 429)
          throw new NotDone(answer.data)
        const pause = retryAfterS > 0 ? retryAfterS * 1000 : pauseMs * 2 ** (tries - 1) * (1 + Math.random() / 2)
        if (tries >= MOST_TRIES || retryAfterS > MOST_PAUSE_S || performance.now() + pause > until) {
          log.warn('Chargebee is not available:', causeOf(error, answer.data))
          throw unavailable(retryAfterS || undefined)
        }
        await wait(pause)
      }
    }
  }

  return {
    client,
    attempt,
    ask: <Answer>(call: () => Promise<Answer>) => attempt(call).catch(refuse),
    /** Null where the service has no such thing. */
    find: <Answer>(call: () => Promise<Answer>) =>
      attempt(call).catch((error) => (error instanceof NotDone && error.status === 404 ? null : refuse(error))),
  }
}

/** For operators, of an answer without a message too. */
const causeOf = (error: unknown, answer: z.infer<typeof ErrorAnswer> | undefined): string =>
  answer?.message ||
  (answer && `it answered ${answer.http_status_code} ${answer.api_error_code ?? ''}`.trim()) ||
  (error instanceof Error ? [error.message, causeText(error.cause)].filter(Boolean).join(': ') : 'no answer came')
const causeText = (cause: unknown) => (cause instanceof Error ? cause.message : '')

/** Headers of a call that changes something: sent again with the same key, it changes nothing more for 30 minutes. */
export const once = (key: string = randomUUID()) => ({ 'chargebee-idempotency-key': key })

/** Codes that say something of the installation, not of the request. */
const OPERATORS_MATTER = new Set(['api_restricted', 'configuration_incompatible', 'site_not_found'])

export function refuse(error: unknown): never {
  if (!(error instanceof NotDone)) throw error
  if (error.status === 401 || error.status === 403 || OPERATORS_MATTER.has(error.code)) {
    log.error('Chargebee refuses this installation:', `${error.status} ${error.code} ${error.message}`)
    throw unavailable()
  }
  if (/^coupon/.test(error.param)) throw unknownCoupon()
  throw refusedBecause(error.message || error.code)
}

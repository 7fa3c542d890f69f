import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { placeOf } from './addresses.ts'

const MOST_BYTES = 1024 * 1024
const TIMEOUT_MS = 5000

/** Nothing answered that can be used. A TypeError, as of any fetch that failed. */
export class Unreachable extends TypeError {}

export const NO_PASSWORD = 'An address with a password in it is not used'
export const HTTPS_ONLY = 'The address has to begin with https://'
export const INSIDE = 'The address is inside a private network'

/** An address that is not asked, and why. */
export class NotAsked extends Unreachable {
  readonly why: string

  constructor(where: string, why: string) {
    super(`${where}: ${why}`)
    this.why = why
  }
}

/** A failure of the other side's. */
export class Failed extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** All addresses of a name, both families. */
export type Resolver = (name: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

export type Outbound = {
  /** http, and addresses of this very machine: for tests and desks. */
  loopback: boolean
  /** Hosts that an operator lets be inside. */
  trusted?: readonly string[]
  /** Whether a trusted host may be asked without TLS: a server in the operator's own network. */
  plain?: boolean
  /** The system's where none is given. */
  resolver?: Resolver
  /** How long an answer may take, where not the usual time. */
  patienceMs?: number
}

/** A request; `body` is text, bytes or a form. */
export type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The host as names are compared: without brackets and without the dot of a complete name. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '')
const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** Whether an address may be asked at all, before anything is looked up. Null when it may; else why not. */
export function whyNot(url: URL, { loopback, trusted = [], plain = false }: Outbound): string | null {
  const host = hostOf(url)
  const place = isLocalName(host) ? 'loopback' : isIP(host) ? placeOf(host) : 'internet'
  if (url.username || url.password) return NO_PASSWORD
  if (url.protocol === 'http:' && place === 'loopback' && loopback) return null
  if (url.protocol === 'http:' && plain && trusted.includes(host)) return null
  if (url.protocol !== 'https:') return HTTPS_ONLY
  if (trusted.includes(host) || place === 'internet' || (place === 'loopback' && loopback)) return null
  return INSIDE
}

const systemResolver: Resolver = (name, done) => systemLookup(name, { all: true }, done)

/**
 * A look-up whose answers were checked. Node connects to what it answers, so that a name that changes between the check
 * and the connection gains nothing. One address inside is enough to refuse a name.
 */
export function vettedLookup(
  host: string,
  { loopback, trusted = [], resolver = systemResolver }: Outbound,
): LookupFunction {
  const may = ({ address }: LookupAddress) => {
    const place = placeOf(address)
    return place === 'internet' || (place === 'loopback' && loopback)
  }
  return (hostname, { all, family }, done) =>
    resolver(hostname, (error, found) => {
      if (error) return done(error, '', 0)
      if (found.length === 0 || !(trusted.includes(host) || found.every(may)))
        return done(new NotAsked(hostname, INSIDE), '', 0)
      if (all) return done(null, found)
      const [first] = family === 4 || family === 6 ? found.filter((each) => each.family === family) : found
      return first
        ? done(null, first.address, first.family)
        : done(new Unreachable(`${hostname} has no such address`), '', 0)
    })
}

/** Asks the very address that was looked up, without redirects. Answers once the head is there; the body is the caller's. */
function ask(
  rules: Outbound,
  url: URL,
  { method = 'GET', headers = {}, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const no = whyNot(url, rules)
    if (no) return reject(new NotAsked(url.origin, no))
    const lookup = vettedLookup(hostOf(url), rules)
    const options = { method, headers, agent: false, signal, lookup } as const
    const request = (url.protocol === 'https:' ? https : http).request(url, options, resolve)
    request.on('error', (error) => reject(unreachable(url, error)))
    const form = body instanceof URLSearchParams ? body.toString() : (body as string | Uint8Array | null | undefined)
    request.end(form ?? undefined)
  })
}

const unreachable = (url: URL, error: Error) =>
  new Unreachable(`${url.origin} does not answer: ${error.message}`, { cause: error })
const together = (limit: AbortSignal, signal: AbortSignal | undefined) =>
  signal ? AbortSignal.any([signal, limit]) : limit

/**
 * The client for every address that is not an operator's setting: over TLS only, to the very address that was looked up and
 * found to be on the internet, without redirects, within 5 seconds, 1 MB at most. Rejects with `Unreachable`.
 */
export function outboundFetch(rules: Outbound) {
  return async (address: string, sent: Sent = {}) => {
    const url = new URL(address)
    const answer = await ask(
      rules,
      url,
      sent,
      together(AbortSignal.timeout(rules.patienceMs ?? TIMEOUT_MS), sent.signal),
    )
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        if ((size += chunk.length) > MOST_BYTES) throw new Error('the answer is too large')
      }
      const status = answer.statusCode ?? 502
      if (status >= 500) throw new Failed(status)
      const fields = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      )
      return new Response([204, 205, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: fields })
    } catch (error) {
      answer.destroy()
      throw unreachable(url, error as Error)
    }
  }
}

/** As outboundFetch, for an answer that comes piece by piece; how long and how large it may be is the caller's. */
export function outboundStream(rules: Outbound) {
  return (address: string, sent: Sent & { signal: AbortSignal }) => ask(rules, new URL(address), sent, sent.signal)
}

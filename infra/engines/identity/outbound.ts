import { lookup as systemLookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const MOST_BYTES = 1024 * 1024
const TIMEOUT_MS = 5000

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Addresses no provider on the internet has: what lies behind them is ours or our host's. */
const inside = new BlockList()
for (const [net, bits] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 4], ['240.0.0.0', 4]] as const)
  inside.addSubnet(net, bits)
for (const [net, bits] of [['::', 96], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) inside.addSubnet(net, bits, 'ipv6')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const plainHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Nothing answered that can be used. A TypeError, as of any fetch that failed. */
export class Unreachable extends TypeError {}

export const NO_PASSWORD = 'An address with a password in it is not used'
export const HTTPS_ONLY = 'The address has to begin with https://'
export const INSIDE = 'The address lies inside a private network'

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

export type Outbound = {
  /** http, and addresses of this very machine: for tests and desks. */
  loopback: boolean
  /** Hosts that an operator says may lie inside. */
  trusted?: readonly string[]
}

/** Whether an address may be asked at all, before anything is looked up. Null when it may; else why not. */
export function whyNot(url: URL, { loopback: desk, trusted = [] }: Outbound): string | null {
  const host = plainHost(url)
  const here = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && loopback.check(host, familyOf(host)))
  if (url.username || url.password) return NO_PASSWORD
  if (url.protocol === 'http:' && here && desk) return null
  if (url.protocol !== 'https:') return HTTPS_ONLY
  if (trusted.includes(host) || (here && desk)) return null
  return here || (isIP(host) !== 0 && inside.check(host, familyOf(host))) ? INSIDE : null
}

/**
 * A fetch for addresses that people type: over TLS only, to the very address that was looked up and found to be on the
 * internet, without redirects, within 5 seconds, 1 MB at most.
 */
export function outboundFetch(rules: Outbound) {
  /** Node connects to what this answers: an address that changes between the look and the connection gains nothing. */
  const vetted =
    (host: string): LookupFunction =>
    (hostname, options, done) =>
      systemLookup(hostname, { ...options, all: true }, (error, found) => {
        const addresses = Array.isArray(found) ? found : []
        const may = ({ address, family }: { address: string; family: number }) => {
          const kind = family === 6 ? 'ipv6' : 'ipv4'
          return rules.trusted?.includes(host) || !inside.check(address, kind) || (rules.loopback && loopback.check(address, kind))
        }
        const refused = error ?? (addresses.length === 0 || !addresses.every(may) ? new NotAsked(hostname, INSIDE) : null)
        if (refused) return done(refused, '', 0)
        return options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
      })

  return (address: string, { method = 'GET', headers = {}, body, signal }: { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal | undefined }) =>
    new Promise<Response>((resolve, reject) => {
      const url = new URL(address)
      const no = whyNot(url, rules)
      if (no) return reject(new NotAsked(url.origin, no))
      const limit = AbortSignal.timeout(TIMEOUT_MS)
      const fail = (error: Error) => reject(new Unreachable(`${url.origin} does not answer: ${error.message}`, { cause: error }))
      const options = { method, headers, agent: false, signal: signal ? AbortSignal.any([signal, limit]) : limit, lookup: vetted(plainHost(url)) } as const
      const request = (url.protocol === 'https:' ? https : http).request(url, options, (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if ((size += chunk.length) > MOST_BYTES) answer.destroy(new Error('the answer is too large'))
        })
        answer.on('error', fail)
        answer.on('end', () => {
          const status = answer.statusCode ?? 502
          if (status >= 500) return fail(new Failed(status))
          const fields = Object.entries(answer.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]))
          return resolve(new Response([204, 205, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: fields }))
        })
      })
      request.on('error', fail)
      request.end(body === null || body === undefined ? undefined : body instanceof URLSearchParams ? body.toString() : (body as string | Uint8Array))
    })
}

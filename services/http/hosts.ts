import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostnameOf, isCompanyHostUnder, isLocalName } from '#contracts/company/host.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { refusalPage } from './opened.ts'
import { problemOf } from '../core/problem.ts'
import { PROBLEM } from './problems.ts'

/** Addresses of a server that listens on every interface: browsers reach it under others. */
const EVERY_INTERFACE = new Set(['0.0.0.0', '[::]'])
/** Monitoring names a machine by any name it has: these say of themselves what they tell to whom. */
const PROBED = new Set(['/healthz', '/metrics'])
/** What proxies, tunnels and content networks add to a request that they pass on. */
const FORWARDED =
  /^(via|forwarded|cdn-loop|client-ip|true-client-ip|fastly-client-ip|wl-proxy-client-ip|(cf|fly|tailscale|proxy)-.+|x-(forwarded|proxy).*|x-(real|original|client|cluster|envoy|remote|arr|azure|appengine|amzn?|vercel|ms|nginx|coming)-.+)$/

const WRONG_HOST =
  'This installation does not answer under this Host. If you run it, set PUBLIC_URL to the address that browsers use, such as PUBLIC_URL=https://hire.example.com; a proxy in front passes the Host on, or is named in TRUSTED_PROXIES.'

/** A socket's address as a Host names it: `::ffff:192.168.1.20` is `192.168.1.20`, and IPv6 has brackets. */
function asHost(address: string | undefined): string | null {
  const bare = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? ''
  return hostnameOf(bare.includes(':') ? `[${bare}]` : bare)
}

/**
 * Whether the platform answers under this Host: that of PUBLIC_URL and companies' hosts under it. On a desk, where that is a
 * local name, all local names do, and the address that the connection came to.
 */
export function isOurHost(host: string, publicUrl: string, reachedAt?: string): boolean {
  const name = hostnameOf(host)
  const ours = hostnameOf(new URL(publicUrl).host)
  if (name === null || ours === null) return false
  if (name === ours && !EVERY_INTERFACE.has(ours)) return true
  if (isLocalName(ours) || EVERY_INTERFACE.has(ours)) return isLocalName(name) || name === asHost(reachedAt)
  return isCompanyHostUnder(name, ours)
}

/**
 * Whether a request was made on this very machine: its address and its Host are local, and nothing says that it was passed
 * on. Some proxies say nothing, and pass requests on as HTTP/1.0.
 */
export function isLocal({ raw, socket, headers }: Pick<FastifyRequest, 'raw' | 'socket' | 'headers'>): boolean {
  const [from, named] = [asHost(socket.remoteAddress), hostnameOf(headers.host ?? '')]
  if (from === null || named === null || !isLocalName(from) || !isLocalName(named)) return false
  return raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => FORWARDED.test(name))
}

/** Whether a probe may be told more than a status: under any other name, a page of another site could be asking. */
export function isNamedHere(request: FastifyRequest, publicUrl: string): boolean {
  const name = hostnameOf(request.host)
  return name !== null && (isLocalName(name) || isAddress(name) || isOurHost(request.host, publicUrl))
}
const isAddress = (name: string) => name.startsWith('[') || /^\d+(\.\d+){3}$/.test(name)

/** Without `Sec-Fetch-Dest`, which browsers send to safe addresses only. */
const isPageRequest = ({ headers, url }: FastifyRequest) =>
  !url.startsWith('/api/') &&
  (headers['sec-fetch-dest'] ?? (headers.accept?.includes('text/html') ? 'document' : 'empty')) === 'document'

/** Refuses a Host that is not ours (421): a name of another site that leads here makes its pages ours to a browser. */
export function checkHost(app: FastifyInstance, publicUrl: () => string) {
  app.addHook('onRequest', async (request, reply: FastifyReply) => {
    if (isOurHost(request.host, publicUrl(), request.socket.localAddress) || PROBED.has(request.routeOptions.url ?? ''))
      return
    const answer = problemOf(new Rejected('request/wrong-host', WRONG_HOST))
    reply.code(answer.status)
    if (isPageRequest(request)) return reply.type('text/html; charset=utf-8').send(refusalPage(answer, request))
    return reply.type(PROBLEM).send(answer)
  })
}

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFrameable, policyFor } from './content-policy.ts'

const nonces = new WeakMap<FastifyRequest, string>()
export const nonceOf = (request: FastifyRequest) => nonces.get(request)

const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=()',
}
/** Their addresses open something: no other site learns them, and no search engine keeps them. */
const ofSecretLinks = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' }
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** For an answer given before there is a request that hooks are called for: a page of nothing but text, or none. */
export const bareHeaders = (https: boolean) => ({
  ...always,
  ...(https && overHttps),
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
})

/**
 * Headers of every answer: a strict content policy with a nonce per request, and no sniffing, framing or leaking of
 * addresses. Answers show what one person may see: neither a shared cache nor the back button of the next person keeps
 * them, unless the answer says otherwise.
 */
export function securityHeaders(
  app: FastifyInstance,
  { dev, https, billingOrigins = [] }: { dev: boolean; https: boolean; billingOrigins?: readonly string[] },
) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...always, ...(https && overHttps) })
    if (request.url.startsWith('/shared/')) reply.headers(ofSecretLinks)
    if (isFrameable(request.url)) reply.removeHeader('x-frame-options')
    if (dev && !request.url.startsWith('/api/docs')) return
    const nonce = randomBytes(16).toString('base64')
    nonces.set(request, nonce)
    reply.header('content-security-policy', policyFor(request.url, nonce, billingOrigins))
  })
}

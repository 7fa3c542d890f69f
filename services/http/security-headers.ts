import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const nonces = new WeakMap<FastifyRequest, string>()
export const nonceOf = (request: FastifyRequest) => nonces.get(request)

const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"
const pagePolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** Headers of every answer: a strict content policy with a nonce per request, and no sniffing, framing or leaking of addresses. */
export function securityHeaders(app: FastifyInstance, { dev, https }: { dev: boolean; https: boolean }) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
      ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    })
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', docsPolicy)
    else if (!dev) {
      const nonce = randomBytes(16).toString('base64')
      nonces.set(request, nonce)
      reply.header('content-security-policy', pagePolicy(nonce))
    }
  })
}

import type { FastifyInstance } from 'fastify'
import { Rejected } from '#contracts/rejections.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something and carries what a browser adds by itself (cookies) must come from our own pages,
 * over https where that is how browsers reach us: a page that came without it may be anybody's on the way.
 * One with an Authorization header cannot be made by another site, and one without cookies or Origin by no browser.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: () => string) {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.headers.authorization) return
    const { origin, cookie } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin === undefined && cookie === undefined && site !== 'cross-site' && site !== 'same-site') return
    if (origin !== undefined && URL.canParse(origin) && isOurs(new URL(origin), request.host, new URL(publicUrl()))) return
    throw new Rejected('auth/csrf', 'This request did not come from a page of Hirelog. Nothing was changed.')
  })
}

const isOurs = (from: URL, host: string, ours: URL) => from.origin === ours.origin || (from.host === host && (from.protocol === 'https:' || ours.protocol === 'http:'))

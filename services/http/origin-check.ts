import type { FastifyInstance } from 'fastify'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { bearerOf } from './bearer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a GET that changes something, as some calls of the specification do. */
    changes?: true
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something and carries what a browser adds on its own (cookies) must come from our own pages,
 * over https where that is how browsers reach us: a page that came without it may have been changed on the way.
 * One with a bearer token cannot be made by another site: it counts by its token alone, and its cookies are gone before
 * anything reads them. One without cookies or Origin is made by no browser.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: () => string) {
  app.addHook('onRequest', async (request) => {
    if (bearerOf(request.headers) !== null) return void delete request.raw.headers.cookie
    const isChangingGet = request.routeOptions.config.changes === true && request.method === 'GET'
    if (SAFE.has(request.method) && !isChangingGet) return
    const { origin, cookie } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin === undefined && cookie === undefined && site !== 'cross-site' && site !== 'same-site') return
    // A browser names no origin for a GET of our own pages.
    if (isChangingGet && origin === undefined && site === 'same-origin') return
    if (origin !== undefined && URL.canParse(origin) && isOurs(new URL(origin), request.host, new URL(publicUrl())))
      return
    throw new Rejected('auth/csrf', 'This request did not come from a page of Hirelog. Nothing was changed.')
  })
}

const isOurs = (from: URL, host: string, ours: URL) =>
  from.origin === ours.origin || (from.host === host && (from.protocol === 'https:' || ours.protocol === 'http:'))

import type { FastifyInstance } from 'fastify'
import { Rejected } from '#contracts/rejections.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something and carries what a browser adds by itself (cookies) must come from our own pages.
 * One with an Authorization header cannot be made by another site, and one without cookies or Origin by no browser.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: () => string) {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.headers.authorization) return
    const { origin, cookie } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin === undefined && cookie === undefined && site !== 'cross-site' && site !== 'same-site') return
    if (origin !== undefined && URL.canParse(origin) && (new URL(origin).host === request.host || origin === new URL(publicUrl()).origin)) return
    throw new Rejected('auth/csrf', 'This request did not come from a page of Hirelog. Nothing was changed.')
  })
}

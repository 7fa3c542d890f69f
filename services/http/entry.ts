import type { FastifyInstance } from 'fastify'
import { askBeforeEntry, readEntry, withLinkOver } from '#contracts/http/entry.ts'
import { cookieOf, securely, sessionCookieName } from '#contracts/http/session-cookie.ts'
import type { Platform } from '../platform.ts'

/**
 * Pages whose address says something at entry (A§2): a coupon and the minimal interface are kept, and the browser goes
 * to the same page without them. `auth` leads to a page that names its account and asks: a link in a message must not
 * make a person work in another's account unseen. Where it signs in no more, the page to sign in at says why.
 */
export function entryParameters(app: FastifyInstance, { useCases, settings }: Pick<Platform, 'useCases' | 'settings'>) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.includes('.data')) return
    const entry = readEntry(request.url)
    if (!entry) return
    const cookies = entry.cookies.map((cookie) => securely(settings.publicUrl, cookie))
    let to = entry.path
    if (entry.auth !== null) {
      // AUTH-014: programs that open pages with `auth` cost their people one click more; that is the price of asking.
      const held = cookieOf(request.headers.cookie, sessionCookieName(settings.publicUrl))
      const { account, here } = await useCases.accounts.entryOffer(entry.auth, held)
      if (account) to = askBeforeEntry(entry.auth, entry.path)
      else if (!here) to = withLinkOver(entry.path)
    }
    return reply.header('set-cookie', cookies).header('referrer-policy', 'no-referrer').redirect(to)
  })
}

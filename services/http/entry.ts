import type { FastifyInstance } from 'fastify'
import { readEntry, withLinkOver } from '#contracts/entry.ts'
import { cookieOf, privateCookie, securely, SESSION_S, sessionCookieName } from '#contracts/session-cookie.ts'
import type { Platform } from '../platform.ts'
import { deviceOf } from '../use-cases/accounts/device.ts'

/**
 * Pages whose address says something at entry (A§2): `auth` signs the browser in, once; a coupon and the minimal
 * interface are kept. Then the browser goes to the same page without them, so that nothing of it stays in its history.
 * Whoever is signed in stays who they are: a link in a message must not make somebody work in another's account.
 * Where it signs nobody in, the page on which they sign in themselves says why.
 */
export function entryParameters(app: FastifyInstance, { useCases, settings }: Pick<Platform, 'useCases' | 'settings'>) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.includes('.data')) return
    const entry = readEntry(request.url)
    if (!entry) return
    const name = sessionCookieName(settings.publicUrl)
    const here = cookieOf(request.headers.cookie, name)
    const cookies = entry.cookies.map((cookie) => securely(settings.publicUrl, cookie))
    let to = entry.path
    if (entry.auth !== null && !(here && (await useCases.sessionUser(here)))) {
      const opened = await useCases.redeemEntry(entry.auth, { device: deviceOf(request.headers['user-agent']) })
      if (opened) cookies.push(privateCookie(settings.publicUrl, name, opened.sessionToken, SESSION_S))
      else to = withLinkOver(entry.path)
    }
    return reply.header('set-cookie', cookies).header('referrer-policy', 'no-referrer').redirect(to)
  })
}

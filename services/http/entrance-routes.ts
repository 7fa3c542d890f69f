import type { FastifyInstance } from 'fastify'
import { atsCookie } from '#contracts/http/ats-cookie.ts'
import { connectable } from '#contracts/integration/catalogue.ts'

/**
 * Addresses that only lead elsewhere: no page, so that no browser loads anything of them. `/greenhouse/signup` and its like (INT-015, 017): a sign-up that goes on with connecting that system; the page of sign-ups leads
 * those who have an account to their start, and that to the system.
 */
export async function entranceRoutes(app: FastifyInstance) {
  const hidden = { schema: { hide: true } as never }
  app.get('/settings/system', hidden, (_, reply) => reply.redirect('/admin/settings/system', 302))
  for (const system of connectable)
    app.get(`/${system}/signup`, hidden, (_, reply) =>
      reply.header('set-cookie', atsCookie(system)).redirect('/signup', 302),
    )
}

import type { FastifyInstance } from 'fastify'
import { atsCookie } from '#contracts/http/ats-cookie.ts'
import { onboarded } from '#contracts/integration/catalogue.ts'

/**
 * Addresses that lead on to a page. `/greenhouse/signup` and its like (INT-015, 017) lead to the sign-up, or with an account to
 * the start; a cookie leads on from there to connecting the system.
 */
export async function entranceRoutes(app: FastifyInstance) {
  const hidden = { schema: { hide: true } as never }
  app.get('/settings/system', hidden, (_, reply) => reply.redirect('/admin/settings/system', 302))
  for (const system of onboarded)
    app.get(`/${system}/signup`, hidden, (_, reply) =>
      reply.header('set-cookie', atsCookie(system)).redirect('/signup', 302),
    )
}

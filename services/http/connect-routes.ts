import type { FastifyInstance } from 'fastify'
import { atsCookie } from '#contracts/http/ats-cookie.ts'
import { connectable } from '#contracts/integration/catalogue.ts'

/**
 * `/greenhouse/signup` and its like (INT-015, 017): a sign-up that goes on with connecting that system; the page of sign-ups leads
 * those who have an account to their start, and that to the system.
 */
export async function connectRoutes(app: FastifyInstance) {
  for (const system of connectable)
    app.get(`/${system}/signup`, { schema: { hide: true } as never }, (_, reply) =>
      reply.header('set-cookie', atsCookie(system)).redirect('/signup', 302),
    )
}

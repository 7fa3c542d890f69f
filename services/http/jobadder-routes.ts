import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf, jobAdderCookieName, securely } from '#contracts/http/session-cookie.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../platform.ts'
import { callLimits } from './call-limits.ts'
import type { Identify } from './identify.ts'
import { addressOf } from './address.ts'

const CALLS_A_MINUTE = 60
const KEPT_S = 15 * 60
const hidden = { schema: { hide: true } as never }
/** The page that a person comes back to when it did not work, with why. */
const again = (problem: 'refused' | 'unavailable' | 'ended' | 'other') =>
  `/jobadder/integration/token?problem=${problem}`

function problemOf(error: Rejected): Parameters<typeof again>[0] {
  if (error.code === 'ats/revoked') return 'refused'
  if (error.code === 'ats/linked') return 'other'
  return error.code === 'integration/invalid' || error.code === 'auth/forbidden' ? 'ended' : 'unavailable'
}

/**
 * The middleware for JobAdder (INT-022): a browser comes with a code of ours, goes on to JobAdder, and comes back to a page of
 * ours. A browser that began nothing here links nothing.
 */
export async function jobAdderRoutes(
  app: FastifyInstance,
  { platform, identify }: { platform: Pick<Platform, 'engines' | 'settings' | 'useCases'>; identify: Identify },
) {
  const { integrations } = platform.useCases
  const { publicUrl } = platform.settings
  const limit = callLimits(platform.engines)
  const name = jobAdderCookieName(publicUrl)
  const cookie = (value: string | null) =>
    securely(publicUrl, `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? KEPT_S : 0}`)
  /** Where a step leads, or why it leads back. */
  const led = (step: Promise<string>) =>
    step.catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error
      log.warn(`JobAdder could not be connected: ${error.code}`)
      return again(problemOf(error))
    })
  const limited = {
    ...hidden,
    onRequest: async (request: FastifyRequest, reply: Parameters<typeof limit>[1]) =>
      limit(request, reply, [{ of: `jobadder ${addressOf(request)}`, most: CALLS_A_MINUTE }]),
  }

  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
    '/jobadder/middleware',
    limited,
    async (request, reply) => {
      const { query } = request
      const at = await identify(request)
      const text = (field: string) => String(query[field] ?? '').slice(0, 2000)
      const to = await led(
        integrations

          .followJobAdder(at, { code: text('access_token'), next: text('success_redirect'), email: text('email') })
          .then(({ location, pending }) => {
            reply.header('set-cookie', cookie(pending))
            return location
          }),
      )
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 302)
    },
  )
  app.get('/jobadder/middleware/authorized', limited, async (request, reply) => {
    const kept = cookieOf(request.headers.cookie, name) ?? ''
    const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?'), 4000) : ''
    const to = await led(
      integrations.finishJobAdder(await identify(request), { kept, search }).then(({ next }) => next),
    )
    return reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookie(null) }).redirect(to, 302)
  })
}

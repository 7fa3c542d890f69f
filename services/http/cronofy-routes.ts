import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calendarProviders } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../platform.ts'
import { cronofyPaths } from '../use-cases/availability/cronofy-paths.ts'
import { addressOf } from './address.ts'
import { callLimits } from './call-limits.ts'
import type { Identify } from './identify.ts'

const CALLS_A_MINUTE = 60
const hidden = { schema: { hide: true } as never }
const page = '/scheduling-settings'
type Ended = 'connected' | 'refused' | 'ended' | 'unavailable' | 'full' | 'unverified'

const endings: Record<string, Ended> = {
  'calendar/refused': 'refused',
  'calendar/unavailable': 'unavailable',
  'availability/too-many': 'full',
  'account/email-not-verified': 'unverified',
}

/** A colleague goes to Cronofy from the page of their calendars, and comes back to it (LIVE-021). */
export async function cronofyRoutes(
  app: FastifyInstance,
  { platform, identify }: { platform: Pick<Platform, 'engines' | 'useCases'>; identify: Identify },
) {
  const { availability } = platform.useCases
  if (!availability.hasCronofy()) return
  const limit = callLimits(platform.engines)
  const limited = {
    ...hidden,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
      limit(request, reply, [{ of: `cronofy ${addressOf(request)}`, most: CALLS_A_MINUTE }]),
  }
  const back = (ending: Ended) => `${page}?calendar=${ending}`
  /** Where a step leads; without a session, to the page, which asks to sign in. */
  const led = async (request: FastifyRequest, reply: FastifyReply, step: (asker: Asker) => Promise<string>) => {
    const asker = await identify(request)
    const to = asker
      ? await step(asker).catch((error: unknown) => {
          if (!(error instanceof Rejected)) throw error
          log.warn(`a calendar could not be connected: ${error.code}`)
          return back(endings[error.code] ?? 'ended')
        })
      : page
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(to, 302)
  }

  app.get<{ Querystring: { provider?: unknown } }>(cronofyPaths.connect, limited, (request, reply) =>
    led(request, reply, (asker) => {
      const provider = calendarProviders.find((each) => each === request.query.provider) ?? null
      return availability.beginCronofy(asker, provider)
    }),
  )
  app.get<{ Querystring: Record<string, unknown> }>(cronofyPaths.authorized, limited, (request, reply) =>
    led(request, reply, async (asker) => {
      if (text(request, 'code') === '') return back('refused')
      await availability.finishCronofy(asker, { code: text(request, 'code'), state: text(request, 'state') })
      return back('connected')
    }),
  )
  app.get(cronofyPaths.connectCompany, limited, (request, reply) =>
    led(request, reply, (asker) => availability.beginCompanyCalendars(asker)),
  )
  app.get<{ Querystring: Record<string, unknown> }>(cronofyPaths.companyAuthorized, limited, (request, reply) =>
    led(request, reply, async (asker) => {
      if (text(request, 'code') === '') return back('refused')
      const given = { code: text(request, 'code'), state: text(request, 'state') }
      await availability.finishCompanyCalendars(asker, given)
      return back('connected')
    }),
  )
}

const text = ({ query }: { query: Record<string, unknown> }, name: string) => String(query[name] ?? '').slice(0, 4000)

import type { FastifyRequest } from 'fastify'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { JWT_EXPIRED } from '../use-cases/accounts/tokens.ts'
import type { Platform } from '../platform.ts'
import { bearerOf } from './bearer.ts'
import type { Connectable } from '#contracts/integration/catalogue.ts'

/**
 * Who sends a request: the holder of an API key, of a person's bearer token, else of a session, else none.
 * @throws Rejected 'auth/session-expired' for a token or session that has expired.
 */
export type Identify = (request: FastifyRequest) => Promise<Asker | null>

export const identify =
  ({ useCases, settings }: Pick<Platform, 'useCases' | 'settings'>): Identify =>
  async (request) => {
    const bearer = bearerOf(request.headers)
    if (bearer !== null) return (await useCases.accounts.tokenAsker(bearer)) ?? useCases.accounts.apiKeyAsker(bearer)
    if (request.headers.authorization !== undefined) return null
    const session = request.cookies[sessionCookieName(settings.publicUrl)]
    const holder = session ? await useCases.accounts.sessionHolder(session) : null
    if (holder === 'expired') throw new Rejected('auth/session-expired', JWT_EXPIRED)
    return holder?.asker ?? null
  }

/** Who sends a request with the key of one job. @throws Rejected 'subscription/feature-missing' while the plan has no API. */
export const identifyByJobKey =
  ({ useCases }: Pick<Platform, 'useCases'>): Identify =>
  async (request) => {
    const key = bearerOf(request.headers)
    return key === null ? null : useCases.accounts.jobKeyAsker(key)
  }

/**
 * Who sends a request with the key that a company made for another system; null without one that is known.
 * @throws Rejected 'integration/paused' or 'subscription/feature-missing' for a key that does nothing for now.
 */
export const identifyPartner =
  ({ useCases }: Pick<Platform, 'useCases'>, system: Connectable): Identify =>
  async (request) => {
    const key = bearerOf(request.headers)
    if (key === null) return null
    try {
      return (await useCases.integrations.partnerOf(key, system)).asker
    } catch (error) {
      if (error instanceof Rejected && error.code === 'auth/required') return null
      throw error
    }
  }

import type { FastifyRequest } from 'fastify'
import type { Asker } from '#contracts/asker.ts'
import { sessionCookieName } from '#contracts/session-cookie.ts'
import type { Platform } from '../platform.ts'

/** Who sends a request: the holder of an API key, else of a session, else nobody. */
export type Identify = (request: FastifyRequest) => Promise<Asker | null>

export const identify =
  ({ useCases, settings }: Pick<Platform, 'useCases' | 'settings'>): Identify =>
  async (request) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (request.headers.authorization !== undefined) return bearer ? useCases.apiKeyAsker(bearer) : null
    const session = request.cookies[sessionCookieName(settings.publicUrl)]
    return session ? ((await useCases.sessionUser(session))?.asker ?? null) : null
  }

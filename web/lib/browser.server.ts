import type { AppLoadContext } from '@remix-run/node'
import type { Browser } from '#services/use-cases/accounts/sessions.ts'
import { cookieOf, marksCookieName } from '#contracts/http/session-cookie.ts'
import { sessionTokenOf } from './session.server.ts'

/** What signs in: what it says it is, where it is, and the session it gives up. */
export const browserOf = (request: Request, context: AppLoadContext): Browser => ({
  device: context.device,
  replaces: sessionTokenOf(request, context),
  address: context.address,
  marks: cookieOf(request.headers.get('cookie'), marksCookieName(context.platform.settings.publicUrl)),
})

import type { AppLoadContext } from '@remix-run/node'
import type { Platform } from '#services/platform.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

/** What a tab is given: who asks, and for what. That they may open it is settled. */
export type TabRequest = SignedIn & { request: Request; context: AppLoadContext; platform: Platform }

export type TabServer = {
  load: (asked: TabRequest) => Promise<object>
  /** What a form of the tab does. A refusal is answered with `refusal`, anything else thrown. */
  act?: (asked: TabRequest, form: FormData) => Promise<object>
}

export const unknownIntent = () => new Response(null, { status: 400, statusText: 'Bad Request' })

import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import { DEFAULT_LANGUAGE, isLanguage } from '#contracts/language.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('common')
const NOT_REACHED = 'not-reached'

/** What `keepPage` answers: a refusal like those of web/lib/refusal.server.ts. */
export type NotReached = { refused: { code: string; message: string; fields: Record<string, string> }; kept: Record<string, string> }

/**
 * The `clientAction` of whatever takes what people type or choose: when the platform cannot be reached, the page stays
 * as it is with all that was typed, and says so the way it shows any refusal. Without it an error page would take its
 * place. Goes with `wasReached` on every page, and with web/lib/on-hand.ts where forms of other pages lead.
 */
export async function keepPage({ request, serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) throw error
    const { lang } = document.documentElement
    const message = useText.in(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)('notReached')
    return Response.json({ refused: { code: NOT_REACHED, message, fields: {} }, kept: {} } satisfies NotReached, { status: 503 })
  }
}

/** The `shouldRevalidate` of every page, for what is sent from it: that did not arrive, and neither would asking for the page's data again. */
export const wasReached = ({ actionStatus = 200 }: { actionStatus?: number }) => actionStatus < 400

/** Whether this refusal is none of the platform's: it was not reached. */
export const isNotReached = (refused: { code?: string } | null | undefined) => refused?.code === NOT_REACHED

/** What browsers call a request that got no answer: Chromium, Firefox and Safari in this order. */
export const gotNoAnswer = (error: unknown) => error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)

import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { isRouteErrorResponse } from '@remix-run/react'
import { DEFAULT_LANGUAGE, isLanguage } from '#contracts/language.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('common')
const NOT_REACHED = 'not-reached'

/**
 * The `clientAction` of a page on which people type: when the platform cannot be reached, the page stays as it is with
 * all that was typed, and says so the way it shows any refusal (web/lib/refusal.server.ts). Without it an error page
 * would take its place. Goes with `unlessNotReached` on the same route.
 */
export async function keepPage({ request, serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) throw error
    const { lang } = document.documentElement
    const message = useText.in(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)('notReached')
    return { refused: { code: NOT_REACHED, message, fields: {} }, kept: {} }
  }
}

/** Whether to ask for the page's data again: not when what was sent did not arrive, for neither would that. */
export const unlessNotReached = ({ actionResult, defaultShouldRevalidate }: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>) =>
  defaultShouldRevalidate && (actionResult as { refused?: { code?: string } } | null | undefined)?.refused?.code !== NOT_REACHED

/** What browsers call a request that got no answer: Chromium, Firefox and Safari in this order. */
export const gotNoAnswer = (error: unknown) => error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)

import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ErrorResponse,
  isRouteErrorResponse,
  useLocation,
  useNavigate,
} from '@remix-run/react'
import { useEffect } from 'react'
import { pageLanguage } from '#contracts/kernel/language.ts'
import { namespace } from '../i18n/namespace.ts'
import { nameShown } from '../i18n/product-name.ts'
import { whenUnreached } from './route-code.ts'
import { useToasts } from '../ui/toast.tsx'
import { refreshLater, wasRefreshed } from './refresh-later.ts'

const useText = namespace('common')
const NOT_REACHED = 'not-reached'

/** What `keepPage` answers: a refusal like those of web/lib/refusal.server.ts. */
export type NotReached = {
  refused: { code: string; message: string; fields: Record<string, string> }
  kept: Record<string, string>
}

/**
 * The `clientAction` of whatever takes what people type or choose: when the platform cannot be reached, the page stays
 * as it is with all that was typed, and says so the way it shows any refusal. Without it an error page would take its
 * place. Goes with `wasReached` on every page, and with web/offline/on-hand.ts where forms of other pages lead.
 */
export async function keepPage({ request, serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (request.signal.aborted || error instanceof Response || (isRouteErrorResponse(error) && !isAway(error)))
      throw error
    const { lang } = document.documentElement
    const message = useText.in(pageLanguage(lang))('notReached', { name: nameShown() })
    return Response.json({ refused: { code: NOT_REACHED, message, fields: {} }, kept: {} } satisfies NotReached, {
      status: 503,
    })
  }
}

/**
 * The `clientLoader` of data that a part of a page asks for on its own: null while the platform cannot be reached, so that
 * the page stays.
 */
export async function nullWhileAway({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (gotNoAnswer(error) || isAway(error)) return null
    throw error
  }
}

/** Cancels a navigation; null where no page is open that could stay. */
let stay: (() => void) | null = null
whenUnreached(() => {
  stay?.()
  return stay !== null
})
/** While the router goes back to the open page, for which nothing is fetched. */
let staying = false

/**
 * The `clientLoader` of every page: where a search, a filter or a link leads is given up when it cannot be reached. The
 * open page stays at its address, with all that was typed on it, and what happened is said at the edge of the
 * window. What was given up is ended by that, so the promise is not awaited. A page that wanted to show what is new
 * keeps what it shows, says so once, and asks every few seconds until it is answered.
 */
export async function keepPageBefore({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    const answer = await serverLoader()
    wasRefreshed()
    return answer
  } catch (error) {
    if (request.signal.aborted || !(gotNoAnswer(error) || isAway(error)) || !stay) throw error
    const { navigation, location, matches, loaderData } = window.__remixRouter.state
    if (navigation.state !== 'idle') {
      stay()
      return new Promise<never>(() => {})
    }
    const shown: unknown =
      new URL(request.url).pathname === location.pathname ? loaderData[matches.at(-1)!.route.id] : undefined
    if (shown === undefined) throw error
    refreshLater()
    return shown
  }
}

/** For the root: what `keepPageBefore` needs of the open page. */
export function useStaying() {
  const navigate = useNavigate()
  const location = useLocation()
  const { show } = useToasts()
  const t = useText()
  useEffect(() => {
    const place = placeInHistory()
    stay = () => {
      staying = true
      show({ key: NOT_REACHED, tone: 'danger', message: t('notReachedPage', { name: nameShown() }) })
      // Back and Forward have moved already when their page is fetched; anything else moves with its answer.
      const moved = placeInHistory() - place
      if (moved === 0) {
        const { pathname, search, hash, state } = location
        navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
        staying = false
      } else {
        // After the router's own listener, which is there longer and asks `wasReached` at once.
        window.addEventListener('popstate', () => (staying = false), { once: true })
        navigate(-moved)
      }
    }
    return () => void (stay = null)
  }, [location, navigate, show, t])
}

/** The router numbers the entries it makes. */
const placeInHistory = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** The `shouldRevalidate` of every page: what was sent from it, or asked for, did not arrive, and neither would asking for the page's data again. */
export const wasReached = ({ actionStatus = 200 }: { actionStatus?: number }) => actionStatus < 400 && !staying

/** Whether this refusal is none of the platform's: it was not reached. */
export const isNotReached = (refused: { code?: string } | null | undefined) => refused?.code === NOT_REACHED

/** What browsers call a request that got no answer: Chromium, Firefox and Safari in this order. */
export const gotNoAnswer = (error: unknown) =>
  error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)

/** The platform answers, and an engine that it needs for this does not (services/http/while-away.ts). */
export const isAway = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 503

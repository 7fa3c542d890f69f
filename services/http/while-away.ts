import type { ServerBuild } from '@remix-run/node'
import { trouble } from '#infra/engines/trouble.ts'
import { problemOf } from '../core/problem.ts'

type Act = (args: never) => unknown

/** Distinguished from reads: a page that sent something does not repeat it on its own (web/frame/error-page.tsx). */
const SENT = 'sent'

/**
 * Makes the routes of a build answer 503 where an engine is away: that passes, which the page says, and it is no fault to
 * report with every request. It is logged when it begins, and when an affected route works again.
 */
export function sayingAway() {
  const met = trouble('pages are answered with 503')
  const meeting = new Set<string>()

  const saying =
    (id: string, act: Act, body: string | null): Act =>
    async (args) => {
      try {
        const answer = await act(args)
        if (meeting.has(id)) {
          meeting.clear()
          met.worked()
        }
        return answer
      } catch (error) {
        if (problemOf(error).status !== 503) throw error
        meeting.add(id)
        met.failed(error)
        throw new Response(body, { status: 503, statusText: 'Service Unavailable' })
      }
    }

  return (build: ServerBuild): ServerBuild => {
    const routes = Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader && { loader: saying(id, loader, null) }),
            ...(action && { action: saying(`${id} ${SENT}`, action, SENT) }),
          },
        },
      ]
    })
    return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
  }
}

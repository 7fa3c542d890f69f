type Route = { id: string; module: string }

/** Gives up going where somebody was going; false where no page stands that could stay. */
let giveUp = () => false
let givenUp: unknown

/** What happens when the code of a page cannot be fetched because the platform is away (web/offline/keep-page.ts). */
export const whenUnreached = (then: typeof giveUp) => void (giveUp = then)

/**
 * The code of a route, in the place of Remix's own function of this name (vite.config.ts). That one loads the page anew
 * when the code cannot be fetched, which without a platform ends on the browser's own page. Here the page that stands
 * stays. A release takes code away as well: then the platform answers, and the page that was asked for is loaded whole.
 * This file imports nothing: Remix's code stands on it, and ours on Remix's.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id]
  const going = goingTo()
  try {
    return (known[route.id] = await import(/* @vite-ignore */ route.module))
  } catch (error) {
    const reached = await answers(route.module)
    if (!going) throw error
    // Where somebody meanwhile went elsewhere, or another route of the same page has given up, nothing is left to do.
    if (goingTo() === going && givenUp !== going) {
      givenUp = going
      if (reached) window.location.assign(going.pathname + going.search + going.hash)
      else if (!giveUp()) throw error
    }
    return new Promise(() => {})
  }
}

const goingTo = () => window.__remixRouter.state.navigation.location

/** Whether anything but a gateway answers there, be it that there is nothing. */
export const answers = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

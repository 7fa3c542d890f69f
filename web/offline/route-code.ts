type Route = { id: string; module: string }

/** Cancels a navigation; false where no page is open that could stay. */
let giveUp = () => false
let givenUp: unknown

/** What happens when the code of a page cannot be fetched because the platform is away (web/offline/keep-page.ts). */
export const whenUnreached = (then: typeof giveUp) => void (giveUp = then)

/**
 * The code of a route, in the place of Remix's own function of this name (vite.config.ts). That one loads the page anew
 * when the code cannot be fetched, which without a platform ends on the browser's own page. Here the open page
 * stays. A release takes code away as well: then the platform answers, and the requested page is loaded whole.
 * This file imports nothing: Remix's code imports it, and ours imports Remix's.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id]
  const going = goingTo()
  try {
    return (known[route.id] = await import(/* @vite-ignore */ route.module))
  } catch (error) {
    const reached = await answers(route.module)
    if (!going) throw error
    // Where the person has gone elsewhere, or another route of the same page has given up, nothing is left to do.
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

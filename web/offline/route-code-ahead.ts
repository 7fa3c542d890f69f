type Route = { id: string; module: string }

/**
 * As in route-code.ts, for prefetching near a link: a failure is ignored, and the code
 * is fetched again when the link is followed. Remix's own loads the page anew for it, with all that was typed.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  try {
    return (known[route.id] ??= await import(/* @vite-ignore */ route.module))
  } catch {
    return {}
  }
}

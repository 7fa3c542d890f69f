type Route = { id: string; module: string }

/**
 * As in route-code.ts, where somebody only comes near a link: what cannot be fetched ahead is none of their concern, and
 * is asked for again when they follow the link. Remix's own loads the page anew for it, with all that was typed.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  try {
    return (known[route.id] ??= await import(/* @vite-ignore */ route.module))
  } catch {
    return {}
  }
}

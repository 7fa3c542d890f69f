import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'

type Route = ServerBuild['routes'][string]

/**
 * Remix tries every route of the app on an address, and sorts them all to do so, several times for each page. Here each
 * address meets only the routes that it could mean. They are chosen generously: which of them it means stays for Remix
 * to say, so the answer is the same.
 */
export function narrowed(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const patterns = routes.map((route) => ({
    route,
    segments: lineOf(build, route).flatMap(({ path = '' }) => segmentsOf(path.toLowerCase())),
  }))

  return (request, context) => {
    const url = new URL(request.url)
    // A page's data has its address with `.data` appended; the start page's at `/_root.data`.
    if (url.pathname.endsWith('.data')) url.pathname = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
    const asked = decoded(url.pathname)
    if (!asked || url.searchParams.has('_data')) return all(request, context)
    const meant = patterns.filter(({ segments }) => couldBe(segments, asked)).map(({ route }) => route)
    const name = meant.map(({ id }) => id).join()
    let handler = handlers.get(name)
    if (!handler) handlers.set(name, (handler = createRequestHandler(only(build, meant), mode)))
    return handler(request, context)
  }
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function decoded(pathname: string): string[] | null {
  try {
    return segmentsOf(pathname).map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return null
  }
}

function couldBe(pattern: readonly string[], asked: readonly string[]): boolean {
  if (pattern.some((segment) => segment.endsWith('?'))) return true
  const open = pattern.at(-1) === '*'
  const fixed = open ? pattern.slice(0, -1) : pattern
  if (open ? asked.length < fixed.length : asked.length !== fixed.length) return false
  return fixed.every((segment, index) => segment.startsWith(':') || segment === asked[index])
}

/** A route and its parents, outermost first. */
function lineOf(build: ServerBuild, route: Route | undefined): Route[] {
  return route ? [...lineOf(build, build.routes[route.parentId ?? '']), route] : []
}

function only(build: ServerBuild, routes: readonly Route[]): ServerBuild {
  const kept = new Set(routes.flatMap((route) => lineOf(build, route).map(({ id }) => id)))
  // In the order they came: among equals the first counts.
  const keep = <T extends object>(of: T) => Object.fromEntries(Object.entries(of).filter(([id]) => kept.has(id))) as T
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } }
}

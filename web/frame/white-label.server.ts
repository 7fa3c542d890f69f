import type { AppLoadContext } from '@remix-run/node'
import type { Whose } from './worn-page.tsx'

const OF_CANDIDATES = /^\/(?:apply|careers|meet|answer|opt-out)\/([^/]+)/

/**
 * The company that a page of candidates shows in place of the product, on its error pages too. Where it cannot be found
 * out, the page shows what it can: a failure here is never the reason that there is none.
 */
export async function whiteLabelAt(request: Request, { platform }: AppLoadContext): Promise<Whose | null> {
  const [, link] = OF_CANDIDATES.exec(new URL(request.url).pathname) ?? []
  const found = link ? await platform.useCases.postings.whiteLabelOf(decoded(link)).catch(() => null) : null
  return found && { company: found.company, logo: found.brand?.logo ?? null, style: found.brand?.style }
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

import type { AppLoadContext } from '@remix-run/node'
import type { Whose } from './worn-page.tsx'

const OF_CANDIDATES = /^\/(?:apply|careers|meet|answer|opt-out)\/([^/]+)/

/**
 * The company that a page of candidates, or its error page, names in place of the product. Null without white-labelling, and
 * where the company cannot be looked up: the page is shown in any case.
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

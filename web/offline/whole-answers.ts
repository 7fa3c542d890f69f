/** What the router fetches: a page's data, or what came of a form. */
const isRouterData = (asked: string) => {
  const { origin, pathname } = new URL(asked, location.href)
  return origin === location.origin && pathname.endsWith('.data')
}

/**
 * The router gets its answers whole or not at all. Remix decodes an answer while it comes: one that is given up in its
 * middle, because the person went elsewhere, it logs as an error, and one that breaks off it takes for a broken page, which
 * then loses what is typed on it. No loader sends anything later than the rest, so nothing is shown later by this.
 */
export function answerWhole() {
  const { fetch } = window
  window.fetch = async (asked, init) => {
    const answer = await fetch(asked, init)
    if (!answer.body || !isRouterData(asked instanceof Request ? asked.url : String(asked))) return answer
    const body = await answer.arrayBuffer().catch((error: unknown) => {
      throw error instanceof TypeError ? new TypeError('Failed to fetch', { cause: error }) : error
    })
    return new Response(body, answer)
  }
}

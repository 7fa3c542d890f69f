/** The same board with the rejected shown, or hidden, which is how a board begins. */
export function withRejected(query: URLSearchParams, shown: boolean): string {
  const next = new URLSearchParams(query)
  if (shown) next.set('rejected', 'show')
  else next.delete('rejected')
  return `?${next}`
}

/** The same board with the rejected shown, or hidden; how a board begins is for each person to say. */
export function withRejected(query: URLSearchParams, shown: boolean): string {
  const next = new URLSearchParams(query)
  next.set('rejected', shown ? 'show' : 'hide')
  return `?${next}`
}

type Shown = { kind: string; count: number; hidden: boolean; searching: boolean }

/** What a column without cards says: whether there is no one in it, they are hidden, or no one is found. */
export function emptyText({
  kind,
  count,
  hidden,
  searching,
}: Shown): 'rejectedHidden' | 'noMatch' | 'nobodyRejected' | 'nobodyHere' {
  if (hidden && !(count === 0 && !searching)) return 'rejectedHidden'
  if (searching) return 'noMatch'
  return kind === 'rejected' ? 'nobodyRejected' : 'nobodyHere'
}

/** What a column without cards says: that no one is in it, or that no one in it is what is looked for. */
export const emptyText = (kind: string, searching: boolean) =>
  searching ? 'noMatch' : kind === 'rejected' ? 'nobodyRejected' : 'nobodyHere'

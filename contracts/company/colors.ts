/** Names of tokens, not colours: each theme paints them its own way. Apart from schemas, so that pages can draw faces without zod. */
export const teamColors = ['blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'violet'] as const
export type TeamColor = (typeof teamColors)[number]

/** A person's colour follows from their id. */
export const colorOf = (id: string): TeamColor =>
  teamColors[Number.parseInt(id.slice(0, 8), 16) % teamColors.length] ?? 'blue'

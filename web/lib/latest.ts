/** How many of a long list a page begins with, and how many more come with each step. */
export type Steps = { first: number; more: number }

/** How many are wanted, from an address: a number, `all`, or the first. */
export const wantedOf = (asked: string | null, { first }: Steps): number =>
  asked === 'all'
    ? Number.MAX_SAFE_INTEGER
    : /^[1-9]\d{0,5}$/.test(asked ?? '')
      ? Math.max(first, Number(asked))
      : first

/** What an address asks for to show more of them; null while everything is shown. */
export const nextOf = (shown: number, total: number, { more }: Steps): number | null =>
  shown < total ? shown + more : null

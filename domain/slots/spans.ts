/** From a moment up to, and without, another; milliseconds. Lists of them are in order and do not touch. */
export type Span = { from: number; to: number }

/** Puts spans in any order, overlapping or not, into a list. */
export function merged(spans: readonly Span[]): Span[] {
  const list: Span[] = []
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    if (to <= from) continue
    const last = list.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else list.push({ from, to })
  }
  return list
}

export function without(list: readonly Span[], taken: readonly Span[]): Span[] {
  const left: Span[] = []
  let next = 0
  for (const { from, to } of list) {
    let start = from
    while (next < taken.length && taken[next]!.to <= start) next++
    for (let at = next; at < taken.length && taken[at]!.from < to; at++) {
      if (taken[at]!.from > start) left.push({ from: start, to: taken[at]!.from })
      start = Math.max(start, taken[at]!.to)
    }
    if (start < to) left.push({ from: start, to })
  }
  return left
}

export const within = (list: readonly Span[], { from, to }: Span): Span[] =>
  list.flatMap((span) => {
    const cut = { from: Math.max(span.from, from), to: Math.min(span.to, to) }
    return cut.from < cut.to ? [cut] : []
  })

export const minutesOf = (list: readonly Span[]): number =>
  list.reduce((all, { from, to }) => all + (to - from), 0) / 60_000

/** Answers, for starts that only rise, whether a span of that length from there on is within the list. */
export function holder(list: readonly Span[], length: number): (start: number) => boolean {
  let at = 0
  return (start) => {
    while (at < list.length && list[at]!.to < start + length) at++
    return at < list.length && list[at]!.from <= start
  }
}

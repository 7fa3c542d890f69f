type Mark = { name: string; at: number }
type Side = 'start' | 'end'

/** Hundredths of the width that a name takes up at most. */
const NAME = 18

/** On which side of its line a name is written, and in which row: the lower mark's before, the higher one's behind, so that names of lines that are close do not meet. */
export function placed<M extends Mark>(marks: readonly M[]): (M & { side: Side; row: number })[] {
  const order = marks.toSorted((one, other) => one.at - other.at)
  const sides = order.map(({ at }, index): Side => {
    if (at < NAME) return 'start'
    if (at > 100 - NAME) return 'end'
    return index === 0 && order.length > 1 ? 'end' : 'start'
  })
  return order.map((mark, index) => ({
    ...mark,
    side: sides[index]!,
    row: order.slice(0, index).filter((_, before) => sides[before] === sides[index]).length,
  }))
}

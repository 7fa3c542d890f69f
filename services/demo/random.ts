/** Repeatable choices: the same seed always tells the same story, so that running the demo again changes nothing. */
export function dice(seed: number) {
  let state = (seed + 1) * 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (share: number) => next() < share,
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
    weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      return (items.find(([, weight]) => (left -= weight) < 0) ?? items.at(-1)!)[0]
    },
  }
}

export type Dice = ReturnType<typeof dice>

/** A booking in a round robin: who could have been chosen, and who was. */
export type Turn = { at: string; pool: readonly string[]; chosen: readonly string[] }

/** `ahead`: a person's bookings less their share of all bookings since they joined. Nothing ever resets it. */
export type Standing = { bookings: number; ahead: number; lastAt: string }
export type RoundRobin = { people: ReadonlyMap<string, Standing>; pool: readonly string[] }

export const noTurns: RoundRobin = { people: new Map(), pool: [] }
const unknown: Standing = { bookings: 0, ahead: 0, lastAt: '' }

/**
 * Counts a booking. Each person of the pool owes it the same share, and each who was chosen has given one, so debts stay when
 * people are busy for a while. Bookings have to be counted in the order in which they were made.
 */
export function withTurn(before: RoundRobin, { at, pool, chosen }: Turn): RoundRobin {
  const people = new Map([...before.people, ...levelled(before, pool)])
  const share = chosen.length / pool.length
  const isChosen = new Set(chosen)
  for (const id of pool) {
    const { bookings, ahead, lastAt } = people.get(id)!
    const gave = isChosen.has(id)
    people.set(id, {
      bookings: bookings + (gave ? 1 : 0),
      ahead: ahead - share + (gave ? 1 : 0),
      lastAt: gave ? at : lastAt,
    })
  }
  return { people, pool }
}

/** Of these people, who is next: who gave least against their share; then who waits longest. */
export function inTurn(state: RoundRobin, pool: readonly string[]): string[] {
  const people = levelled(state, pool)
  return [...pool].sort((one, other) => {
    const [a, b] = [people.get(one)!, people.get(other)!]
    if (Math.abs(a.ahead - b.ahead) > 1e-9) return a.ahead - b.ahead
    if (a.lastAt !== b.lastAt) return a.lastAt < b.lastAt ? -1 : 1
    return one < other ? -1 : 1
  })
}

/**
 * Who joins begins without debt, and who comes back with theirs, but within one booking of the others: colleagues who left
 * in between took what balanced it with them.
 */
function levelled({ people, pool: before }: RoundRobin, pool: readonly string[]): Map<string, Standing> {
  const stayed = new Set(before)
  const here = new Map(pool.flatMap((id) => (stayed.has(id) ? [[id, people.get(id)!] as const] : [])))
  for (const id of pool) {
    if (here.has(id)) continue
    const standing = people.get(id) ?? unknown
    const others = [...here.values()].map(({ ahead }) => ahead)
    const [low, high] = others.length > 0 ? [Math.max(...others) - 1, Math.min(...others) + 1] : [-0.5, 0.5]
    const ahead = Math.min(Math.max(standing.ahead, Math.min(low, high)), Math.max(low, high))
    here.set(id, { ...standing, ahead })
  }
  return here
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTurn, noTurns, type RoundRobin, withTurn } from './fair-choice.ts'

const spread = ({ people }: RoundRobin, pool: readonly string[]) => {
  const ahead = pool.map((id) => people.get(id)!.ahead)
  return Math.max(...ahead) - Math.min(...ahead)
}
const book = (state: RoundRobin, pool: readonly string[], needed: number, at: number) =>
  withTurn(state, { at: String(at).padStart(6, '0'), pool, chosen: inTurn(state, pool).slice(0, needed) })

it('over 500 equal bookings the most and the least that a person has differ by one', () => {
  let state = noTurns
  const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (let at = 0; at < 500; at++) state = book(state, pool, 1, at)
  const bookings = pool.map((id) => state.people.get(id)!.bookings)
  expect(bookings.reduce((all, count) => all + count)).toBe(500)
  expect(Math.max(...bookings) - Math.min(...bookings)).toBe(1)
})

it('stays within one booking of each share over 500 bookings, as people join, leave and come back', () => {
  const everyone = Array.from({ length: 9 }, (_, at) => `p${at}`)
  const changes = fc.array(fc.record({ at: fc.nat(499), who: fc.constantFrom(...everyone) }), { maxLength: 60 })
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 3 }), (moves, needed) => {
      const here = new Set(everyone.slice(0, 4))
      let state = noTurns
      for (let at = 0; at < 500; at++) {
        for (const { who } of moves.filter((move) => move.at === at))
          if (!here.has(who)) here.add(who)
          else if (here.size > needed) here.delete(who)
        const pool = [...here].sort()
        state = book(state, pool, needed, at)
        if (spread(state, pool) > 1 + 1e-6) return false
      }
      return true
    }),
    { numRuns: 60 },
  )
})

it('remembers what was given while others were away: who was busy is next until it is even', () => {
  let state = noTurns
  const pool = ['a', 'b']
  for (let at = 0; at < 6; at++) state = withTurn(state, { at: `0${at}`, pool, chosen: ['a'] })
  for (let at = 6; at < 12; at++) {
    expect(inTurn(state, pool)[0]).toBe('b')
    state = book(state, pool, 1, at)
  }
  expect(pool.map((id) => state.people.get(id)!.bookings)).toEqual([6, 6])
})

it('a newcomer has no debt: they take turns from now on', () => {
  let state = noTurns
  for (let at = 0; at < 100; at++) state = book(state, ['a', 'b'], 1, at)
  for (let at = 100; at < 130; at++) state = book(state, ['a', 'b', 'new'], 1, at)
  expect(state.people.get('new')!.bookings).toBe(10)
})

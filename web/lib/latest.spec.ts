import { expect, it } from 'vitest'
import { nextOf, wantedOf } from './latest.ts'

const steps = { first: 30, more: 100 }

it('a long list begins with its first part, and an address asks for more or for all of it', () => {
  const asked = [null, '', '130', '5', '0', '-1', '1e9', 'all', '99999999']
  const all = Number.MAX_SAFE_INTEGER
  expect(asked.map((each) => wantedOf(each, steps))).toEqual([30, 30, 130, 30, 30, 30, 30, all, 30])
})

it('more is offered until everything is shown', () => {
  expect([nextOf(30, 500, steps), nextOf(30, 31, steps), nextOf(30, 30, steps), nextOf(0, 0, steps)]).toEqual([
    130,
    130,
    null,
    null,
  ])
})

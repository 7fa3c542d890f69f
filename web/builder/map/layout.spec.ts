import { describe, expect, it } from 'vitest'
import { choice, journeyWith } from '#test/fixtures/job.ts'
import { permit, story } from '#test/fixtures/journey.ts'
import { layoutOf } from './layout.ts'

const told = (...modules: Parameters<typeof journeyWith>) =>
  layoutOf(journeyWith(...modules).modules).edges.map(({ from, to, state }) => `${from} ${state} ${to}`)

describe('the map of a journey', () => {
  it('leads from page to page, aside where a wrong answer does, and out at both endings', () => {
    const [thanks, reject] = journeyWith().modules.slice(-2)
    expect(told(permit, story)).toEqual([
      `${journeyWith().modules[0]!.id} ok permit`,
      'permit ok story',
      `permit fail ${reject!.id}`,
      `story ok ${thanks!.id}`,
      `${thanks!.id} close null`,
      `${reject!.id} close null`,
    ])
  })

  it('has a row for each page, one below the other', () => {
    const { modules } = journeyWith(permit, choice('shift'))
    const { places, height } = layoutOf(modules)
    expect(places.map(({ id }) => id)).toEqual(modules.map(({ id }) => id))
    expect(places.every(({ y }, row) => row === 0 || y - places[row - 1]!.y === 36)).toBe(true)
    expect(height).toBe(modules.length * 36)
  })
})

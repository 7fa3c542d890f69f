import { expect, it } from 'vitest'
import { asLoaded, newIn, withAnswer } from './in-place.ts'

type Row = { id: string; stage: string }
const inSight = new Set(['ada', 'ben'])
const row = (id: string, stage = 'first'): Row => ({ id, stage })
const answer = (about: string[], ...found: Row[]) => ({
  about,
  now: [...found, row('ben', 'out')].filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at),
  matching: new Set(found.map(({ id }) => id)),
  inSight,
})
const loaded = asLoaded<Row>()

it('replaces rows in sight, marks those the filter no longer finds, and keeps the others for later', () => {
  const first = withAnswer(loaded, answer(['ada', 'ben', 'cleo'], row('ada', 'second'), row('cleo')))
  expect(first.rows.get('ada')).toEqual(row('ada', 'second'))
  expect(first.rows.get('ben')).toEqual(row('ben', 'out'))
  expect([[...first.gone], [...first.fresh]]).toEqual([['ben'], ['cleo']])
  const second = withAnswer(first, answer(['ben', 'cleo'], row('ben', 'third')))
  expect([[...second.gone], [...second.fresh]]).toEqual([[], []])
  expect(second.rows.get('ben')).toEqual(row('ben', 'third'))
})

it('counts as new who was not found before, not who changed on another page', () => {
  const changed = withAnswer(loaded, answer(['cleo'], row('cleo')))
  const exact = { before: 7, isExact: true }
  expect(newIn(changed, { ...exact, now: 7 })).toBe(0)
  expect(newIn(changed, { ...exact, now: 8 })).toBe(1)
  const both = withAnswer(changed, answer(['ada']))
  expect(newIn(both, { ...exact, now: 7 })).toBe(1)
  expect(newIn(changed, { before: 10_000, now: 10_000, isExact: false })).toBe(1)
})

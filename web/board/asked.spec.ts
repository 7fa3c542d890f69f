import { expect, it } from 'vitest'
import { boardAsked, filtersIn, isNarrowed } from './asked.ts'

const asked = (query: string) => boardAsked(new URLSearchParams(query))

it('takes from an address what it can mean, and nothing else', () => {
  expect(asked('q=ada&rating=4&source=direct&sort=name')).toEqual({
    search: 'ada',
    rating: 4,
    source: 'direct',
    order: 'name',
  })
  expect(asked('rating=6&source=moon&sort=size')).toEqual({
    search: '',
    rating: undefined,
    source: undefined,
    order: 'newest',
  })
  expect(asked('rating=none').rating).toBe('none')
})

it('tells a filter from an order', () => {
  expect([filtersIn(asked('rating=none&source=api')), filtersIn(asked('sort=name'))]).toEqual([2, 0])
  expect([isNarrowed(asked('sort=name')), isNarrowed(asked('q=%20')), isNarrowed(asked('source=api'))]).toEqual([
    false,
    false,
    true,
  ])
})

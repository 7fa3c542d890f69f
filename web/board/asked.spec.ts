import { expect, it } from 'vitest'
import { boardAsked } from './asked.ts'

it('asks a board for what its address says, without what it cannot mean', () => {
  const asked = (query: string) => boardAsked(new URLSearchParams(query))
  expect(asked('')).toEqual({ filter: {}, order: 'newest' })
  expect(asked('q=ada&rating=4&source=api&sort=name')).toEqual({
    filter: { search: 'ada', rating: 4, sources: ['api'] },
    order: 'name',
  })
  expect(asked('rating=9&source=x&sort=-added')).toEqual({ filter: {}, order: 'newest' })
})

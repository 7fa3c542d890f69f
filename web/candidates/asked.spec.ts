import { describe, expect, it } from 'vitest'
import { askedFor, orderBy, orderText } from './asked.ts'

const asked = (query: string) => askedFor(new URLSearchParams(query))

describe('what an address asks the table of candidates for', () => {
  it('is everyone, the newest first, where it asks for nothing', () => {
    expect(asked('')).toEqual({ filter: {}, order: { by: 'added', descending: true }, page: 1, view: 'list' })
  })

  it('is what it says, without what it cannot mean', () => {
    expect(asked('q=ada&stage=hired&rating=none&sort=-rating&page=0&status=x&job=a(b')).toEqual({
      filter: { search: 'ada', columns: ['hired'], rating: 'none' },
      order: { by: 'rating', descending: true },
      page: 1,
      view: 'list',
    })
    expect(asked('mode=screening')).toMatchObject({
      filter: { statuses: ['uploading', 'completed'] },
      order: { by: 'finished', descending: true },
    })
    expect(asked('mode=screening&status=added&sort=name')).toMatchObject({
      filter: { statuses: ['added'] },
      order: { by: 'name' },
    })
    expect(asked('sort=-nonsense').order).toEqual({ by: 'added', descending: true })
  })

  it('goes the other way round when its heading is pressed again', () => {
    const { order } = asked('')
    expect(orderText(orderBy('added', order))).toBe('added')
    expect(orderText(orderBy('rating', order))).toBe('-rating')
    expect(orderText(orderBy('name', order))).toBe('name')
    expect(orderText(orderBy('name', orderBy('name', order)))).toBe('-name')
  })
})

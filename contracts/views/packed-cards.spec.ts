import { expect, it, describe } from 'vitest'
import { posterPath } from '../candidate/poster.ts'
import { aCard } from '#test/fixtures/card.ts'
import type { BoardPage, Card } from './board.ts'
import { packPage, unpackPage } from './packed-cards.ts'

const card = (more: Partial<Card> = {}) => aCard({ status: 'started', ...more })
const page = (...cards: Card[]): BoardPage => ({
  total: 40,
  columns: [
    { id: 'default', title: 'Candidates', kind: 'default', count: 30, rating: null, more: true, cards },
    { id: 'hired', title: 'Hired', kind: 'hired', count: 0, rating: null, more: false, cards: [] },
  ],
})
const travelled = (sent: BoardPage) => unpackPage(JSON.parse(JSON.stringify(packPage(sent))))

describe('cards that travel inside a page', () => {
  it('arrive with every field they left with', () => {
    const sent = page(
      card({
        name: 'Ünal, "Ö" | \\ 木村 🙂',
        status: 'completed',
        rating: 4.3,
        comments: 12,
        recordings: 3,
        poster: posterPath(aCard().id),
      }),
      card({
        id: '00000000-0000-4000-8000-000000000000',
        name: '',
        rejected: true,
        rating: 0,
        status: 'added',
        enteredColumnAt: '2026-02-28T23:59:59.999Z',
      }),
    )
    expect(travelled(sent)).toEqual(sent)
  })

  it('keep their order where one entered later than the one above it, as in search results', () => {
    const sent = page(
      card({ enteredColumnAt: '2025-01-01T00:00:00.000Z' }),
      card({ rev: 8, enteredColumnAt: '2026-01-01T00:00:00.001Z' }),
    )
    expect(travelled(sent)).toEqual(sent)
  })

  it('stay one card each although a name holds a line break', () => {
    expect(
      travelled(page(card({ name: 'Ada\nByron' }), card({ name: 'Ben' }))).columns[0]!.cards.map(({ name }) => name),
    ).toEqual(['Ada Byron', 'Ben'])
  })
})

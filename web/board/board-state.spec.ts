import { describe, expect, it } from 'vitest'
import type { BoardColumn, Card } from '#contracts/views/board.ts'
import { aCard } from '#test/fixtures/card.ts'
import { appendCards, type BoardState, placeCard, removeCard, withColumns, withCounts } from './board-state.ts'

const card = (id: string, columnId: string, rank: string, rev = 1) =>
  aCard({ id, rev, name: id, columnId, enteredColumnAt: rank })
const column = (id: string, cards: Card[], more = false): BoardColumn => ({
  id,
  title: id,
  kind: 'custom',
  count: cards.length,
  rating: null,
  cards,
  more,
})
const board: BoardState = {
  columns: [
    column('new', [card('ada', 'new', '9'), card('ben', 'new', '5')]),
    column('call', [card('cleo', 'call', '7')]),
    column('hired', []),
  ],
}
const everything = () => true
const shape = ({ columns }: BoardState) => columns.map(({ count, cards }) => [count, ...cards.map(({ id }) => id)])

describe('a card that moved', () => {
  it('leaves its column and lies where its time puts it in the other', () => {
    expect(shape(placeCard(board, card('ben', 'call', '8', 2), everything))).toEqual([
      [1, 'ada'],
      [2, 'ben', 'cleo'],
      [0],
    ])
    expect(shape(placeCard(board, card('ben', 'call', '6', 2), everything))).toEqual([
      [1, 'ada'],
      [2, 'cleo', 'ben'],
      [0],
    ])
  })

  it('leaves the columns it has nothing to do with as they were', () => {
    expect(placeCard(board, card('ben', 'call', '8', 2), everything).columns[2]).toBe(board.columns[2])
  })

  it('is not moved back by older news', () => {
    const moved = placeCard(board, card('ben', 'call', '8', 3), everything)
    expect(placeCard(moved, card('ben', 'new', '5', 2), everything)).toBe(moved)
  })

  it('only counts where the cards are hidden or not loaded so far down', () => {
    expect(shape(placeCard(board, card('ben', 'call', '8', 2), (id) => id !== 'call'))).toEqual([
      [1, 'ada'],
      [2, 'cleo'],
      [0],
    ])
    const long: BoardState = { columns: [board.columns[0]!, column('call', [card('cleo', 'call', '7')], true)] }
    expect(shape(placeCard(long, card('ben', 'call', '6', 2), everything))).toEqual([
      [1, 'ada'],
      [2, 'cleo'],
    ])
  })
})

describe('a card no one had seen here', () => {
  it('appears and waits for the server to count it', () => {
    expect(shape(placeCard(board, card('dan', 'hired', '9'), everything))).toEqual([
      [2, 'ada', 'ben'],
      [1, 'cleo'],
      [0, 'dan'],
    ])
    expect(
      shape(withCounts(placeCard(board, card('dan', 'hired', '9'), everything), { new: 2, call: 1, hired: 1 }))[2],
    ).toEqual([1, 'dan'])
  })
})

describe('further news', () => {
  it('takes a deleted card off', () => {
    expect(shape(removeCard(board, 'ada'))).toEqual([[1, 'ben'], [1, 'cleo'], [0]])
    expect(removeCard(board, 'nobody')).toBe(board)
  })

  it('adds the next cards of a column once', () => {
    expect(shape(appendCards(board, 'call', [card('cleo', 'call', '7'), card('eve', 'call', '3')], false))[1]).toEqual([
      1,
      'cleo',
      'eve',
    ])
  })

  it('follows the columns of the job', () => {
    const named = withColumns(board, [
      { id: 'call', title: 'Phone call', kind: 'custom' },
      { id: 'new', title: 'new', kind: 'custom' },
      { id: 'offer', title: 'Offer', kind: 'custom' },
    ])
    expect(named.columns.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Phone call', 1],
      ['new', 2],
      ['Offer', 0],
    ])
    expect(withColumns(named, named.columns)).toBe(named)
  })
})

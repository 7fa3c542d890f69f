import { describe, expect, it } from 'vitest'
import type { BoardPage } from '#contracts/views/board.ts'
import { aCard } from '#test/fixtures/card.ts'
import { boardStore } from './board-store.ts'

const card = (id: string, columnId: string, rank: string, rev = 1) =>
  aCard({ id, rev, name: id, columnId, enteredColumnAt: rank })
const page = (): BoardPage => ({
  total: 2,
  columns: [
    {
      id: 'default',
      title: 'Candidates',
      kind: 'default',
      count: 2,
      rating: null,
      more: false,
      cards: [card('ada', 'default', '3'), card('ben', 'default', '2')],
    },
    { id: 'hired', title: 'Hired', kind: 'hired', count: 0, rating: null, more: false, cards: [] },
    { id: 'rejected', title: 'Rejected', kind: 'rejected', count: 4, rating: null, more: false, cards: [] },
  ],
})
const shape = (store: ReturnType<typeof boardStore>) =>
  store.getState().columns.map(({ count, cards }) => [count, ...cards.map(({ id }) => id)])

describe('moving a card before the server has answered', () => {
  it('shows it in its new column at once and lets the answer confirm it', () => {
    const store = boardStore(page(), true)
    store.guess([{ id: 'ada', to: 'hired', at: '9' }])
    expect(shape(store)).toEqual([[1, 'ben'], [1, 'ada'], [4]])
    store.settle(['ada'], [card('ada', 'hired', '8', 2)], { default: 1, hired: 1, rejected: 4 })
    expect(shape(store)).toEqual([[1, 'ben'], [1, 'ada'], [4]])
    expect(store.card('ada')?.rev).toBe(2)
  })

  it('says on the card that it is being saved, until there is an answer or a refusal', () => {
    const store = boardStore(page(), true)
    const isSaving = () => (store.card('ada') as { isSaving?: true }).isSaving
    store.saving(['ada'])
    expect(isSaving()).toBeUndefined()
    for (const answer of [[], [card('ada', 'hired', '8', 2)]]) {
      store.guess([{ id: 'ada', to: 'hired', at: '9' }])
      expect(isSaving()).toBeUndefined()
      store.saving(['ada'])
      expect([isSaving(), shape(store)]).toEqual([true, [[1, 'ben'], [1, 'ada'], [4]]])
      store.settle(['ada'], answer, null)
      expect(isSaving()).toBeUndefined()
    }
    expect(shape(store)).toEqual([[1, 'ben'], [1, 'ada'], [4]])
  })

  it('takes it back when it was refused', () => {
    const store = boardStore(page(), true)
    store.guess([{ id: 'ada', to: 'hired', at: '9' }])
    store.settle(['ada'], [], null)
    expect(shape(store)).toEqual([[2, 'ada', 'ben'], [0], [4]])
  })

  it('takes it back out of a hidden column with the counts as they were', () => {
    const store = boardStore(page(), true)
    store.guess([{ id: 'ada', to: 'rejected', at: '9' }])
    expect(shape(store)).toEqual([[1, 'ben'], [0], [5]])
    store.settle(['ada'], [], null)
    expect(shape(store)).toEqual([[2, 'ada', 'ben'], [0], [4]])
  })

  it('shows where it really lies when someone else was faster', () => {
    const store = boardStore(page(), false)
    store.guess([{ id: 'ada', to: 'hired', at: '9' }])
    store.settle(['ada'], [card('ada', 'rejected', '8', 2)], { default: 1, hired: 0, rejected: 5 })
    expect(shape(store)).toEqual([[1, 'ben'], [0], [5, 'ada']])
  })

  it('lets news about it wait until the answer is there', () => {
    const store = boardStore(page(), true)
    store.guess([{ id: 'ada', to: 'hired', at: '9' }])
    store.receive({ ...card('ada', 'default', '3', 2), rating: 5 })
    expect(shape(store)[1]).toEqual([1, 'ada'])
    store.settle(['ada'], [card('ada', 'hired', '8', 3)], null)
    expect(shape(store)[1]).toEqual([1, 'ada'])
  })
})

describe('what other people do', () => {
  it('leaves a rating as it is where it is not told', () => {
    const store = boardStore(page(), true)
    store.receive({ ...card('ada', 'default', '3', 2), rating: 4 })
    const { rating: _, ...untold } = card('ada', 'hired', '9', 3)
    store.receive(untold)
    expect(store.card('ada')).toMatchObject({ columnId: 'hired', rating: 4 })
  })

  it('tells who moved a card, once, and not when it only changes where it is', () => {
    const store = boardStore(page(), true)
    expect(store.receive({ ...card('ada', 'default', '3', 2), movedBy: 'Sam' })).toBeUndefined()
    expect(store.receive({ ...card('ada', 'hired', '9', 3), movedBy: 'Sam' })).toBe('Sam')
    expect(store.receive({ ...card('ada', 'hired', '9', 4), movedBy: 'Sam' })).toBeUndefined()
    expect(store.receive({ ...card('ada', 'default', '3', 2), movedBy: 'Sam' })).toBeUndefined()
  })

  it('draws only the columns it concerns', () => {
    const store = boardStore(page(), true)
    const [, , rejected] = store.getState().columns
    store.receive(card('ada', 'hired', '9', 2))
    expect(store.getState().columns[2]).toBe(rejected)
    expect(shape(store)).toEqual([[1, 'ben'], [1, 'ada'], [4]])
  })

  it('tells no one when nothing changed', () => {
    const store = boardStore(page(), true)
    let told = 0
    store.subscribe(() => told++)
    store.receive(card('ada', 'default', '3', 0))
    store.counts({ default: 2, rejected: 4 })
    store.columns(page().columns)
    expect(told).toBe(0)
  })
})

it('keeps the order that was asked for when a card changes', () => {
  const store = boardStore(page(), true, 'rating')
  store.receive({ ...card('ben', 'default', '2', 2), rating: 4 })
  expect(shape(store)[0]).toEqual([2, 'ben', 'ada'])
  store.guess([{ id: 'ada', to: 'hired', at: '9' }])
  store.load(page(), true, 'oldest')
  expect(shape(store)[0]).toEqual([2, 'ada', 'ben'])
  store.receive(card('ada', 'default', '3', 2))
  expect(shape(store)[0]).toEqual([2, 'ben', 'ada'])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gathered } from './gathered.ts'

// The clock goes on only where a test says so: a read that takes no time is followed by no rest.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A read store that answers when the test says so, with the revision that every document has by then. */
function slowStore() {
  const reads: { collection: string; ids: string[]; answer: (rev: number) => void; fail: () => void }[] = []
  const revisions = (collection: string, ids: string[]) =>
    new Promise<(number | null)[]>((done, failed) => {
      reads.push({
        collection,
        ids,
        answer: (rev) => done(ids.map((id) => (id === 'nobody' ? null : rev))),
        fail: () => failed(new Error('the read store is away')),
      })
    })
  return { reads, revisionOf: gathered({ revisions }) }
}

it('reads once for all who ask while a read is on its way, and never answers with what was read before the question', async () => {
  const { reads, revisionOf } = slowStore()
  const first = revisionOf('cards', 'ada')
  const others = ['ben', 'ada', 'ben', 'nobody'].map((id) => revisionOf('cards', id))
  expect(reads.map(({ ids }) => ids)).toEqual([['ada']])
  reads[0]!.answer(1)
  expect(await first).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(reads.map(({ ids }) => ids)).toEqual([['ada'], ['ben', 'ada', 'nobody']])
  reads[1]!.answer(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2, null])
})

it('reads each collection by itself, and again for who asks later', async () => {
  const { reads, revisionOf } = slowStore()
  const [card, history] = [revisionOf('cards', 'ada'), revisionOf('activity', 'ada')]
  expect(reads.map(({ collection }) => collection)).toEqual(['cards', 'activity'])
  reads[1]!.answer(7)
  expect(await history).toBe(7)
  reads[0]!.answer(3)
  expect(await card).toBe(3)
  const later = revisionOf('cards', 'ada')
  reads[2]!.answer(4)
  expect(await later).toBe(4)
})

it('leaves the read store alone for as long as it has read, while more and more want to look', async () => {
  const { reads, revisionOf } = slowStore()
  const asked = ['ada', 'ben'].map((id) => revisionOf('cards', id))
  await vi.advanceTimersByTimeAsync(30)
  reads[0]!.answer(1)
  await vi.advanceTimersByTimeAsync(20)
  asked.push(revisionOf('cards', 'cleo'))
  expect(reads).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(reads.map(({ ids }) => ids)).toEqual([['ada'], ['ben', 'cleo']])
  reads[1]!.answer(2)
  expect(await Promise.all(asked)).toEqual([1, 2, 2])
})

it('tells everyone of a read that failed, and reads again for the next', async () => {
  const { reads, revisionOf } = slowStore()
  const first = revisionOf('cards', 'ada')
  const second = revisionOf('cards', 'ben')
  reads[0]!.fail()
  await expect(first).rejects.toThrow('away')
  await vi.advanceTimersByTimeAsync(0)
  expect(reads).toHaveLength(2)
  reads[1]!.answer(1)
  expect(await second).toBe(1)
})

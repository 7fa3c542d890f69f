import { expect, it, onTestFinished, vi } from 'vitest'
import { recentDocuments } from './mongodb-recent.ts'
import type { Doc } from './read-store.ts'

const doc = (_id: string, changes: Partial<Doc> = {}): Doc => ({ _id, companyId: 'cacme00000000', rev: 0, ...changes })
const ids = (found: Map<string, Doc>) => [...found.keys()]

it('holds a document as it was written last, by the collection it lies in', () => {
  const recent = recentDocuments()
  recent.keep('cards', doc('ada'))
  recent.keep('cards', doc('ada', { rev: 1 }))
  recent.keep('cards_built', doc('ben'))
  expect(recent.of('cards', ['ada', 'ben'])).toEqual(new Map([['ada', doc('ada', { rev: 1 })]]))
  recent.forget('cards', 'ada')
  expect(ids(recent.of('cards', ['ada']))).toEqual([])
  recent.close()
})

it('is not changed by what becomes of the document that was written, or of one that was answered', () => {
  const recent = recentDocuments()
  const written = doc('ada', { labels: ['new'] })
  recent.keep('cards', written)
  ;(written.labels as string[]).push('seen')
  ;(recent.of('cards', ['ada']).get('ada')!.labels as string[]).push('hired')
  expect(recent.of('cards', ['ada']).get('ada')).toEqual(doc('ada', { labels: ['new'] }))
  recent.close()
})

it('holds so much and no more, and what was written last the longest', () => {
  const text = 'x'.repeat(1000)
  const recent = recentDocuments(10_000)
  const all = Array.from({ length: 30 }, (_, i) => `candidate-${i}`)
  for (const id of all) recent.keep('cards', doc(id, { text }))
  const held = ids(recent.of('cards', all))
  expect(held.length).toBeGreaterThanOrEqual(4)
  expect(held.length).toBeLessThanOrEqual(10)
  expect(held).toEqual(all.slice(-held.length))
  recent.close()
})

it('forgets within half a minute what is not written any more, whether or not it is asked', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const recent = recentDocuments()
  recent.keep('cards', doc('ada'))
  vi.advanceTimersByTime(14_000)
  expect(ids(recent.of('cards', ['ada']))).toEqual(['ada'])
  vi.advanceTimersByTime(16_000)
  expect(ids(recent.of('cards', ['ada']))).toEqual([])
  recent.close()
})

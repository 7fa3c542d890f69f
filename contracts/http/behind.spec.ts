import { describe, expect, it } from 'vitest'
import { behindInWords } from './behind.ts'

describe('what people read about figures that lack events', () => {
  it('is nothing while they lack nothing', () => expect(behindInWords(0)).toBeNull())
  it.each([
    [1, 'Figures are 1 event behind. What you save is kept and will appear.'],
    [40, 'Figures are 40 events behind. What you save is kept and will appear.'],
    [999, 'Figures are 999 events behind. What you save is kept and will appear.'],
    [1000, 'Figures are at least 1,000 events behind. What you save is kept and will appear.'],
  ])('says how many: %i', (events, words) => expect(behindInWords(events)).toBe(words))
})

import { describe, expect, it } from 'vitest'
import { noQualities, type QualitySlots } from '#contracts/job/qualities.ts'
import { free, place, placeNext, unplaced } from './slots.ts'

const ranked: QualitySlots = ['driven', 'creative', null, 'friendly', null]

describe('a quality', () => {
  it('takes the first free place', () => {
    expect(placeNext(ranked, 'optimistic')).toEqual(['driven', 'creative', 'optimistic', 'friendly', null])
    expect(placeNext(ranked, 'driven')).toBe(ranked)
  })

  it('swaps with the one whose place it takes', () => {
    expect(place(ranked, 'driven', 3)).toEqual(['friendly', 'creative', null, 'driven', null])
    expect(place(ranked, 'driven', 2)).toEqual([null, 'creative', 'driven', 'friendly', null])
    expect(place(ranked, 'driven', 0)).toEqual(ranked)
  })

  it('sends the one whose place it takes back among the others', () => {
    const after = place(ranked, 'optimistic', 0)
    expect(after[0]).toBe('optimistic')
    expect(unplaced(after)).toContain('driven')
  })

  it('stays where it is when there is no such place, or none is free', () => {
    expect(place(ranked, 'driven', -1)).toBe(ranked)
    expect(place(ranked, 'driven', 5)).toBe(ranked)
    const full: QualitySlots = ['driven', 'creative', 'optimistic', 'friendly', 'outgoing']
    expect(placeNext(full, 'strategic')).toBe(full)
  })

  it('is taken off its place', () => {
    expect(free(ranked, 1)).toEqual(['driven', null, null, 'friendly', null])
    expect(unplaced(noQualities())).toHaveLength(10)
  })
})

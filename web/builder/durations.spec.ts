import { expect, it } from 'vitest'
import { choosingTimes, durationOptions, meetingLengths, recordTimes, thinkingTimes } from './durations.ts'

it('offers the lengths of the specification, without four of them where an answer is chosen', () => {
  expect(recordTimes.at(0)).toBe(15)
  expect(recordTimes.at(-1)).toBe(600)
  expect(thinkingTimes).toEqual([0, 15, 30, 40, 45, 50, 60, 120, 180, 240])
  expect(choosingTimes).toEqual([0, 30, 45, 60, 120, 180])
})

it('keeps the present length on offer, in its place', () => {
  expect(durationOptions(choosingTimes, 40, String).map(({ value }) => value)).toEqual([
    '0',
    '30',
    '40',
    '45',
    '60',
    '120',
    '180',
  ])
})

it('offers 30, 45 and 60 minutes for a live interview, and a quarter of an hour only where it was chosen', () => {
  const offered = (now: number) => durationOptions(meetingLengths, now, String).map(({ label }) => label)
  expect(offered(60)).toEqual(['30', '45', '60'])
  expect(offered(15)).toEqual(['15', '30', '45', '60'])
})

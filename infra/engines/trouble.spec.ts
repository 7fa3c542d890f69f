import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unavailable } from './failures.ts'
import { trouble } from './trouble.ts'

const printed: unknown[][] = []
beforeEach(() => {
  vi.useFakeTimers()
  for (const way of ['error', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => void printed.push(words))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  printed.length = 0
})
const HOUR_MS = 3_600_000

it('what fails five times a second for an hour is told seven times, without a stack, and once when it is over', () => {
  const sending = trouble('nothing can be sent')
  for (let i = 0; i <= HOUR_MS / 200; i++) {
    if (i > 0) vi.advanceTimersByTime(200)
    sending.failed(new Unavailable(`nobody answers at port ${i % 3}`))
  }
  sending.worked()
  sending.worked()
  expect(printed).toEqual([
    ...Array.from({ length: 7 }, () => ['nothing can be sent:', expect.stringContaining('nobody answers')]),
    ['nothing can be sent: no longer, after 3600 s'],
  ])
})

it('what waiting does not mend is told at once, in full, also in the middle of something else', () => {
  const reading = trouble('it cannot be read')
  const fault = new TypeError('no such field')
  for (const error of [new Unavailable('away'), fault, fault, new Unavailable('away')]) reading.failed(error)
  expect(printed).toEqual([
    ['it cannot be read:', 'away'],
    ['it cannot be read:', fault],
    ['it cannot be read:', 'away'],
  ])
})

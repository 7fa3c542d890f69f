import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopWithNpm } from './parent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a process stops once its parent is gone. */
function stopsWithoutParent(npm: boolean): boolean {
  let parent = 4711
  const stop = vi.fn()
  stopWithNpm(stop, { npm, parentNow: () => parent })
  vi.advanceTimersByTime(60_000)
  expect(stop).not.toHaveBeenCalled()
  parent = 1
  vi.advanceTimersByTime(1000)
  return stop.mock.calls.length > 0
}

it('a process that npm started stops when npm is gone', () => expect(stopsWithoutParent(true)).toBe(true))
it('a process that a script left in the background goes on when the script is over', () =>
  expect(stopsWithoutParent(false)).toBe(false))

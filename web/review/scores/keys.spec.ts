import { expect, it } from 'vitest'
import { stepped, typed } from './keys.ts'

it('reads digits as points: one is tens, those right after each other are one number', () => {
  const type = (...keys: [string, number][]) => {
    let state = { digits: '', at: -9999 }
    return keys.map(([key, at]) => {
      const next = typed(state, key, at)
      state = next
      return next.points
    })
  }
  expect(type(['7', 0], ['5', 300])).toEqual([70, 75])
  expect(type(['7', 0], ['5', 3000])).toEqual([70, 50])
  expect(type(['1', 0], ['0', 200], ['0', 400])).toEqual([10, 10, 100])
  expect(type(['8', 0], ['0', 200], ['3', 400])).toEqual([80, 80, 30])
  expect(type(['x', 0])).toEqual([null])
})

it('goes by one, with Shift to the next multiple of five, and the other way round from right to left', () => {
  const press = (key: string, shiftKey = false) => ({ key, shiftKey })
  expect(stepped(72, press('ArrowRight'), false)).toBe(73)
  expect(stepped(72, press('ArrowRight'), true)).toBe(71)
  expect([stepped(72, press('ArrowUp', true), false), stepped(75, press('ArrowUp', true), false)]).toEqual([75, 80])
  expect([stepped(72, press('ArrowDown', true), false), stepped(70, press('ArrowDown', true), false)]).toEqual([70, 65])
  expect([stepped(100, press('ArrowUp'), false), stepped(0, press('ArrowDown', true), false)]).toEqual([100, 0])
  expect(stepped(50, press('Tab'), false)).toBeNull()
})

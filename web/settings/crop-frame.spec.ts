import { expect, it } from 'vitest'
import { dragged, placed, wholeCut } from './crop-frame.ts'

const wide = { width: 400, height: 100 }
const square = { width: 100, height: 100 }

it('a frame is filled by the middle of a picture, or shows all of it', () => {
  expect(placed(wide, square, 'cover', wholeCut)).toMatchObject({ left: -150, top: 0, width: 400, height: 100 })
  expect(placed(wide, square, 'contain', wholeCut)).toMatchObject({ left: 0, top: 37.5, width: 100, height: 25 })
})

it('it can be moved to the edges of the picture and no further', () => {
  const { spare } = placed(wide, square, 'cover', wholeCut)
  expect(spare).toEqual([300, 0])
  const right = dragged(wholeCut, spare, { x: -150, y: 40 })
  expect(right).toEqual({ zoom: 1, across: 1, down: 0 })
  expect(dragged(right, spare, { x: -999, y: 0 }).across).toBe(1)
  expect(placed(wide, square, 'cover', right).left).toBe(-300)
  expect(placed(wide, square, 'cover', { zoom: 2, across: -1, down: 1 })).toMatchObject({ left: 0, top: -100 })
})

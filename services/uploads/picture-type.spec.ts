import { expect, it } from 'vitest'
import { pictureType } from './picture-type.ts'

it.each([
  ['89504e470d0a1a0a0000', 'image/png'],
  ['ffd8ffe000104a464946', 'image/jpeg'],
  ['524946460000000057454250', 'image/webp'],
  ['524946460000000057415645', null],
  ['474946383961', null],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">').toString('hex'), null],
  ['ffd8', null],
  ['', null],
])('%s is %s', (hex, type) => {
  expect(pictureType(Buffer.from(hex, 'hex'))).toBe(type)
})

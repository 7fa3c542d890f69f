import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

it.each([
  ['Rita Moreno', 'RM'],
  ['Ana María de la Cruz', 'AC'],
  ['Plato', 'P'],
  ['sam@acme.test', 'S'],
  ['שרה כהן', 'שכ'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

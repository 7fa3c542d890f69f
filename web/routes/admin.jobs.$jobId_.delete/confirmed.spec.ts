import { expect, it } from 'vitest'
import { isConfirmed } from './confirmed.ts'

it('takes the title in any letter case and with blanks around it, and nothing else', () => {
  const titles = ['Backend Developer']
  for (const typed of ['Backend Developer', ' backend  developer ']) expect(isConfirmed(typed, titles)).toBe(true)
  for (const typed of ['', ' ', 'Backend', 'Backend Developers']) expect(isConfirmed(typed, titles)).toBe(false)
  expect(isConfirmed(' ', ['', ' '])).toBe(false)
})

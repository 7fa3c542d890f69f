import { expect, it } from 'vitest'
import { companion } from './companion.ts'

it('gives back what was kept with an object, which looks as it did before', () => {
  const notes = companion<object, string>()
  const owner = Object.freeze({ name: 'Ada' })
  expect(notes.of(owner)).toBeUndefined()
  notes.keep(owner, 'first')
  notes.keep(owner, 'second')
  expect(notes.of(owner)).toBe('first')
  expect(notes.of({ ...owner })).toBeUndefined()
  expect(Reflect.ownKeys(owner)).toEqual(['name'])
  expect(structuredClone(owner)).toEqual({ name: 'Ada' })
})

it('keeps what one reader made apart from what another made of the same object', () => {
  const [mine, yours] = [companion<object, string>(), companion<object, string>()]
  const owner = {}
  mine.keep(owner, 'mine')
  expect(yours.of(owner)).toBeUndefined()
  yours.keep(owner, 'yours')
  expect([mine.of(owner), yours.of(owner)]).toEqual(['mine', 'yours'])
})

import { expect, it } from 'vitest'
import { asked, matching, namedIn } from './mentioned.ts'

const people = [
  { userId: '1', name: 'Rita Moreno' },
  { userId: '2', name: 'Renée Lâm' },
  { userId: '3', name: 'דנה לוי' },
]
const names = (query: string) => matching(people, query).map(({ name }) => name)

it.each([
  ['@', ''],
  ['Look, @ri', 'ri'],
  ['Look, @Rita Mo', 'Rita Mo'],
  ['(@Renée', 'Renée'],
  ['@דנה', 'דנה'],
  ['ben@acme.test', null],
  ['@Rita Moreno is', null],
  ['@ri\n', null],
  ['nothing', null],
])('in "%s" the name that is typed is %s', (before, query) => {
  expect(asked(before)).toBe(query)
})

it('colleagues are found by each part of their name, without accents', () => {
  expect(names('')).toHaveLength(3)
  expect(names('mor')).toEqual(['Rita Moreno'])
  expect(names('renee l')).toEqual(['Renée Lâm'])
  expect(names('לוי')).toEqual(['דנה לוי'])
  expect(names('x')).toEqual([])
})

it('only those stay named whose names are in the text still', () => {
  expect(namedIn('Look, @Rita Moreno', people)).toEqual([people[0]])
  expect(namedIn('Look, Rita', people)).toEqual([])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { colorOf, teamColors } from '#contracts/company/colors.ts'
import { Avatar, colorClasses, initialsOf } from './avatar.tsx'
import { Poster } from './poster.tsx'

it.each([
  ['Rita Moreno', 'RM'],
  ['Ana María de la Cruz', 'AC'],
  ['  Plato ', 'P'],
  ['sam.lee@acme.test', 'S'],
  ['שרה כהן', 'שכ'],
  ['سعاد عمر', 'س\u200cع'],
  ['山田 太郎', '山太'],
  ['(Bo) "Kid" O’Neil', 'BO'],
  ['E\u0301milie Zola', 'E\u0301Z'],
  ['निशा कुमार', 'निकु'],
  ['ßeta Weiß', 'ßW'],
  ['👩‍👩‍👧 Ng', '👩‍👩‍👧N'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('gives a person one colour, and uses them all', () => {
  const ids = Array.from(
    { length: 64 },
    (_, index) => `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
  )
  expect(new Set(ids.map(colorOf))).toEqual(new Set(teamColors))
  expect(colorOf(ids[7]!)).toBe(colorOf(ids[7]!.replace(/0$/, 'f')))
  expect(colorOf('not an id')).toBe('blue')
})

const seed = '00000001-0000-4000-8000-000000000000'

it('draws the picture, else the initials, and says nothing unless it has a label', () => {
  const initials = renderToStaticMarkup(<Avatar name="Rita Moreno" seed={seed} />)
  expect(initials).toContain('RM')
  expect(initials).toContain(colorClasses.teal)
  expect(initials).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Avatar name="Rita Moreno" seed={seed} size="xs" />)).toContain('>R<')
  const picture = renderToStaticMarkup(<Avatar name="Rita Moreno" seed={seed} picture="/face" label="Rita" />)
  expect(picture).toContain('src="/face"')
  expect(picture).not.toContain('RM')
  expect(picture).toContain('role="img" aria-label="Rita"')
})

it('draws a still with its length, else the initials without a play mark', () => {
  const still = renderToStaticMarkup(<Poster name="Rita Moreno" seed={seed} poster="/still" seconds={75.4} />)
  expect(still).toContain('src="/still"')
  expect(still).toContain('1:15')
  const none = renderToStaticMarkup(<Poster name="Rita Moreno" seed={seed} />)
  expect(none).toContain('RM')
  expect(none).not.toContain('<svg')
})

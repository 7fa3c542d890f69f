import { expect, it } from 'vitest'
import { mergedMessage, unknownFields } from './merge-fields.ts'

it.each([
  ['Hello {{name}}', { name: 'Ada' }, 'Hello Ada'],
  ['Hello {{ firstName | there }}', { firstName: '' }, 'Hello there'],
  ['Hello {{firstName}},', { firstName: ' ' }, 'Hello ,'],
  ['{{link}} {{other}} {{name}}', { name: 'Ada' }, '{{link}} {{other}} Ada'],
  ['{{name}}', { name: '<script>alert(1)</script>' }, '<script>alert(1)</script>'],
  ['{{name}}', { name: '{{link}}' }, '{ {link}}'],
  ['{{constructor}}', {}, '{{constructor}}'],
])('%s with %o is %s', (text, values, expected) => {
  expect(mergedMessage(text, values)).toBe(expected)
})

it('names what is no field, once each', () => {
  expect(unknownFields('{{nmae}} {{name|x}} {{nmae}} {{<script>alert(1)</script>}}')).toEqual([
    'nmae',
    '<script>alert(1)</script>',
  ])
})

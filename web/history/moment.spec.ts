import { describe, expect, it } from 'vitest'
import { formatsIn } from '../i18n/format.ts'
import { relative } from '../i18n/relative.ts'
import { momentOf, notToCome } from './moment.ts'

describe('a moment in an address', () => {
  it.each([
    ['2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z'],
    ['2026-03-02T12:00', '2026-03-02T12:00:00.000Z'],
    ['2026-03-02T12:00:05', '2026-03-02T12:00:05.000Z'],
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ])('is understood: %s', (text, at) => {
    expect(momentOf(text)).toBe(at)
  })

  it.each([
    '',
    'yesterday',
    '2026-13-45T99:99',
    '2026-02-30',
    '2026-03-02T12:00+05:00',
    '<script>',
    `2026-03-02T12:00:00.000Z'`,
  ])('is refused: %j', (text) => {
    expect(momentOf(text)).toBeNull()
  })
})

it('a moment that is still to come is now', () => {
  const now = '2026-03-02T12:00:00.000Z'
  expect(notToCome('2099-01-01T00:00:00.000Z', now)).toBe(now)
  expect(notToCome('2026-03-02T11:59:59.999Z', now)).toBe('2026-03-02T11:59:59.999Z')
  expect(notToCome(null, now)).toBeNull()
})

describe('how long ago something was', () => {
  it.each([
    ['2026-03-02T11:59:30.000Z', '30 seconds ago'],
    ['2026-03-02T11:00:00.000Z', '1 hour ago'],
    ['2026-02-27T12:00:00.000Z', '3 days ago'],
    ['2026-03-02T12:00:00.000Z', 'now'],
  ])('is said in words: %s', (at, words) => {
    expect(relative(at, '2026-03-02T12:00:00.000Z', formatsIn('en'))).toBe(words)
  })

  it('is said in the language of the reader', () => {
    expect(relative('2026-02-27T12:00:00.000Z', '2026-03-02T12:00:00.000Z', formatsIn('he'))).toBe('לפני 3 ימים')
  })
})

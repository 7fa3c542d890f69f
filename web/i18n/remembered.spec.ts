import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

function counting() {
  const asked: string[] = []
  const t = remembered((key, values) => {
    asked.push(key)
    return `${key}(${JSON.stringify(values ?? {})})`
  })
  return { t, asked }
}

it('looks a text up once, and once for each number in it', () => {
  const { t, asked } = counting()
  for (let time = 0; time < 2; time++) {
    expect(t('title')).toBe('title({})')
    expect(t('cards', { count: 1 })).toBe('cards({"count":1})')
    expect(t('cards', { count: 2 })).toBe('cards({"count":2})')
    expect(t('pages', { count: 1, of: 2 })).toBe('pages({"count":1,"of":2})')
    expect(t('pages', { count: 2, of: 1 })).toBe('pages({"count":2,"of":1})')
  }
  expect(asked).toEqual(['title', 'cards', 'cards', 'pages', 'pages'])
})

it('keeps nothing that was filled in of a person', () => {
  const { t, asked } = counting()
  for (const who of ['Ada', 'Ada', 'Ben']) expect(t('moved', { who, count: 1 })).toContain(who)
  expect(asked).toHaveLength(3)
})

it('does not grow with the numbers', () => {
  const { t, asked } = counting()
  for (let count = 0; count < 3000; count++) t('cards', { count })
  t('cards', { count: 0 })
  expect(asked).toHaveLength(3001)
})

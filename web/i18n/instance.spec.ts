import { describe, expect, it } from 'vitest'
import { isolated } from './instance.ts'
import { serverTexts } from './texts.server.ts'

const title = (language: 'de' | 'he', job: string) =>
  serverTexts.textsOf(language).translate('jobs')('actionsFor', { title: job })

describe('a value in a text that is written from right to left', () => {
  it('keeps its own direction, so that a bracket at its end stays there', () => {
    expect(title('he', 'Engineer (m/w/d)')).toBe('פעולות עבור \u2068Engineer (m/w/d)\u2069')
  })

  it.each(['מהנדסת (בכירה)', '12', '16/11/2026', '…'])(
    'is left alone where nothing in it goes the other way: %s',
    (value) => {
      expect(isolated(value)).toBe(value)
    },
  )

  it.each(['C++', '.NET', 'Инженер', 'מהנדס C#', '+972 3 123 4567', '1.4 MB'])(
    'is set apart where something does: %s',
    (value) => {
      expect(isolated(value)).toBe(`\u2068${value}\u2069`)
    },
  )
})

it('stays as it is in a text from left to right', () => {
  expect(title('de', 'Engineer (m/w/d)')).toBe('Aktionen für Engineer (m/w/d)')
})

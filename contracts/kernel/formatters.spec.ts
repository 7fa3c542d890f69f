import { describe, expect, it } from 'vitest'
import { dateTimeFormat, graphemesOf, numberFormat } from './formatters.ts'

describe('formatters', () => {
  it('are made once for a locale and its options', () => {
    const inBerlin = dateTimeFormat('de', { timeZone: 'Europe/Berlin' })
    expect(dateTimeFormat('de', { timeZone: 'Europe/Berlin' })).toBe(inBerlin)
    expect(dateTimeFormat('he', { timeZone: 'Europe/Berlin' })).not.toBe(inBerlin)
    expect(dateTimeFormat('de', { timeZone: 'Asia/Tokyo' })).not.toBe(inBerlin)
  })

  it('that are no longer asked for make room', () => {
    const first = numberFormat('en', { maximumFractionDigits: 1 })
    for (let index = 0; index < 600; index++) numberFormat('en', { style: 'currency', currency: `A${letters(index)}` })
    const again = numberFormat('en', { maximumFractionDigits: 1 })
    expect(again).not.toBe(first)
    expect(again.format(0.25)).toBe(first.format(0.25))
  })

  it('take a letter with its marks for one sign', () => {
    expect(graphemesOf('é👩‍💻x')).toEqual(['é', '👩‍💻', 'x'])
  })
})

const letters = (index: number) => String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))

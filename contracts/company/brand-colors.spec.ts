import { describe, expect, it } from 'vitest'
import { colorFrom, contrast, contrastLimits, judged, presetColors, readableOn } from './brand-colors.ts'

describe('a color', () => {
  it.each([
    ['#1B81F1', '#1B81F1'],
    ['1b81f1', '#1B81F1'],
    [' #abc ', '#AABBCC'],
    ['blue', null],
    ['#12345', null],
    ['#1B81F1;background:url(x)', null],
  ])('%s is read as %s', (typed, color) => {
    expect(colorFrom(typed)).toBe(color)
  })

  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#1C65AC', '#FFFFFF', 5.99],
  ])('%s on %s has the contrast %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['#FFFFFF', 'refused'],
    ['#D9D9D9', 'refused'],
    ['#D2D2D2', 'poor'],
    ['#EEC605', 'poor'],
    ['#5AA4F5', 'poor'],
    ['#FF7C43', 'poor'],
    ['#1B81F1', 'large'],
    ['#1C65AC', 'good'],
  ])('%s behind white text is %s', (color, level) => {
    expect(judged(color).level).toBe(level)
  })

  it('that is exactly at the limit is refused, and is never shown as better than it is', () => {
    expect(judged('#777777')).toMatchObject({ level: 'large', ratio: 4.47 })
    expect(contrast('#D4D4D4', '#FFFFFF')).toBeLessThanOrEqual(contrastLimits.refused)
    expect(judged('#D4D4D4').level).toBe('refused')
  })

  it('comes with the nearest shade that can be read, on white and on black alike', () => {
    for (const color of [...presetColors, '#5AA4F5', '#FFFF00', '#FFFFFF']) {
      const { better, level } = judged(color)
      expect(better === null).toBe(level === 'good')
      expect(contrast(readableOn(color, ['#FFFFFF']), '#FFFFFF')).toBeGreaterThanOrEqual(contrastLimits.text)
      expect(contrast(readableOn(color, ['#FFFFFF']), '#FFFFFF')).toBeLessThan(
        contrastLimits.text + 0.15 + 21 * Number(level === 'good'),
      )
      expect(contrast(readableOn(color, ['#0F1318']), '#0F1318')).toBeGreaterThanOrEqual(contrastLimits.text)
    }
    expect(judged('#1C65AC').better).toBeNull()
  })
})

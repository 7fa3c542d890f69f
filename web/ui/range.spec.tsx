import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { moved, shareOf } from './range.ts'
import { RangeField } from './range-field.tsx'

speakFrom(serverTexts)

describe('a range', () => {
  it('keeps its ends in order, whichever is moved', () => {
    expect(moved({ from: 20, to: 60 }, 'from', 40)).toEqual({ from: 40, to: 60 })
    expect(moved({ from: 20, to: 60 }, 'from', 90)).toEqual({ from: 60, to: 60 })
    expect(moved({ from: 20, to: 60 }, 'to', 5)).toEqual({ from: 20, to: 20 })
  })

  it('lies between its bounds', () => {
    expect(shareOf({ from: 20, to: 60 }, { min: 0, max: 100 })).toEqual({ start: 20, end: 40 })
    expect(shareOf({ from: 1, to: 1 }, { min: 1, max: 1 })).toEqual({ start: 0, end: 100 })
  })

  it('is sent as two numbers, each with a name of its own for those who hear it', () => {
    const html = renderToStaticMarkup(
      <RangeField name="score" from={{ label: 'Points', value: 40 }} to={{ label: 'Points up to', value: 80 }} />,
    )
    expect(html).toMatch(/name="scoreFrom"[^>]*aria-label="Points"[^>]*value="40"/)
    expect(html).toMatch(/name="scoreTo"[^>]*aria-label="Points up to"[^>]*value="80"/)
    expect(html).toContain('40–80')
  })
})

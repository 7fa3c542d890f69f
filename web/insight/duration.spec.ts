import { describe, expect, it } from 'vitest'
import { serverTexts } from '../i18n/texts.server.ts'
import { formatDuration } from './duration.ts'

describe('a length of time', () => {
  it.each([
    [0, '0 s'],
    [0.4, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [61, '1 min 1 s'],
    [3600, '1 h'],
    [5400, '1 h 30 min'],
    [86_400, '1 d'],
    [90_061, '1 d 1 h'],
    [86_400 * 31 + 7200, '31 d 2 h'],
  ])('of %d seconds reads %s', (seconds, text) => {
    expect(formatDuration(seconds, serverTexts.textsOf('en').translate('insight'))).toBe(text)
  })
})

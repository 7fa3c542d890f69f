import { expect, it } from 'vitest'
import { browserLanguage, preferredLanguage } from './accept-language.ts'

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['sv-FI, sv;q=0.9, he;q=0.8, en;q=0.7', 'he'],
  ['en;q=0.2, de;q=0.9', 'de'],
  ['iw', 'he'],
  ['DE', 'de'],
])('%s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

it.each([null, '', 'sv', '*', 'de;q=0', 'de;q=nonsense;q', ';;;,,,', 'x'.repeat(10_000)])(
  '%j says nothing we speak',
  (header) => {
    expect(preferredLanguage(header)).toBe(header === 'de;q=nonsense;q' ? 'de' : null)
  },
)

it('what was chosen in a browser goes before what it asks for', () => {
  expect(browserLanguage('a=b; hirelog-language=he', 'de')).toBe('he')
  expect(browserLanguage('hirelog-language=sv', 'de')).toBe('de')
  expect(browserLanguage('a=b', null)).toBeNull()
})

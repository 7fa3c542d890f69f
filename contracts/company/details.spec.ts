import { describe, expect, it } from 'vitest'
import { webAddress } from '../kernel/web-address.ts'
import { checkedDetails, noDetails } from './details.ts'
import { slugFrom, slugOfName, slugProblem, slugTaken } from './slug.ts'

describe('a web address', () => {
  it.each([
    ['https://acme.test/terms', 'https://acme.test/terms'],
    ['acme.test', 'https://acme.test/'],
    [' acme.test:8443/privacy ', 'https://acme.test:8443/privacy'],
    ['http://acme.test', 'http://acme.test/'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(webAddress(typed)).toBe(kept)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'acme',
    'https://user:password@acme.test',
    'https://',
    'ftp://acme.test',
    `https://acme.test/${'x'.repeat(500)}`,
  ])('%s is none', (typed) => {
    expect(webAddress(typed)).toBeNull()
  })
})

describe('company details', () => {
  it('are trimmed, and an empty address is none', () => {
    const { details, problems } = checkedDetails({ ...noDetails, name: ' Acme ', website: ' ' })
    expect([details, problems]).toEqual([{ ...noDetails, name: 'Acme' }, {}])
  })

  it('say of every field what to mend', () => {
    const { problems } = checkedDetails({
      ...noDetails,
      name: ' ',
      language: 'tlh',
      website: 'x',
      termsUrl: 'javascript:1',
      privacyUrl: null,
      candidateAccessDays: 6,
    })
    expect(Object.keys(problems)).toEqual(['name', 'language', 'website', 'termsUrl', 'candidateAccessDays'])
    expect(problems.language).toBe('Choose one of the languages')
    expect(problems.candidateAccessDays).toMatchObject({ text: 'Enter a whole number from 7 to 365' })
  })
})

describe('a company address', () => {
  it.each([
    ['Acme Labs', 'acme-labs'],
    [' Müller & Söhne  GmbH ', 'muller-sohne-gmbh'],
    ['J.P. Night/Day?', 'jp-nightday'],
    ['- a -', 'a'],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
    ['株式会社', ''],
  ])('for the name %j is %j', (name, slug) => {
    expect(slugOfName(name)).toBe(slug)
  })
  it('is taken in small letters', () => {
    expect(slugFrom(' Acme-Labs ')).toBe('acme-labs')
    expect(slugProblem('acme-labs')).toBeNull()
  })

  it.each([
    'a',
    '-acme',
    'acme-',
    'acme--labs',
    'acme.labs',
    'ácme',
    'x'.repeat(41),
    'dashboard',
    'dashboard-staging',
    'localhost',
    'www',
    'api',
  ])('%s is refused', (slug) => {
    expect(slugProblem(slug)).toBe(
      slug.length < 3 || slug.length > 40
        ? 'Use 3 to 40 characters'
        : /[^a-z0-9-]|^-|-$|--/.test(slug)
          ? 'Use letters a to z, digits, and single hyphens between them'
          : slugTaken,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { countryLookup } from './country.ts'
import { demoRegionOf } from './demo-regions.ts'

const asked = (headers: Record<string, string>, setting?: string) => countryLookup(setting)((name) => headers[name])

describe('where a visitor is', () => {
  it('is what the operator says, then the proxy, then the browser', () => {
    const headers = { 'cf-ipcountry': 'KE', 'accept-language': 'de-AT,de;q=0.9' }
    expect(asked(headers, 'au')).toBe('AU')
    expect(asked(headers)).toBe('KE')
    expect(asked({ ...headers, 'cf-ipcountry': 'XX' })).toBe('AT')
  })

  it('is read past the script of a language, and past a language without a country', () => {
    expect(asked({ 'accept-language': 'zh-Hant-TW, en' })).toBe('TW')
    expect(asked({ 'accept-language': 'fr, es-MX;q=0.5' })).toBe('MX')
  })

  it('is the United States when it is unknown', () => {
    for (const headers of [{}, { 'accept-language': '*' }, { 'cf-ipcountry': 'T1' }, { 'accept-language': '-;;,--' }])
      expect(asked(headers as Record<string, string>)).toBe('US')
  })
})

describe('who books a demo with whom', () => {
  it.each([
    ['AU', 'apac'],
    ['in', 'apac'],
    ['GB', 'europe'],
    ['DE', 'europe'],
    ['ZA', 'africa'],
    ['US', 'us'],
    ['BR', 'us'],
    ['??', 'us'],
  ])('%s is %s', (country, region) => {
    expect(demoRegionOf(country)).toBe(region)
  })
})

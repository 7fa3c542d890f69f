import { describe, expect, it } from 'vitest'
import { scrubbing } from './scrub.ts'

const scrub = scrubbing([
  { alias: 'Candidate 4F2A9C', names: ['Zoë van Dyke', 'Zoe Old'], contacts: ['zoe@home.example', '+49 151 22334455'] },
])

describe('taking a person out of a value', () => {
  it('calls them by what they are called, and masks parts of a name in any spelling', () => {
    expect(scrub('Zoe van Dyke')).toBe('Candidate 4F2A9C')
    expect(scrub('I spoke to ZOE VAN DYKE today')).toBe('I spoke to Candidate 4F2A9C today')
    expect(scrub('I spoke to Zoë yesterday')).toBe('I spoke to [name] yesterday')
    expect(scrub('Dyke’s answer, and what zoe said')).toBe('[name] answer, and what [name] said')
    expect(scrub({ text: 'zoe' })).toEqual({ text: '[name]' })
  })

  it('masks addresses and numbers however they are written', () => {
    expect(scrub('mail ZOE@home.example')).toBe('mail [contact]')
    for (const number of [
      '+49 151 22334455',
      '+4915122334455',
      '015122334455',
      '0151 223 344 55',
      '+49 (151) 2233-4455',
    ])
      expect(scrub(`call ${number} now`), number).toBe('call [contact] now')
  })

  it('takes out answers that tell who or where someone is, and leaves the rest as it was', () => {
    const kept = { id: 'a-van-1', at: '2026-11-27T10:00:00.000Z', path: '/jobs/zoe', count: 3, none: null }
    expect(scrub({ ...kept, answer: { kind: 'LOCATION', place: 'Berlin' } })).toEqual({ ...kept, answer: null })
    expect(scrub([{ kind: 'LOCATION', id: 'm1', title: 'Where?' }])).toEqual([
      { kind: 'LOCATION', id: 'm1', title: 'Where?' },
    ])
  })
})

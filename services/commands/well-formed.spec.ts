import { describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { adaAsking } from '#test/fixtures/journey.ts'
import { admin } from '#test/fixtures/people.ts'
import { wellFormed } from './well-formed.ts'

const half = 'Ada \ud83d'
const process: Asker = { kind: 'process', name: 'timers', companyId: admin.companyId, permissions: [] }

describe('what is sent with a command', () => {
  it.each([
    { name: half },
    { name: '\udc00' },
    { people: [{ email: half }] },
    { answer: { kind: 'FREE_TEXT', text: half } },
    { values: { [half]: 'x' } },
  ])('is refused with half a character: %j', (data) => {
    for (const asker of [admin, adaAsking])
      expect(() => wellFormed({ data }, asker)).toThrow(
        expect.objectContaining({
          code: 'request/invalid',
          fields: { [Object.keys(data)[0]!]: 'This text has characters that cannot be stored' },
        }),
      )
  })

  it('is any other text, number or nothing', () => {
    for (const data of [{ name: 'Ada 😀 שלום é ﷽', at: null, n: 1, list: ['👩‍💻'] }, {}, null])
      expect(() => wellFormed({ data }, admin)).not.toThrow()
  })

  it('is not asked of facts, nor of what a process sends about what is stored already', () => {
    expect(() => wellFormed({ data: { journey: { title: half } } }, admin, ['journey'])).not.toThrow()
    expect(() => wellFormed({ data: { title: half } }, process)).not.toThrow()
  })
})

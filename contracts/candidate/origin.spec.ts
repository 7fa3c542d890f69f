import { expect, it } from 'vitest'
import { originIn, originText } from './origin.ts'

const of = (search: string) => originIn(new URLSearchParams(search))

it('is what the link said, in one line without repetition', () => {
  const origin = of('from=indeed&utm_source=indeed&utm_campaign=spring%20fair&other=1')
  expect(origin).toEqual({ board: 'indeed', utmSource: 'indeed', utmMedium: null, utmCampaign: 'spring fair' })
  expect(originText(origin!)).toBe('indeed · spring fair')
})

it('is nothing for a link that says nothing, and short whatever a link says', () => {
  expect(of('form_referrer=1&utm_source=%20%00')).toBeNull()
  expect(of(`utm_campaign=${'😀'.repeat(500)}`)!.utmCampaign).toBe('😀'.repeat(50))
})

import { expect, it } from 'vitest'
import { bannerKinds } from './banners.ts'
import { dismissalCookie, dismissedIn } from './dismissed.ts'

it('that the alert about the candidates’ limit was dismissed is remembered as candidatesAlert (NAV-028)', () => {
  expect(dismissalCookie('candidates', 'near-2026-06')).toMatch(
    /^candidatesAlert=near-2026-06; Path=\/; Max-Age=31536000;/,
  )
})

it('what was dismissed is read from the cookies that dismissing it left, and from no others', () => {
  const kept = (['candidates', 'coupon', 'demo'] as const).map(
    (kind) => dismissalCookie(kind, `${kind} 50%`).split(';')[0],
  )
  expect(dismissedIn([...kept, 'other=1'].join('; '))).toEqual({
    candidates: 'candidates 50%',
    coupon: 'coupon 50%',
    demo: 'demo 50%',
  })
  expect(dismissedIn('hirelog-demo=%ff')).toEqual({ demo: '' })
  expect(bannerKinds).toEqual(['subscription', 'payment', 'candidates', 'coupon', 'demo', 'adBlocker'])
})

import { describe, expect, it } from 'vitest'
import { couponCookie, entryOf, readEntry, withLinkOver } from './entry.ts'

const kept = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

describe('what an address says at entry', () => {
  it('is kept, and taken out of the address', () => {
    const entry = readEntry('/admin/jobs?status=active&coupon=SPRING-26&minimized=true&auth=t0ken')!
    expect(entry).toMatchObject({ auth: 't0ken', path: '/admin/jobs?status=active' })
    expect(entryOf(kept(entry.cookies))).toEqual({ coupon: 'SPRING-26', minimized: true, decided: true })
  })

  it('knows the older name of the coupon, and when the minimal interface is not wanted any more', () => {
    expect(entryOf(kept(readEntry('/?couponCode=TEN')!.cookies))).toEqual({
      coupon: 'TEN',
      minimized: false,
      decided: false,
    })
    expect(entryOf(kept(readEntry('/?minimized=false')!.cookies))).toMatchObject({ minimized: false, decided: true })
    expect(readEntry('/?minimized')!.cookies[0]).toContain('=1')
    expect(couponCookie(null)).toContain('Max-Age=0')
  })

  it('leads to the sign-in page and says why, when its link does not sign in; public pages open all the same', () => {
    expect(withLinkOver('/admin/jobs?status=active')).toBe(
      '/login?returnTo=%2Fadmin%2Fjobs%3Fstatus%3Dactive&linkOver=1',
    )
    expect(withLinkOver('/')).toBe('/login?returnTo=%2F&linkOver=1')
    expect(withLinkOver('/auth')).toBe('/auth?linkOver=1')
    expect(withLinkOver('/login?returnTo=%2Fadmin%2Fstats')).toBe('/login?returnTo=%2Fadmin%2Fstats&linkOver=1')
    expect(withLinkOver('/signup?x=1')).toBe('/signup?x=1')
    expect(withLinkOver('/administration')).toBe('/administration')
  })

  it('is nothing in any other address', () => {
    expect(readEntry('/admin/jobs?status=active&authors=1')).toBeNull()
    expect(readEntry('/auth')).toBeNull()
  })

  it('sets no cookie that was not a coupon, and leads to no other site', () => {
    expect(readEntry('/?coupon=a;b%0d%0aSet-Cookie:x')!.cookies).toEqual([])
    expect(readEntry('//evil.test/?coupon=TEN')!.path).toBe('/evil.test/')
    expect(entryOf('hirelog-coupon=<script>; hirelog-minimized=x')).toEqual({
      coupon: null,
      minimized: false,
      decided: false,
    })
  })
})

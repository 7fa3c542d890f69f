import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadWhenStale } from './stale-assets.ts'

const AT = Date.parse('2026-03-02T12:00:00.000Z')
const kept = new Map<string, string>()
let page: EventTarget
let reloads: number
const browser = { onLine: true }
/** What a gateway or the platform answers; null while neither does. */
let status: number | null

beforeEach(() => {
  vi.useFakeTimers({ now: AT })
  page = new EventTarget()
  reloads = 0
  kept.clear()
  browser.onLine = true
  status = 200
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { href: 'https://hire.example.com/admin/jobs', reload: () => reloads++ })
  vi.stubGlobal('fetch', async () =>
    status === null ? Promise.reject(new TypeError('Failed to fetch')) : new Response(null, { status }),
  )
  reloadWhenStale()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function told(event: Event) {
  page.dispatchEvent(event)
  await vi.advanceTimersByTimeAsync(0)
}
const failedChunk = () => told(new Event('vite:preloadError', { cancelable: true }))
const scriptError = (error: Error) =>
  told(Object.assign(new Event('error', { cancelable: true }), { error, message: `Uncaught ${error}` }))

describe('a page of an older release (GEN-006)', () => {
  it('is loaded afresh when a chunk is gone, or a page came in place of a script', async () => {
    await failedChunk()
    expect(reloads).toBe(1)
    vi.setSystemTime(AT + 31_000)
    await scriptError(new SyntaxError("Unexpected token '<'"))
    expect(reloads).toBe(2)
  })

  it('stays while there is no connection: it would be lost', async () => {
    browser.onLine = false
    await failedChunk()
    expect(reloads).toBe(0)
  })

  it.each([
    ['nobody answers', null],
    ['only a gateway answers', 502],
  ])('stays while %s', async (_who, answered) => {
    status = answered
    await failedChunk()
    expect(reloads).toBe(0)
    status = 200
    await failedChunk()
    expect(reloads).toBe(1)
  })

  it('is loaded afresh once when several chunks are gone', async () => {
    for (let i = 0; i < 3; i++) page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(reloads).toBe(1)
  })

  it('does not go round in circles when the new one fails as well', async () => {
    await failedChunk()
    vi.setSystemTime(AT + 29_000)
    await failedChunk()
    expect(reloads).toBe(1)
  })

  it('stays with any other error', async () => {
    await scriptError(new TypeError('x is undefined'))
    await scriptError(new SyntaxError("Unexpected token ')'"))
    expect(reloads).toBe(0)
  })
})

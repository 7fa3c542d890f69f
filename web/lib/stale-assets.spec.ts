import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadWhenStale } from './stale-assets.ts'

const AT = Date.parse('2026-03-02T12:00:00.000Z')
const kept = new Map<string, string>()
let page: EventTarget
let reloads: number
const browser = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers({ now: AT })
  page = new EventTarget()
  reloads = 0
  kept.clear()
  browser.onLine = true
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  vi.stubGlobal('location', { reload: () => reloads++ })
  reloadWhenStale()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const failedChunk = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const scriptError = (error: Error) => page.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { error, message: `Uncaught ${error}` }))

describe('a page of an older release (GEN-006)', () => {
  it('is loaded afresh when a chunk is gone, or a page came in place of a script', () => {
    failedChunk()
    expect(reloads).toBe(1)
    vi.setSystemTime(AT + 31_000)
    scriptError(new SyntaxError("Unexpected token '<'"))
    expect(reloads).toBe(2)
  })

  it('stays while there is no connection: it would be lost', () => {
    browser.onLine = false
    failedChunk()
    expect(reloads).toBe(0)
  })

  it('does not go round in circles when the new one fails as well', () => {
    failedChunk()
    vi.setSystemTime(AT + 29_000)
    failedChunk()
    expect(reloads).toBe(1)
  })

  it('stays with any other error', () => {
    scriptError(new TypeError('x is undefined'))
    scriptError(new SyntaxError("Unexpected token ')'"))
    expect(reloads).toBe(0)
  })
})

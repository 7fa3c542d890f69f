import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawnPages } from './drawn-pages.server.ts'

const nonces = ['AAAAAAAAAAAAAAAAAAAAAA==', 'BBBBBBBBBBBBBBBBBBBBBB==', 'CCCCCCCCCCCCCCCCCCCCCC=='] as const
const page = (nonce: string, who = 'Zoë') =>
  Buffer.from(`<script nonce="${nonce}">1</script><p>${who}</p><script nonce="${nonce}">2</script>`)
const board = 'http://localhost/admin/jobs/1'
const data = (text: string) => Buffer.from(text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends a page that was drawn twice as it was drawn, with the nonce of this answer and no other', () => {
  const pages = drawnPages()
  const key = pages.key(board, data('Zoë'))
  pages.keep(key, page(nonces[0]), nonces[0])
  expect(pages.find(key, nonces[1])).toBeNull()
  pages.keep(key, page(nonces[1]), nonces[1])
  expect(String(pages.find(key, nonces[2]))).toBe(String(page(nonces[2])))
  expect(String(pages.find(key, nonces[0]))).toBe(String(page(nonces[0])))
})

it('is another page at another address and for other data', () => {
  const { key } = drawnPages()
  const keys = [
    key(board, data('a')),
    key(board, data('b')),
    key(`${board}?q=a`, data('')),
    key(`${board}?q=`, data('a')),
    key(board, data('\na')),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('keeps no more than it may, what was asked for last, and nothing too large', () => {
  const size = page(nonces[0]).length
  const pages = drawnPages({ mostBytes: 5 * size })
  const kept = (who: string) => {
    const key = pages.key(board, data(who))
    for (let twice = 0; twice < 2; twice++) pages.keep(key, page(nonces[0]), nonces[0])
    return key
  }
  const [first, second, ...rest] = ['a', 'b', 'c', 'd', 'e'].map(kept)
  expect(pages.find(first!, nonces[1])).not.toBeNull()
  kept('f')
  expect(pages.find(second!, nonces[1])).toBeNull()
  for (const key of [first!, ...rest]) expect(pages.find(key, nonces[1])).not.toBeNull()
  const large = pages.key(board, data('large'))
  for (let twice = 0; twice < 2; twice++) pages.keep(large, Buffer.alloc(2 * size), nonces[0])
  expect(pages.find(large, nonces[1])).toBeNull()
  expect(pages.bytes).toBe(5 * size)
})

it('forgets a page after a minute, so that what was erased is not in memory for long', () => {
  const pages = drawnPages()
  const key = pages.key(board, data('Ada'))
  for (let twice = 0; twice < 2; twice++) pages.keep(key, page(nonces[0], 'Ada'), nonces[0])
  vi.advanceTimersByTime(59_000)
  expect(pages.find(key, nonces[1])).not.toBeNull()
  vi.advanceTimersByTime(1_000)
  expect(pages.find(key, nonces[1])).toBeNull()
  expect(pages.bytes).toBe(0)
})

it('leaves no timer behind for a page that made room', () => {
  const size = page(nonces[0]).length
  const pages = drawnPages({ mostBytes: 4 * size })
  for (const who of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    for (let twice = 0; twice < 2; twice++) pages.keep(pages.key(board, data(who)), page(nonces[0]), nonces[0])
  expect([pages.bytes / size, vi.getTimerCount()]).toEqual([4, 4])
})

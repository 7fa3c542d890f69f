import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sent: unknown[] = []
const heard = new EventTarget()
let report: typeof import('./report-error.ts')
beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://hire.example.com/admin/jobs?search=secret'))
  vi.stubGlobal('window', heard)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => void sent.push([url, JSON.parse(String(init.body))]))
  vi.resetModules()
  report = await import('./report-error.ts')
})
afterEach(() => {
  sent.length = 0
  vi.unstubAllGlobals()
})

it('reports a failure once, five of one page at most, and no query', () => {
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report.reportError(new TypeError(message))
  expect(sent).toHaveLength(5)
  expect(sent[0]).toEqual([
    '/browser-errors',
    { name: 'TypeError', message: 'a', page: '/admin/jobs', stack: expect.stringContaining('TypeError: a') },
  ])
})

it('reports what our scripts throw, and nothing of the network, of extensions or of other sites', () => {
  report.reportErrors()
  const thrown = (filename: string, error: unknown) =>
    heard.dispatchEvent(Object.assign(new Event('error'), { filename, error }))
  const rejected = (reason: unknown) => heard.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  thrown('chrome-extension://x/y.js', new Error('an extension'))
  thrown('', null)
  rejected(new TypeError('Failed to fetch'))
  rejected(new DOMException('given up', 'AbortError'))
  rejected('a text')
  expect(sent).toEqual([])
  thrown('https://hire.example.com/assets/x.js', new Error('ours'))
  rejected(new Error('ours too'))
  expect(sent.map((each) => (each as [string, { message: string }])[1].message)).toEqual(['ours', 'ours too'])
})

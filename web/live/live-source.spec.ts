import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenLive } from './live-source.ts'

/** The browser's own, as far as a page uses it: what the server and the network do is said by the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static opened: Source[] = []
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  constructor() {
    super()
    Source.opened.push(this)
  }
  close() {
    this.readyState = Source.CLOSED
  }
  send(name: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
function look(visibilityState: string) {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const newest = () => Source.opened.at(-1)!
let said: unknown[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  Source.opened = []
  said = []
  stop = listenLive('/live?job=1', {
    receive: ({ name }) => said.push(name),
    connected: (is) => said.push(is),
    refused: () => said.push('refused'),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page whose connection gave way to another', () => {
  it('does not come back while it is hidden, and reads everything again once it is looked at', () => {
    look('hidden')
    newest().send('gave_way')
    expect([said, newest().readyState]).toEqual([[false], Source.CLOSED])
    vi.advanceTimersByTime(3_600_000)
    expect(Source.opened).toHaveLength(1)
    look('visible')
    vi.advanceTimersByTime(0)
    expect(Source.opened).toHaveLength(2)
    newest().onopen()
    expect(said).toEqual([false, true, 'reload'])
  })

  it('comes back in its turn while it is in view, never more than once a minute', () => {
    for (let turn = 1; turn <= 5; turn++) {
      newest().send('gave_way')
      vi.advanceTimersByTime(59_000)
      expect(Source.opened).toHaveLength(turn)
      vi.advanceTimersByTime(61_000)
      expect(Source.opened).toHaveLength(turn + 1)
    }
  })

  it('and whose person goes to and fro between windows takes no place each time', () => {
    newest().send('gave_way')
    for (let glance = 0; glance < 40; glance++) {
      look('hidden')
      look('visible')
      vi.advanceTimersByTime(100)
    }
    expect(Source.opened).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect(Source.opened).toHaveLength(2)
  })

  it('is let be once nothing shows it any more', () => {
    newest().send('gave_way')
    stop()
    look('visible')
    vi.advanceTimersByTime(3_600_000)
    expect(Source.opened).toHaveLength(1)
  })
})

it('a page that is answered with an error asks who is signed in, comes back, and reads everything again', () => {
  newest().readyState = Source.CLOSED
  newest().onerror()
  vi.advanceTimersByTime(5000)
  expect([said, Source.opened.length]).toEqual([['refused', false], 2])
  newest().onopen()
  expect(said.slice(2)).toEqual([true, 'reload'])
})

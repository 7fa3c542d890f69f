import { afterEach, describe, expect, it, vi } from 'vitest'
import { quietWhenIdle } from './kafka-idle.ts'

const module: string = 'kafkajs/src/network/requestQueue/index.js'
type Queue = {
  push(request: unknown): void
  fulfillRequest(response: unknown): void
  scheduleRequestTimeoutCheck(): void
  destroy(): void
  maybeThrottle(ms: number): void
}

async function aQueue(requestTimeout = 5000): Promise<Queue> {
  await quietWhenIdle()
  const { default: RequestQueue } = (await import(module)) as { default: new (options: object) => Queue }
  const logger = { debug() {}, warn() {}, error() {} }
  return new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout,
    enforceRequestTimeout: true,
    clientId: 'test',
    broker: 'test',
    logger,
  })
}

/** A request, what was sent of it and how it ended. */
function aRequest(correlationId: number) {
  const seen = { sent: 0, ended: '' }
  const entry = {
    correlationId,
    resolve: () => (seen.ended = 'answered'),
    reject: (error: Error) => (seen.ended = error.name),
    apiName: 'Test',
    apiKey: 0,
    apiVersion: 0,
  }
  return { seen, pushed: { entry, expectResponse: true, sendRequest: () => seen.sent++ } }
}

describe('the request queue of kafkajs, which never sleeps by itself', () => {
  afterEach(() => vi.useRealTimers())

  it('has nothing to do when there is nothing to send', async () => {
    vi.useFakeTimers()
    const queue = await aQueue()
    const { pushed, seen } = aRequest(1)
    queue.push(pushed)
    queue.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 })
    expect(seen).toEqual({ sent: 1, ended: 'answered' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends what had to wait for another request', async () => {
    vi.useFakeTimers()
    const queue = await aQueue()
    const [first, second] = [aRequest(1), aRequest(2)]
    queue.push(first.pushed)
    queue.push(second.pushed)
    expect(second.seen.sent).toBe(0)
    queue.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 })
    expect(second.seen.sent).toBe(1)
  })

  it('sends what a broker told it to hold back, once the time is over', async () => {
    vi.useFakeTimers()
    const queue = await aQueue()
    queue.maybeThrottle(700)
    const { pushed, seen } = aRequest(1)
    queue.push(pushed)
    vi.advanceTimersByTime(600)
    expect(seen.sent).toBe(0)
    vi.advanceTimersByTime(200)
    expect(seen.sent).toBe(1)
  })

  it('gives up a request that no one answers', async () => {
    vi.useFakeTimers()
    const queue = await aQueue(3000)
    queue.scheduleRequestTimeoutCheck()
    const { pushed, seen } = aRequest(1)
    queue.push(pushed)
    vi.advanceTimersByTime(2000)
    expect(seen.ended).toBe('')
    vi.advanceTimersByTime(3000)
    expect(seen.ended).toBe('KafkaJSRequestTimeoutError')
    queue.destroy()
  })
})

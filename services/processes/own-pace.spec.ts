import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { ownPace } from './own-pace.ts'

const record = (revision: number) => ({ revision }) as RecordedEvent
const many = (count: number) => Array.from({ length: count }, (_, at) => record(at))
/** A handler that goes on when the test says so; what it got, call by call. */
function slow() {
  const got: number[][] = []
  const ends: ((error?: Error) => void)[] = []
  return {
    got,
    handler: (records: RecordedEvent[]) =>
      new Promise<void>((done, failed) => {
        got.push(records.map(({ revision }) => revision))
        ends.push((error) => (error ? failed(error) : done()))
      }),
    async end(call: number, error?: Error) {
      while (!ends[call]) await new Promise((turn) => setImmediate(turn))
      ends[call](error)
    },
  }
}
const unexpected = (error: unknown) => {
  throw error
}

describe('someone who takes longer than others wait', () => {
  it('is left to it, and gets together what came meanwhile', async () => {
    const { got, handler, end } = slow()
    const pace = ownPace(handler, { patienceMs: 1, failedLate: unexpected })
    for (const revision of [0, 1, 2]) await pace.hand([record(revision)])
    await end(0)
    await end(1)
    await pace.rest()
    expect(got).toEqual([[0], [1, 2]])
  })

  it('is waited for once too much waits already', async () => {
    const { handler, end } = slow()
    const pace = ownPace(handler, { patienceMs: 1, failedLate: unexpected })
    await pace.hand(many(10_001))
    let handed = false
    const handing = pace.hand([record(0)]).then(() => (handed = true))
    // Another, with a longer timeout, has been dropped by now.
    await ownPace(slow().handler, { patienceMs: 20, failedLate: unexpected }).hand([record(0)])
    expect(handed).toBe(false)
    await end(0)
    await end(1)
    await handing
    expect(handed).toBe(true)
  })

  it('tells a failure that no one waits for any more', async () => {
    const { handler, end } = slow()
    const late: unknown[] = []
    const pace = ownPace(handler, { patienceMs: 1, failedLate: (error) => late.push(error) })
    await pace.hand([record(0)])
    await end(0, new Error('store away'))
    await pace.rest()
    expect(late).toEqual([new Error('store away')])
  })
})

it('fails for who waits, so that the records come again', async () => {
  const late: unknown[] = []
  const pace = ownPace(() => Promise.reject(new Error('store away')), {
    patienceMs: 60_000,
    failedLate: (error) => late.push(error),
  })
  await expect(pace.hand([record(0)])).rejects.toThrow('store away')
  expect(late).toEqual([])
})

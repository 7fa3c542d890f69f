import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GIVEN_UP_AFTER_MS } from './call.ts'
import { courier, Unreached, type Waiting } from './courier.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

const HOUR = 3_600_000
const call = (id: string, changes: Partial<Waiting> = {}): Waiting => ({
  id,
  line: id,
  tenant: 'acme',
  target: 'mail',
  holdUntil: 0,
  since: Date.now(),
  ...changes,
})

/** `down` targets do not answer; `answers` holds what waits for an answer where `slow`. */
function sending({ slow = false, giveUpMs = HOUR } = {}) {
  const down = new Set<string>()
  const answers: (() => void)[] = []
  const tried: string[] = []
  const left: string[] = []
  const over: string[] = []
  const sent = courier<Waiting>({
    async leave({ id, target }) {
      tried.push(id)
      if (slow) await new Promise<void>((answered) => answers.push(answered))
      if (down.has(target) || down.has(id.split(' ')[0]!)) throw new Unreached(`${target} is away`)
      left.push(id)
    },
    giveUp: async ({ id }) => void over.push(id),
    giveUpMs,
    retryMs: (tries) => Math.min(1000 * 2 ** (tries - 1), 60_000),
    now: Date.now,
    changed: () => {},
  })
  return { ...sent, down, answers, tried, left, over }
}

describe('calls to a target that is away', () => {
  it('hold up no other target, and are not all tried again and again', async () => {
    const { take, down, tried, left, failing } = sending()
    down.add('a dead host')
    for (let n = 0; n < 100; n++) take(call(`dead ${n}`, { target: 'a dead host' }))
    take(call('alive', { target: 'another host' }))
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(left).toEqual(['alive'])
    // At first those that were under way together, then one at a time, later and later.
    expect(tried.length).toBeLessThan(30)
    expect(failing().length).toBeGreaterThan(0)

    down.clear()
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    expect(left).toHaveLength(101)
  })

  it('are given up after a time, those too that only waited', async () => {
    const { take, down, over, open } = sending()
    down.add('mail')
    for (let n = 0; n < 20; n++) take(call(String(n)))
    await vi.advanceTimersByTimeAsync(HOUR - 60_000)
    expect(over).toEqual([])
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(over.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => String(n)).toSorted())
    expect(open()).toEqual([])
  })

  it('all leave once after a mail server was away for a day, and are all reported where it was away for longer than the platform tries', async () => {
    const { take, down, tried, left, over } = sending({ giveUpMs: GIVEN_UP_AFTER_MS })
    const ids = Array.from({ length: 200 }, (_, n) => String(n))
    down.add('mail')
    for (const id of ids) take(call(id))
    await vi.advanceTimersByTimeAsync(24 * HOUR)
    expect([left, over]).toEqual([[], []])
    // At most once a minute, whatever waits.
    expect(tried.length).toBeLessThan(24 * 60 + 50)
    down.clear()
    await vi.advanceTimersByTimeAsync(3 * 60_000)
    expect([left.toSorted(), over]).toEqual([ids.toSorted(), []])

    down.add('mail')
    for (const id of ids) take(call(`late ${id}`))
    await vi.advanceTimersByTimeAsync(GIVEN_UP_AFTER_MS + 5 * 60_000)
    expect(over.toSorted()).toEqual(ids.map((id) => `late ${id}`).toSorted())
    expect(left).toHaveLength(200)
  })

  it('leave in the order in which they were decided once it is back, behind the one that found it', async () => {
    const { take, down, left } = sending({ giveUpMs: GIVEN_UP_AFTER_MS })
    const ids = Array.from({ length: 30 }, (_, n) => `candidate ${n}`)
    down.add('mail')
    for (const id of ids) {
      take(call(id))
      await vi.advanceTimersByTimeAsync(40 * 60_000)
    }
    await vi.advanceTimersByTimeAsync(4 * HOUR)
    expect(left).toEqual([])
    down.clear()
    await vi.advanceTimersByTimeAsync(61_000)
    const [found, ...others] = left
    expect(others).toEqual(ids.filter((id) => id !== found))
  })

  it('that it can never take are tried by themselves, and keep the others from nothing', async () => {
    const { take, down, left } = sending()
    down.add('bad')
    for (let n = 0; n < 5; n++) take(call(`bad ${n}`))
    await vi.advanceTimersByTimeAsync(1000)
    for (let n = 0; n < 50; n++) take(call(`good ${n}`))
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(left.filter((id) => id.startsWith('good'))).toHaveLength(50)
  })

  it('are not given up because the platform itself was away for long', async () => {
    const { take, down, over, left } = sending()
    down.add('mail')
    take(call('old', { since: Date.now() - 10 * HOUR }))
    await vi.advanceTimersByTimeAsync(4000)
    expect(over).toEqual([])
    down.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([over, left]).toEqual([[], ['old']])
  })
})

describe('calls to one target', () => {
  it('leave some at once, companies in turn, however many calls one of them has', async () => {
    const { take, answers, tried } = sending({ slow: true })
    for (let n = 0; n < 100; n++) take(call(`acme ${n}`))
    take(call('rival', { tenant: 'rival' }))
    expect(tried).toHaveLength(8)
    answers.shift()!()
    await vi.advanceTimersByTimeAsync(0)
    answers.shift()!()
    await vi.advanceTimersByTimeAsync(0)
    expect(tried).toContain('rival')
  })

  it('leave in order within a line, also when the first of it fails', async () => {
    const { take, down, tried, left } = sending()
    down.add('mail')
    for (const id of ['first', 'second']) take(call(id, { line: 'of one candidate' }))
    await vi.advanceTimersByTimeAsync(500)
    expect(tried).toEqual(['first'])
    down.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(left).toEqual(['first', 'second'])
  })

  it('are taken once', async () => {
    const { take, tried } = sending()
    take(call('one'))
    take(call('one'))
    await vi.advanceTimersByTimeAsync(0)
    expect(tried).toEqual(['one'])
  })

  it('leave when their time has come, however far that is', async () => {
    const { take, left, open } = sending()
    take(call('later', { holdUntil: Date.now() + 30 * 24 * HOUR }))
    await vi.advanceTimersByTimeAsync(30 * 24 * HOUR - 1)
    expect([left, open().length]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(left).toEqual(['later'])
  })
})

it('those under way are waited for when it stops, and no other leaves', async () => {
  const { take, answers, tried, left, stop } = sending({ slow: true })
  for (let n = 0; n < 10; n++) take(call(String(n)))
  const stopped = stop()
  for (const answer of answers.splice(0)) answer()
  await stopped
  await vi.advanceTimersByTimeAsync(HOUR)
  expect([tried.length, left.length]).toEqual([8, 8])
})

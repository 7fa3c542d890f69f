import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '#infra/engines/failures.ts'
import { embeddedLeases } from '#infra/engines/leases/embedded.ts'
import type { Lease, Leases } from '#infra/engines/leases/leases.ts'
import { type Duty, onDuty } from './on-duty.ts'

const states = () => {
  const kept = new Map<string, unknown>()
  return {
    loadState: async (key: string) => kept.get(key) ?? null,
    saveState: async (key: string, value: unknown) => void kept.set(key, value),
  }
}
const working = () => {
  const log: string[] = []
  const begin =
    (who: string) =>
    async ({ epoch }: Lease): Promise<Duty> => {
      log.push(`${who} begins in epoch ${epoch}`)
      return { stop: async () => log.push(`${who} stops`) }
    }
  return { log, begin }
}

afterEach(() => void vi.restoreAllMocks())

describe('work that one process does at a time', () => {
  it('is done by the first, taken over by the one that stands by, and never by both', async () => {
    const leases = embeddedLeases(states())
    const { log, begin } = working()
    const first = onDuty(leases, 'relay', begin('first'))
    await first.begun
    const second = onDuty(leases, 'relay', begin('second'))
    expect([first.epoch(), second.epoch()]).toEqual([1, null])
    await first.stop()
    await second.begun
    expect([first.epoch(), second.epoch()]).toEqual([null, 2])
    await second.stop()
    expect(log).toEqual(['first begins in epoch 1', 'first stops', 'second begins in epoch 2', 'second stops'])
  })

  it('stops at once when the lease is lost, and begins again when it comes back', async () => {
    let loss = new AbortController()
    let epoch = 0
    const leases: Leases = {
      async acquire(name) {
        loss = new AbortController()
        return { name, epoch: ++epoch, lost: loss.signal, release: async () => {} }
      },
      close: async () => {},
    }
    const { log, begin } = working()
    const duty = onDuty(leases, 'relay', begin('it'))
    await duty.begun
    loss.abort()
    await vi.waitFor(() => expect(log).toEqual(['it begins in epoch 1', 'it stops', 'it begins in epoch 2']), 20_000)
    await duty.stop()
  })

  it('begins again under a new epoch when it ended by itself, as a fenced relay does', async () => {
    const { log, begin } = working()
    const fenced = Promise.withResolvers<void>()
    const duty = onDuty(embeddedLeases(states()), 'relay', async (lease) => ({
      ...(await begin('it')(lease)),
      ...(lease.epoch === 1 ? { ended: fenced.promise } : {}),
    }))
    await duty.begun
    fenced.resolve()
    await vi.waitFor(() => expect(duty.epoch()).toBe(2), 20_000)
    await duty.stop()
    expect(log).toEqual(['it begins in epoch 1', 'it stops', 'it begins in epoch 2', 'it stops'])
  })

  it('is tried again when it could not begin, which is said once and when it is over, and given up while standing by', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const said: unknown[] = []
    for (const way of ['error', 'warn'] as const)
      vi.spyOn(console, way).mockImplementation((...words) => void said.push(words.join(' ')))
    const leases = embeddedLeases(states())
    const { begin } = working()
    let down = true
    const duty = onDuty(leases, 'relay', async (lease) =>
      down ? Promise.reject(new Unavailable('no broker')) : begin('it')(lease),
    )
    const once = 'the relay is on standby and will try again: no broker'
    await vi.waitFor(() => expect(said).toEqual([once]), 20_000)
    for (let tries = 0; tries < 60; tries++) await vi.advanceTimersByTimeAsync(1000)
    expect(said).toEqual([once])
    down = false
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await duty.begun
    expect(said).toEqual([
      once,
      expect.stringMatching(/^the relay is on standby and will try again: no longer, after \d+ s$/),
    ])
    const waiting = onDuty(leases, 'relay', begin('other'))
    await waiting.stop()
    await duty.stop()
  })
})

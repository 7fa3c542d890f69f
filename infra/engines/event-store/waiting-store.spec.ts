import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { Ambiguous, NotAllowed, Unavailable } from '../failures.ts'
import { embeddedEventStore } from './embedded.ts'
import { Conflict, type EventStore, NO_STREAM } from './event-store.ts'
import { atOnce, onBehalfOf, waitingStore } from './waiting-store.ts'

const folder = useFolders()
let log: EventStore
beforeAll(() => {
  log = embeddedEventStore(folder())
})
afterAll(() => log.close())

/** A store that fails so often, with what, before or after it has written. */
function failing(failures: (() => Error)[], { written = false } = {}) {
  const asked: unknown[] = []
  const store: EventStore = {
    ...log,
    async append(stream, expected, events) {
      asked.push([expected, events.map(({ id }) => id)])
      const failure = failures.shift()
      if (failure && !written) throw failure()
      const appended = await log.append(stream, expected, events)
      if (failure) throw failure()
      return appended
    },
    async head(stream) {
      asked.push(stream)
      const failure = failures.shift()
      if (failure) throw failure()
      return log.head(stream)
    },
  }
  return { store, asked }
}
const noLeader = () => new Unavailable('no leader')
const unknown = () => new Ambiguous('unknown')
const caller = (agoMs = 0, gone = new AbortController().signal) => ({ arrivedAt: performance.now() - agoMs, gone })
const forever = (failure: () => Error) => Array.from({ length: 10_000 }, () => failure)

describe('a request that meets no leader, no connection or an unknown outcome', () => {
  it('is made again as it was until it succeeds, and what was written already is not written twice', async () => {
    for (const [failure, written] of [
      [noLeader, false],
      [unknown, false],
      [unknown, true],
    ] as const) {
      const { store, asked } = failing([failure, failure, failure], { written })
      const stream = aStream()
      const event = anEnvelope({})
      const appended = await onBehalfOf(caller(), () => waitingStore(store).append(stream, NO_STREAM, [event]))
      expect(appended).toMatchObject({ revision: 0 })
      expect(asked).toEqual(Array.from({ length: 4 }, () => [NO_STREAM, [event.id]]))
      expect(await log.read(stream)).toHaveLength(1)
    }
  })

  it('is refused once it is too old, counted from its arrival', async () => {
    const { store, asked } = failing(forever(noLeader))
    const waiting = waitingStore(store, { boundMs: 300 })
    await expect(onBehalfOf(caller(), () => waiting.head('x'))).rejects.toThrow('no leader')
    expect(asked.length).toBeGreaterThan(2)
    asked.length = 0
    await expect(onBehalfOf(caller(300), () => waiting.head('x'))).rejects.toThrow('no leader')
    expect(asked).toHaveLength(1)
    // Waited behind others for all of its time, while the store was known to be away.
    await expect(onBehalfOf(caller(60_000), () => waiting.head('x'))).rejects.toThrow('no leader')
    expect(asked).toHaveLength(1)
  })

  it('has a second try where a frozen leader took the time of the first', async () => {
    let asked = 0
    const frozen: EventStore = {
      ...log,
      head: async () => {
        asked++
        await new Promise((done) => setTimeout(done, 150))
        throw noLeader()
      },
    }
    const limits = { boundMs: 100, hungMs: 100, frozenMs: 20_000 }
    await expect(onBehalfOf(caller(), () => waitingStore(frozen, limits).head('x'))).rejects.toThrow('no leader')
    expect(asked).toBe(2)
  })

  it('is refused at once where too many wait, and waits for no one who has gone', async () => {
    const away = waitingStore(failing(forever(noLeader)).store, { waiting: 1 })
    const leaving = new AbortController()
    const first = onBehalfOf(caller(0, leaving.signal), () => away.head('x')).catch((error: Error) => error.message)
    // Until the first has met it.
    await new Promise((turn) => setImmediate(turn))
    await expect(onBehalfOf(caller(), () => away.head('y'))).rejects.toThrow('no leader')
    leaving.abort()
    expect(await first).toBe('no leader')
  })

  it('is answered at once where it cannot pass, was decided, or has another answer', async () => {
    const refusals = [() => new NotAllowed('no right'), () => new Conflict('x', 1, 2)]
    for (const refusal of refusals) {
      const { store, asked } = failing([refusal])
      await expect(onBehalfOf(caller(), () => waitingStore(store).head('x'))).rejects.toThrow(refusal().message)
      expect(asked).toHaveLength(1)
    }
    const { store, asked } = failing(forever(noLeader))
    await expect(waitingStore(store).head('x')).rejects.toThrow('no leader')
    await expect(onBehalfOf(caller(), () => atOnce(() => waitingStore(store).head('x')))).rejects.toThrow('no leader')
    expect(asked).toHaveLength(2)
  })
})

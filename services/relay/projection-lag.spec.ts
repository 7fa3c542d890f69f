import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import { cards } from '#projections/board/cards.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { SWEPT } from '#projections/runtime/worker.ts'
import { projectionLag } from './projection-lag.ts'

/** A log of candidates' events, and read models that hold what `fold` has put into them. */
function world() {
  const log: { stream: string; revision: number }[] = []
  const documents = new Map<string, number>()
  const stuck: { projection: string; stream: string; error: string }[] = []
  let read = 0
  const headsSince: EventStore['headsSince'] = async (after) => {
    const gained = log.slice(Number(after ?? 0))
    read += gained.length
    return {
      heads: [...new Map(gained.map((each) => [each.stream, each])).values()],
      upTo: log.length > 0 ? String(log.length) : null,
    }
  }
  const lag = projectionLag(
    {
      store: { headsSince, comparePositions: (a: Position, b: Position) => Number(a) - Number(b) },
      reads: {
        loadState: async (key) => (key.startsWith(SWEPT) ? '0' : null),
        revisions: async (collection, ids) =>
          ids.map((id) => documents.get(collection === collectionOf(cards) ? id : `others ${id}`) ?? -1),
      },
    },
    async () => ({ stuck }),
  )
  return {
    stop: (id: string) =>
      void stuck.push({ projection: cards.name, stream: `cacme00000000.candidate-${id}`, error: 'NobodyKnowsThis' }),
    write: (id: string, revision: number) => void log.push({ stream: `cacme00000000.candidate-${id}`, revision }),
    fold: (id: string, revision: number) => void documents.set(id, revision).set(`others ${id}`, revision),
    foldElsewhere: (id: string, revision: number) => void documents.set(`others ${id}`, revision),
    async lag() {
      vi.advanceTimersByTime(5000)
      const before = read
      return { events: (await lag()).find(({ projection }) => projection === cards.name)!.events, read: read - before }
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

describe('how far a read model is behind', () => {
  it('is told by what the log has gained since the last answer, whatever it held before', async () => {
    const { write, fold, lag } = world()
    for (let n = 0; n < 100; n++) {
      write(`a${n}`, 0)
      fold(`a${n}`, 0)
    }
    expect(await lag()).toEqual({ events: 0, read: 100 })
    write('a1', 1)
    write('a1', 2)
    expect(await lag()).toEqual({ events: 2, read: 2 })
    expect(await lag()).toEqual({ events: 2, read: 0 })
    fold('a1', 1)
    expect(await lag()).toEqual({ events: 1, read: 0 })
    fold('a1', 2)
    expect(await lag()).toEqual({ events: 0, read: 0 })
  })

  it('counts each read model for itself: one that is level does not hide one that is not', async () => {
    const { write, foldElsewhere, lag } = world()
    write('a1', 0)
    foldElsewhere('a1', 0)
    expect(await lag()).toEqual({ events: 1, read: 1 })
    expect(await lag()).toEqual({ events: 1, read: 0 })
  })

  it('leaves out what cannot be folded: no waiting brings it in', async () => {
    const { write, stop, lag } = world()
    write('a1', 0)
    write('a2', 0)
    stop('a1')
    expect(await lag()).toEqual({ events: 1, read: 2 })
  })
})

import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { Conflict, type EventStore, NO_STREAM, type RecordedEvent } from '#infra/engines/event-store/event-store.ts'

/** What outlives a crash. */
export type Disk = { log: RecordedEvent[]; documents: Map<string, Map<string, Doc>>; state: Map<string, unknown> }
export const emptyDisk = (): Disk => ({ log: [], documents: new Map(), state: new Map() })

/** Lets others run in between, a little or not at all. */
export type Pause = () => Promise<void>

export function memoryEventStore({ log }: Disk, pause: Pause): EventStore & { tell(): void } {
  const listeners = new Set<() => void>()
  const of = (stream: string) => log.filter((record) => record.stream === stream)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    tell,
    async append(stream, expected, events) {
      await pause()
      const there = of(stream)
      const replayed = there.slice(expected + 1, expected + 1 + events.length)
      if (replayed.length === events.length && replayed.every(({ id }, i) => id === events[i]!.id))
        return {
          revision: expected + events.length,
          position: replayed.at(-1)!.position,
          replayed: replayed.some(({ hash }, i) => hash !== events[i]!.hash),
        }
      if ((there.at(-1)?.revision ?? NO_STREAM) !== expected) throw new Conflict(stream, expected, there.length - 1)
      for (const [i, event] of events.entries())
        log.push({ ...event, stream, revision: expected + 1 + i, position: String(log.length + 1) })
      tell()
      return { revision: expected + events.length, position: String(log.length), replayed: false }
    },
    async read(stream, { from = 0, limit = Infinity } = {}) {
      await pause()
      return of(stream).slice(from, from + limit)
    },
    async readToFold(stream) {
      await pause()
      return of(stream)
    },
    async head(stream) {
      const last = of(stream).at(-1)
      return last ? { revision: last.revision, hash: last.hash } : null
    },
    async readAll(after, limit) {
      await pause()
      return log.slice(Number(after ?? 0), Number(after ?? 0) + limit)
    },
    async headsSince(after, until) {
      await pause()
      const upTo = until ? Number(until) : log.length
      const heads = new Map<string, number>()
      for (const { stream, revision } of log.slice(Number(after ?? 0), upTo)) heads.set(stream, revision)
      return { heads: [...heads].map(([stream, revision]) => ({ stream, revision })), upTo: upTo ? String(upTo) : null }
    },
    async lastPosition() {
      return log.length ? String(log.length) : null
    },
    async countAfter(after, atMost) {
      return Math.min(log.length - Number(after ?? 0), atMost)
    },
    onAppended(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    comparePositions: (a, b) => Number(a) - Number(b),
    shareBefore: (position, end) => Math.min(Number(position) / Number(end), 1),
    isPosition: (text) => /^\d+$/.test(text),
    async close() {},
  }
}

type Written = Pick<ReadStore, 'ensure' | 'get' | 'getMany' | 'compareAndSet' | 'loadState' | 'saveState'>

/** The writing half of a read store; what the runtime of the projections uses. */
export function memoryReads({ documents, state }: Disk, pause: Pause): Written {
  const collection = (name: string) => documents.get(name) ?? documents.set(name, new Map()).get(name)!
  return {
    async ensure({ name }) {
      collection(name)
    },
    async get(name, id) {
      await pause()
      return collection(name).get(id) ?? null
    },
    async getMany(name, ids) {
      await pause()
      return ids.map((id) => collection(name).get(id) ?? null)
    },
    async compareAndSet(writes) {
      const won: boolean[] = []
      for (const { collection: name, expected, doc } of writes) {
        await pause()
        const there = collection(name).get(doc._id)
        won.push((there?.rev ?? null) === expected)
        if (won.at(-1)) collection(name).set(doc._id, doc)
      }
      await pause()
      return won
    },
    async loadState(key) {
      await pause()
      return state.get(key) ?? null
    },
    async saveState(key, value) {
      await pause()
      state.set(key, value)
    },
  }
}

import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'

type Ports = {
  store: EventStore
  reads: Pick<ReadStore, 'ensure' | 'get' | 'getMany' | 'compareAndSet' | 'loadState' | 'saveState'>
}

/** Each rule that protects a read document, and what a worker that does without it sees of its ports. */
export const rules = {
  'a gap is repaired from the store': ({ store, reads }: Ports): Ports => ({
    reads,
    store: { ...store, read: async (stream, range) => (await store.read(stream, range)).slice(-1) },
  }),
  'a document is replaced only if it is still the one that was read': ({ store, reads }: Ports): Ports => ({
    store,
    reads: {
      ...reads,
      async compareAndSet(writes) {
        for (const write of writes) {
          const there = await reads.get(write.collection, write.doc._id)
          await reads.compareAndSet([{ ...write, expected: there?.rev ?? null }])
        }
        return writes.map(() => true)
      },
    },
  }),
  'an event that is in the document already is skipped': ({ store, reads }: Ports): Ports => ({
    store,
    reads: {
      ...reads,
      getMany: async (collection, ids) =>
        (await reads.getMany(collection, ids)).map((doc) => doc && { ...doc, rev: doc.rev - 1 }),
      async compareAndSet(writes) {
        const won: boolean[] = []
        for (const write of writes) {
          const there = await reads.get(write.collection, write.doc._id)
          won.push(...(await reads.compareAndSet([{ ...write, expected: there?.rev ?? null }])))
        }
        return won
      },
    },
  }),
  'a sweeper looks for lost tails': ({ store, reads }: Ports): Ports => ({
    reads,
    store: { ...store, headsSince: async () => ({ heads: [], upTo: null }) },
  }),
  'a tombstone remembers what is gone': ({ store, reads }: Ports): Ports => {
    const gone = (doc: Doc | null) => (doc?.dead ? null : doc)
    return {
      store,
      reads: {
        ...reads,
        getMany: async (collection, ids) => (await reads.getMany(collection, ids)).map(gone),
        async compareAndSet(writes) {
          const won: boolean[] = []
          for (const write of writes) {
            const there = await reads.get(write.collection, write.doc._id)
            won.push(
              ...(await reads.compareAndSet([
                there?.dead && write.expected === null ? { ...write, expected: there.rev } : write,
              ])),
            )
          }
          return won
        },
      },
    }
  },
}
export type Rule = keyof typeof rules

import type { OffsetsByTopicPartition } from 'kafkajs'

const COMMIT_MS = 250

/**
 * How far each partition is done, told to the broker at most four times a second. What was done and not told yet is done
 * once more after a crash, which consumers recognise.
 */
export function offsetsToCommit() {
  let next = new Map<string, { topic: string; partition: number; offset: string }>()
  let at = Date.now()

  return {
    intervalMs: COMMIT_MS,
    done(topic: string, partition: number, last: string) {
      next.set(`${topic}|${partition}`, { topic, partition, offset: String(BigInt(last) + 1n) })
    },
    due: () => next.size > 0 && Date.now() - at >= COMMIT_MS,
    /** Another consumer may have advanced in these partitions: cached offsets are out of date. */
    forget: () => next.clear(),
    async commit(tell: (offsets: OffsetsByTopicPartition) => Promise<void>) {
      if (next.size === 0) return
      const offsets = [...next.values()]
      next = new Map()
      at = Date.now()
      const byTopic = Map.groupBy(offsets, ({ topic }) => topic)
      await tell({
        topics: [...byTopic].map(([topic, partitions]) => ({
          topic,
          partitions: partitions.map(({ partition, offset }) => ({ partition, offset })),
        })),
      })
    },
  }
}

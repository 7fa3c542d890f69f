import { type Advance, advances, type Queue } from './queue-order.ts'

const QUEUES = 'hirelog.queues'
const ADVANCE = 'hirelog.auto-advance'
const MOST_QUEUES = 12
const KEPT_FOR_MS = 14 * 24 * 3_600_000

type Kept = Record<string, Queue>
const read = <Value>(key: string, otherwise: Value): Value => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? otherwise
  } catch {
    return otherwise
  }
}
const write = (key: string, value: unknown) => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing begins each queue anew.
  }
}

/** One queue per person, job and filter; it holds ids, no names. */
export const queueKey = (viewer: string, jobId: string, filter: string) => `${viewer} ${jobId} ${filter}`

/** The queue as it was left, on this device; null after two weeks. */
export function keptQueue(key: string, now: number): Queue | null {
  const queue = read<Kept>(QUEUES, {})[key]
  return queue && now - queue.usedAt < KEPT_FOR_MS ? queue : null
}

export function keepQueue(key: string, queue: Queue | null) {
  const { [key]: _, ...others } = read<Kept>(QUEUES, {})
  const latest = Object.entries(queue ? { ...others, [key]: queue } : others)
    .sort(([, a], [, b]) => b.usedAt - a.usedAt)
    .slice(0, MOST_QUEUES)
  write(QUEUES, Object.fromEntries(latest))
}

export function autoAdvance(viewer: string): Advance {
  const kept = read<Record<string, Advance>>(ADVANCE, {})[viewer]
  return advances.find((each) => each === kept) ?? 'move'
}
export const keepAutoAdvance = (viewer: string, advance: Advance) =>
  write(ADVANCE, { ...read<Record<string, Advance>>(ADVANCE, {}), [viewer]: advance })

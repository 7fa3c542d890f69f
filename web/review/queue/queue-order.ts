/** A candidate in a queue. */
export type Queued = { id: string; name: string }

/** What was done with one candidate; `from` and `to` are stages. */
export type Done = {
  rated?: number
  commented?: true
  scored?: true
  moved?: { from: string; to: string }
}
export type Queue = {
  /** In the order in which the queue began: moved cards stay where they were in it. */
  ids: readonly string[]
  /** The candidate that is open. */
  at: string
  done: Readonly<Record<string, Done>>
  /** When it was worked on last, in milliseconds. */
  usedAt: number
}

export const begin = (ids: readonly string[], at: string, now: number): Queue => ({
  ids: ids.includes(at) ? ids : [at, ...ids],
  at,
  done: {},
  usedAt: now,
})

/** Where the open candidate is, from 1. */
export const positionIn = ({ ids, at }: Pick<Queue, 'ids' | 'at'>) => ids.indexOf(at) + 1
/** The candidate after or before the open one; null at either end. */
export const beside = ({ ids, at }: Pick<Queue, 'ids' | 'at'>, by: 1 | -1): string | null =>
  ids[ids.indexOf(at) + by] ?? null

/** The queue with what was done added to it. A move back to where a card came from is no move. */
export function record(queue: Queue, id: string, more: Done, now: number): Queue {
  const before = queue.done[id] ?? {}
  const { moved: last, ...rest } = { ...before, ...more }
  const from = before.moved?.from ?? last?.from
  const moved = last && from !== undefined && from !== last.to ? { from, to: last.to } : undefined
  const all = { ...rest, ...(moved ? { moved } : {}) }
  const { [id]: _, ...others } = queue.done
  return { ...queue, usedAt: now, done: Object.keys(all).length > 0 ? { ...others, [id]: all } : others }
}

/** Kinds of work after which the next candidate opens. */
export const advances = ['never', 'move', 'any'] as const
export type Advance = (typeof advances)[number]
/** Whether what was just done opens the next candidate: a comment never does, since a rating or a move follows it. */
export const goesOn = (advance: Advance, just: Done) =>
  advance !== 'never' &&
  (just.moved !== undefined || (advance === 'any' && (just.rated !== undefined || !!just.scored)))

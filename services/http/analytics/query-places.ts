import { fairQueue, type Turn } from '../../core/fair-queue.ts'

const MOST_WAITING = 100
const MOST_OF_COMPANY = 20
/** Of one company. */
const MOST_AT_ONCE = 2

type Held = { turn: Turn; state: 'quick' | 'long' | 'waits to run long' }

/**
 * Who of those who wait may run now, on so many places. A person has one query under way, a company two of two persons,
 * and the second leaves a place for others. A query that turns out to be long keeps its place only while a place is left
 * for quick ones, and its company has no other: else it gives it up and waits for its turn to run long. So a small query
 * waits for none that is long, however many companies send those.
 */
export function queryPlaces<Job extends object>({ places }: { places: number }) {
  const waiting = fairQueue<Job>({ mostWaiting: MOST_WAITING, mostOfShare: MOST_OF_COMPANY })
  const turns = new WeakMap<Job, Turn>()
  /** In the order in which they came. */
  const held = new Map<Job, Held>()
  const mostLong = Math.max(1, places - 1)

  const count = (is: (each: Held) => boolean) => [...held.values()].filter(is).length
  const running = () => count(({ state }) => state !== 'waits to run long')
  const longOf = (share: string) => count(({ turn, state }) => turn.share === share && state === 'long')
  const mayRunLong = ({ share }: Turn) => count(({ state }) => state === 'long') < mostLong && longOf(share) === 0

  const mayBegin = ({ share, person = '' }: Turn) => {
    const own = [...held.values()].filter(({ turn }) => turn.share === share)
    if (own.length === 0) return true
    return (
      own.length < MOST_AT_ONCE && running() + 1 < places && own.every(({ turn }) => (turn.person ?? '') !== person)
    )
  }

  return {
    /** @returns the job that has to be refused for it, if any: perhaps this one. */
    push(turn: Turn, job: Job): Job | null {
      turns.set(job, turn)
      return waiting.push(turn, job)
    },
    /** The job to run now, which holds a place from then on; null where there is none. */
    next(): Job | null {
      if (running() >= places) return null
      for (const [job, each] of held)
        if (each.state === 'waits to run long' && mayRunLong(each.turn)) {
          each.state = 'long'
          return job
        }
      const next = waiting.next(mayBegin)
      if (!next) return null
      held.set(next.job, { turn: next.turn, state: 'quick' })
      return next.job
    },
    /** Whether a running job may go on as a long one; else it has lost its place, and {@link next} names it again. */
    runLong(job: Job): boolean {
      const each = held.get(job)!
      const may = mayRunLong(each.turn)
      // It goes behind those who wait for the same.
      if (!may) {
        held.delete(job)
        held.set(job, each)
      }
      each.state = may ? 'long' : 'waits to run long'
      return may
    },
    isLong: (job: Job): boolean => held.get(job)?.state === 'long',
    done: (job: Job): void => void held.delete(job),
    /** For a caller who has gone; false where the job is running. */
    drop(job: Job): boolean {
      if (held.get(job)?.state === 'waits to run long') return held.delete(job)
      return waiting.drop(turns.get(job)!, job)
    },
  }
}

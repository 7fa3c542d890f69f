import type { Position as Pair } from '@eventstore/db-client'
import type { Position } from '../event-store.ts'

/** Both halves, kept as given: one alone cannot be resumed from. */
export const toText = ({ commit, prepare }: Pair): Position => `${commit}/${prepare}`

export const isPosition = (text: string) => /^\d+\/\d+$/.test(text)

export function toPair(position: Position): Pair {
  const [commit, prepare] = position.split('/')
  if (!commit || !prepare) throw new Error(`${position} is not a position in EventStoreDB`)
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}

export function comparePairs(a: Pair, b: Pair): number {
  if (a.commit !== b.commit) return a.commit < b.commit ? -1 : 1
  return a.prepare < b.prepare ? -1 : a.prepare > b.prepare ? 1 : 0
}

export const comparePositions = (a: Position, b: Position) => comparePairs(toPair(a), toPair(b))

/** Commit positions are bytes of the log, among them the server's own events. */
export function shareBefore(position: Position, end: Position): number {
  const [at, all] = [toPair(position).commit, toPair(end).commit]
  return all === 0n ? 1 : Math.min(Number(at) / Number(all), 1)
}

/** What the server gives in place of a position it does not know: the largest number there is. */
export const isKnown = (pair: Pair | undefined): pair is Pair => pair !== undefined && pair.commit < 2n ** 63n

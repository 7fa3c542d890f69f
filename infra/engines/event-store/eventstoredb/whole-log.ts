import type { AllStreamResolvedEvent, Position as Pair } from '@eventstore/db-client'
import { BeyondLog, type Position, type RecordedEvent, type Revision } from '../event-store.ts'
import { NoSuchPosition } from './errors.ts'
import { recorded } from './events.ts'
import { comparePairs, comparePositions, toPair, toText } from './positions.ts'

export type Range = { fromPosition?: Pair | 'end'; direction?: 'backwards'; maxCount: number }
type Page = { ours: RecordedEvent[]; last: Pair | null; isLast: boolean }

const PAGE = 1000
/** For so long a position that was seen to be in the log is believed to be in it still. */
const TRUSTED_MS = 5000
const REMEMBERED_MS = 10_000
const GAPS_KEPT = 16

/**
 * The order of all events, `$all`: filtered to those of this product. The server's own, and other people's,
 * lie between them, and a reader who waits at the end would read those again each time: how far they were read is kept.
 */
export function openWholeLog(readAll: (range: Range) => Promise<AllStreamResolvedEvent[]>) {
  let end: { pair: Pair; seenAt: number } | null = null
  /** From a position asked for, to the last event behind it that is not ours. */
  const gaps = new Map<Position | null, Pair>()
  let heads: { after: Position | null; upTo: Position | null; of: Map<string, Revision>; at: number } | null = null

  /** Events after a place in the log, which is read inclusively. */
  async function page(after: Pair | null, count: number): Promise<Page> {
    const range = after ? { fromPosition: after, maxCount: count + 1 } : { maxCount: count }
    const read = await readAll(range).catch((error) => {
      throw error instanceof NoSuchPosition && after ? new BeyondLog(toText(after), end && toText(end.pair)) : error
    })
    const events = after && read[0] && comparePairs(positionOf(read[0]), after) === 0 ? read.slice(1) : read
    const last = events.length ? positionOf(events.at(-1)!) : null
    if (last && (!end || comparePairs(last, end.pair) > 0)) end = { pair: last, seenAt: Date.now() }
    return { ours: events.map(recorded).filter((event) => event !== null), last, isLast: read.length < range.maxCount }
  }

  /** A position beyond the end is read from in silence, for as long as the log has not grown past it. */
  async function check(after: Position | null) {
    if (after === null) return
    const pair = toPair(after)
    if (end && Date.now() - end.seenAt < TRUSTED_MS && comparePairs(pair, end.pair) <= 0) return
    const [last] = await readAll({ fromPosition: 'end', direction: 'backwards', maxCount: 1 })
    end = last ? { pair: positionOf(last), seenAt: Date.now() } : null
    if (!end || comparePairs(pair, end.pair) > 0) throw new BeyondLog(after, end && toText(end.pair))
  }

  /** Pages of our events after a position, until the end or until `enough` says so. */
  async function walk(
    after: Position | null,
    count: number,
    enough: (page: RecordedEvent[]) => boolean,
  ): Promise<void> {
    await check(after)
    let from = gaps.get(after) ?? (after === null ? null : toPair(after))
    let untouched = true
    for (;;) {
      const { ours, last, isLast } = await page(from, Math.min(count, PAGE))
      if (last) from = last
      if (ours.length > 0 && enough(ours)) return
      untouched &&= ours.length === 0
      if (untouched && from) keepGap(after, from)
      if (isLast) return
    }
  }
  function keepGap(after: Position | null, to: Pair) {
    gaps.delete(after)
    gaps.set(after, to)
    if (gaps.size > GAPS_KEPT) gaps.delete(gaps.keys().next().value!)
  }

  async function last(): Promise<Position | null> {
    let from: Pair | 'end' = 'end'
    for (let count = 16; ; count = PAGE) {
      const events: AllStreamResolvedEvent[] = await readAll({
        fromPosition: from,
        direction: 'backwards',
        maxCount: count,
      })
      for (const event of events) {
        const found = recorded(event)?.position
        if (found) return found
      }
      if (events.length < count) return null
      from = positionOf(events.at(-1)!)
    }
  }

  return {
    last,
    async after(after: Position | null, limit: number): Promise<RecordedEvent[]> {
      const found: RecordedEvent[] = []
      if (limit > 0) await walk(after, limit, (page) => found.push(...page) >= limit)
      return found.slice(0, limit)
    },
    async countAfter(after: Position | null, atMost: number): Promise<number> {
      let count = 0
      if (atMost > 0) await walk(after, atMost, (page) => (count += page.length) >= atMost)
      return Math.min(count, atMost)
    },
    /** Several ask the same within a moment, each projection for itself: what was read for one serves the next. */
    async headsSince(after: Position | null, until: Position | null) {
      const known = heads && heads.after === after && Date.now() - heads.at < REMEMBERED_MS ? heads : null
      const reusable = known && (until === null || known.upTo === null || comparePositions(until, known.upTo) >= 0)
      const of = new Map(reusable ? known.of : [])
      let upTo = reusable ? known.upTo : after
      const isWithin = ({ position }: RecordedEvent) => until === null || comparePositions(position, until) <= 0
      await walk(upTo, PAGE, (page) => {
        for (const event of page) {
          if (!isWithin(event)) return true
          of.set(event.stream, event.revision)
          upTo = event.position
        }
        return false
      })
      heads = { after, upTo, of, at: Date.now() }
      return { heads: [...of].map(([stream, revision]) => ({ stream, revision })), upTo }
    },
  }
}

const positionOf = ({ event, link }: AllStreamResolvedEvent): Pair => (link ?? event)!.position

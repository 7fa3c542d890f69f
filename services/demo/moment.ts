import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '../platform.ts'
import { HOUR } from './time.ts'

export type Clock = { at: number }

/** Something that happened at a time, to what `key` names. `isAlone`: it reads the clock itself, so nothing may go on next to it. */
export type Moment = { at: number; key: string; isAlone?: boolean; act: () => Promise<ConsistencyToken | undefined> }

/** Commands on their way at once, so that they share commits and each read model takes up many together. */
const AT_ONCE = 128
/** Nothing begins so long before what is still on its way is done: the log stays in the order of time but for this much. */
const APART = 12 * HOUR

/** Everything in the order of time: what concerns the same key one after the other, the rest side by side. */
export async function live(
  moments: Moment[],
  clock: Clock,
  progress: (done: number, of: number) => void,
): Promise<ConsistencyToken> {
  const token: ConsistencyToken = {}
  let done = 0
  /** In the order of time, so that the first is the oldest. */
  const underWay = new Map<Moment, Promise<void>>()
  const lastOf = new Map<string, Promise<void>>()
  const hasRoom = ({ at, isAlone }: Moment) => {
    const [oldest] = underWay.keys()
    if (!oldest) return true
    return !isAlone && !oldest.isAlone && underWay.size < AT_ONCE && at - oldest.at <= APART
  }

  async function begin(moment: Moment, before: Promise<void> | undefined) {
    await before
    clock.at = moment.at
    const told = await moment.act()
    // Into one object: thousands of merged copies would cost as much as all their streams, each time.
    for (const [stream, revision] of Object.entries(told ?? {})) token[stream] = Math.max(token[stream] ?? -1, revision)
    underWay.delete(moment)
    progress(++done, moments.length)
  }

  for (const moment of moments.toSorted((a, b) => a.at - b.at)) {
    while (!hasRoom(moment)) await Promise.race(underWay.values())
    const begun = begin(moment, lastOf.get(moment.key))
    underWay.set(moment, begun)
    lastOf.set(moment.key, begun)
  }
  await Promise.all(underWay.values())
  return token
}

/** Sends commands as of a moment; the context says when. */
export const sender =
  (platform: Platform, clock: Clock) =>
  <Answer>(
    asker: Asker,
    at: number,
    commandId: string,
    handle: (context: ReturnType<Platform['context']>) => Promise<Answer>,
  ): Promise<Answer> => {
    clock.at = at
    return handle({ ...platform.context(asker, commandId), now: new Date(at).toISOString() })
  }

import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '../platform.ts'
import { HOUR } from './time.ts'

export type Clock = { at: number }

/** Something that happened at a time, to what `key` names. `isAlone`: it reads the clock itself, so nothing may go on next to it. */
export type Moment = { at: number; key: string; isAlone?: boolean; act: () => Promise<ConsistencyToken | undefined> }

/** Commands on their way at once, so that they share commits. */
const AT_ONCE = 64

/** Everything in the order of time; what is close together and of different keys goes side by side. */
export async function live(
  moments: Moment[],
  clock: Clock,
  progress: (done: number, of: number) => void,
): Promise<ConsistencyToken> {
  const inOrder = moments.toSorted((a, b) => a.at - b.at)
  let token: ConsistencyToken = {}
  let done = 0
  for (const wave of waves(inOrder)) {
    clock.at = wave[0]!.at
    const tokens = await Promise.all(wave.map(({ act }) => act()))
    token = mergeTokens(token, ...tokens.filter((each) => each !== undefined))
    progress((done += wave.length), inOrder.length)
  }
  return token
}

function* waves(moments: Moment[]): Generator<Moment[]> {
  let wave: Moment[] = []
  let keys = new Set<string>()
  for (const moment of moments) {
    const first = wave[0]
    const isFull = wave.length >= AT_ONCE || keys.has(moment.key) || wave.some(({ isAlone }) => isAlone)
    if (first && (isFull || moment.isAlone || moment.at - first.at > HOUR)) {
      yield wave
      wave = []
      keys = new Set()
    }
    wave.push(moment)
    keys.add(moment.key)
  }
  if (wave.length > 0) yield wave
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

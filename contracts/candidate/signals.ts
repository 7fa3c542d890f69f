import type { JourneyModule } from '../job/journey.ts'

/** What a candidate's browser tells, in its own words: `ago` is seconds before it was sent, whatever its clock says. */
export type SignalSeen = { ago: number; questionId: string | null } & (
  | { type: 'away'; seconds: number }
  | { type: 'pasted'; characters: number }
)

/** As it is kept. `questionId` is that of an interview's question; null on a page of one question. */
export type Signal = { at: string; questionId: string | null } & (
  | { type: 'away'; seconds: number }
  | { type: 'pasted'; characters: number }
)

/** A page's signals, beyond which nothing more is learned. */
export const MOST_SIGNALS = 50
export const MOST_AWAY_S = 24 * 3600
export const MOST_PASTED = 20_000
/** An answer may have waited this long for a connection. */
const LONGEST_WAIT_S = 30 * 24 * 3600
/** A page that is sent again reports the same signal again, a moment later. */
const SAME_WITHIN_MS = 5000

/** Whether the page notes tab switches and pastes while it is answered. */
export const isWatched = (module: JourneyModule) => 'antiCheat' in module && module.antiCheat === true

/** Seconds there are for an answer; 0 where there is no limit. */
export const secondsFor = (module: JourneyModule): number => ('answerTime' in module && module.answerTime) || 0

/**
 * What is kept of what a browser told: absurd values are brought into bounds, and what is known already is left out. It
 * comes from a device that its owner controls, so that it is a fact to ask about, never a proof.
 */
export function newSignals(
  seen: readonly SignalSeen[],
  module: JourneyModule,
  known: readonly Signal[],
  now: string,
): Signal[] {
  const asked = module.kind === 'WIDGET' ? module.questions.map(({ id }) => id) : []
  const found: Signal[] = []
  for (const each of seen) {
    if (module.kind === 'WIDGET' && each.type === 'pasted') continue
    const signal: Signal = {
      at: new Date(Date.parse(now) - within(each.ago, 0, LONGEST_WAIT_S) * 1000).toISOString(),
      questionId: each.questionId !== null && asked.includes(each.questionId) ? each.questionId : null,
      ...(each.type === 'away'
        ? { type: 'away', seconds: within(each.seconds, 1, MOST_AWAY_S) }
        : { type: 'pasted', characters: within(each.characters, 1, MOST_PASTED) }),
    }
    const before = [...known, ...found]
    if (before.length < MOST_SIGNALS && !before.some((other) => isSame(other, signal))) found.push(signal)
  }
  return found
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(Math.round(value), min), max)
const amountOf = (signal: Signal) => (signal.type === 'away' ? signal.seconds : signal.characters)
const isSame = (one: Signal, other: Signal) =>
  one.type === other.type &&
  one.questionId === other.questionId &&
  amountOf(one) === amountOf(other) &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= SAME_WITHIN_MS

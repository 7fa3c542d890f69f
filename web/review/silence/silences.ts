/** From and to, in seconds. */
export type Silence = readonly [from: number, to: number]

const WINDOW_S = 0.05
/** Shorter pauses belong to speech. */
const SHORTEST_S = 1
/** Left at each end, so that no syllable is cut. */
const MARGIN_S = 0.25
/** How far above the room's noise speech begins, as a share of the way to the loudest. */
const SPEECH_SHARE = 0.12
/** Below this nothing was recorded but the noise of the microphone. */
const INAUDIBLE = 0.002

/** The loudness (root mean square) of each 50 ms of the samples `from` to `to`, which begin at a window's edge. */
export function loudness(samples: Float32Array, rate: number, from = 0, to = samples.length): number[] {
  const size = windowOf(rate)
  const found: number[] = []
  for (let start = from; start + size <= to; start += size) {
    let sum = 0
    for (let at = start; at < start + size; at++) sum += samples[at]! * samples[at]!
    found.push(Math.sqrt(sum / size))
  }
  return found
}
/** Samples in a window of 50 ms. */
export const windowOf = (rate: number) => Math.max(1, Math.round(rate * WINDOW_S))

/**
 * Where nothing is said for a second or more, less a quarter of a second at each end, in order. What counts as silence is
 * measured against the recording's own noise; null when there is no speech to tell it from.
 */
export function silencesIn(windows: readonly number[]): Silence[] | null {
  const sorted = [...windows].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const noise = at(0.1)
  const loud = at(0.98)
  if (loud < INAUDIBLE) return null
  const limit = Math.max(INAUDIBLE, noise + SPEECH_SHARE * (loud - noise))
  const found: Silence[] = []
  let began: number | null = null
  for (let index = 0; index <= windows.length; index++) {
    const isQuiet = index < windows.length && windows[index]! < limit
    if (isQuiet) began ??= index
    else if (began !== null) {
      const from = began * WINDOW_S
      const to = index * WINDOW_S
      if (to - from >= SHORTEST_S) found.push([rounded(from + MARGIN_S), rounded(to - MARGIN_S)])
      began = null
    }
  }
  return found
}
const rounded = (seconds: number) => Math.round(seconds * 100) / 100

/** Where playing goes on from this second; null where something is said. */
export const skippedTo = (silences: readonly Silence[], second: number): number | null =>
  silences.find(([from, to]) => second >= from && second < to - 0.1)?.[1] ?? null
export const secondsIn = (silences: readonly Silence[]) => silences.reduce((sum, [from, to]) => sum + to - from, 0)

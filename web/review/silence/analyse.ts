import { loudness, type Silence, silencesIn, windowOf } from './silences.ts'

/** Speech needs no more; it keeps ten minutes below 40 MB. */
const RATE = 16_000
const SLICE_S = 30
const MOST_BYTES = 200 * 1024 * 1024
const MOST_SECONDS = 30 * 60

/** Why a recording plays in full. */
export type Unknown = 'tooLong' | 'noSpeech' | 'unreadable'

/**
 * Where a recording is silent. The browser decodes it on a thread of its own; what is left to measure is done in slices,
 * between which the page answers. Nothing is written anywhere.
 */
export async function analyse(
  { url, size, seconds }: { url: string; size: number; seconds: number },
  signal: AbortSignal,
): Promise<{ silences: readonly Silence[] } | { unknown: Unknown }> {
  if (size > MOST_BYTES || seconds > MOST_SECONDS) return { unknown: 'tooLong' }
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) return { unknown: 'unreadable' }
    const audio = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await response.arrayBuffer())
    const samples = audio.getChannelData(0)
    const slice = windowOf(RATE) * (SLICE_S * 20)
    const windows: number[] = []
    for (let from = 0; from < samples.length; from += slice) {
      windows.push(...loudness(samples, RATE, from, Math.min(samples.length, from + slice)))
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
    }
    const silences = silencesIn(windows)
    return silences ? { silences } : { unknown: 'noSpeech' }
  } catch {
    signal.throwIfAborted()
    return { unknown: 'unreadable' }
  }
}

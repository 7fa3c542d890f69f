import { MOST_SIGNALS, type SignalSeen } from '#contracts/candidate/signals.ts'

/** When the device's clock showed it. */
export type Noted = { at: number; questionId: string | null } & (
  | { type: 'away'; seconds: number }
  | { type: 'pasted'; characters: number }
)
type Shelf = { candidateId: string; noted: Record<string, Noted[]> }

/** Taken away with the answers, see `forgetAnswers`. */
const signalKey = (link: string) => `hirelog.signals.${link}`

/**
 * What was noted on this device while pages were answered, kept until the journey ends: an answer may wait for a connection,
 * and what is sent twice counts once. Where nothing can be stored, nothing is noted.
 */
export function signalShelf({ link, candidateId }: { link: string; candidateId: string }) {
  const read = (): Shelf['noted'] => {
    try {
      const found = JSON.parse(localStorage.getItem(signalKey(link)) ?? 'null') as Shelf | null
      return found?.candidateId === candidateId ? found.noted : {}
    } catch {
      return {}
    }
  }
  return {
    note(moduleId: string, signal: Noted) {
      const noted = read()
      const ofPage = noted[moduleId] ?? []
      if (ofPage.length >= MOST_SIGNALS) return
      const shelf: Shelf = { candidateId, noted: { ...noted, [moduleId]: [...ofPage, signal] } }
      try {
        localStorage.setItem(signalKey(link), JSON.stringify(shelf))
      } catch {
        // A full storage keeps what it has.
      }
    },
    /** In seconds before now, so that a wrong clock does not matter. */
    seen: (moduleId: string, now: number): SignalSeen[] =>
      (read()[moduleId] ?? []).map(({ at, ...signal }) => ({
        ...signal,
        ago: Math.max(0, Math.round((now - at) / 1000)),
      })),
  }
}

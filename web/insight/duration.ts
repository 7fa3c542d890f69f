import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'

const useText = namespace('insight')
const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** The two largest units that say something: "3 d 4 h", "12 min", "0 s". */
export function formatDuration(seconds: number, t: Translate<'insight'>): string {
  const whole = Math.round(seconds)
  const first = units.findIndex(([, size]) => whole >= size)
  if (first === -1) return t('seconds', { number: 0 })
  const [unit, size] = units[first]!
  const next = units[first + 1]
  const rest = next ? Math.floor((whole % size) / next[1]) : 0
  const largest = t(unit, { number: Math.floor(whole / size) })
  return next && rest > 0 ? `${largest} ${t(next[0], { number: rest })}` : largest
}

/** Lengths of time in the reader's language. */
export function useDuration() {
  const t = useText()
  return (seconds: number) => formatDuration(seconds, t)
}

import { numberFormat } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../i18n/format.ts'
import { useDuration } from '../insight/duration.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const formatOf = (locale: string, unit: string) =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 })

/** A length of time in its two largest units at most, "3 d 10 h"; `narrow` in the largest alone, for an axis. */
export function useSpan() {
  const { locale } = useFormat()
  const duration = useDuration()
  return (seconds: number, length: 'long' | 'narrow' = 'long') => {
    if (length === 'long') return duration(seconds)
    const [unit, size] = units.find(([, size]) => seconds >= size) ?? units.at(-1)!
    return formatOf(locale, unit).format(seconds / size)
  }
}

import { useFormat } from '../i18n/format.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const known = new Map<string, Intl.NumberFormat>()
function formatOf(locale: string, unit: string, unitDisplay: 'long' | 'narrow') {
  const key = `${locale} ${unit} ${unitDisplay}`
  let format = known.get(key)
  if (!format)
    known.set(
      key,
      (format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })),
    )
  return format
}

/** A length of time in its largest unit, as precise as it is known: "4.9 days". */
export function useSpan() {
  const { locale } = useFormat()
  return (seconds: number, length: 'long' | 'narrow' = 'long') => {
    const [unit, size] = units.find(([, size]) => seconds >= size) ?? units.at(-1)!
    return formatOf(locale, unit, length).format(seconds / size)
  }
}

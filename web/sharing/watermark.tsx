import { useFormat } from '../i18n/format.ts'
import { useTimeZone } from '../ui/instant.tsx'

const TIMES = Array.from({ length: 24 }, (_, index) => index)

/** Who looks and when, over all that is below it: a photograph of the page says whose it was. */
export function Watermark({ text, at }: { text: string; at: string }) {
  const { instant } = useFormat()
  const timeZone = useTimeZone()
  return (
    <div
      aria-hidden="true"
      data-watermark
      className="pointer-events-none absolute inset-0 z-10 grid grid-cols-2 content-around justify-items-center gap-x-8 gap-y-16 overflow-hidden select-none sm:grid-cols-3"
    >
      {TIMES.map((each) => (
        <span
          key={each}
          dir="ltr"
          suppressHydrationWarning
          className="-rotate-12 text-center text-xs font-semibold whitespace-nowrap text-ink opacity-15 mix-blend-difference"
        >
          {text} · {instant(at, { timeZone, precision: 'minute' })}
        </span>
      ))}
    </div>
  )
}

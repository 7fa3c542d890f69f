import { useFormat } from '../i18n/format.ts'
import { relative } from '../i18n/relative.ts'
import { useTimeZone } from '../ui/instant.tsx'

/** How long ago something was when the page was made; the moment itself, in the reader's own zone, is in the tooltip. */
export function Ago({ at, now, className }: { at: string; now: string; className?: string }) {
  const timeZone = useTimeZone()
  const format = useFormat()
  return (
    <time dateTime={at} title={format.instant(at, { timeZone })} className={className} suppressHydrationWarning>
      {useAgo()(at, now)}
    </time>
  )
}

/** The same as text. */
export function useAgo() {
  const format = useFormat()
  return (at: string, now: string) => relative(at, now, format)
}

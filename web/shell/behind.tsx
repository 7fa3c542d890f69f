import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { behindInWords } from '#contracts/http/behind.ts'
import { InfoCircledIcon } from '../ui/icons.tsx'

const EVERY_MS = 5_000

/** Says how far the figures are behind, while they are; then shows the page as it has become. */
export function Behind({ events, ask, idle }: { events: number; ask: () => Promise<void>; idle: boolean }) {
  const { revalidate } = useRevalidator()
  const shown = useRef(false)

  useEffect(() => {
    if (shown.current && events === 0) revalidate()
    shown.current = events > 0
  }, [events, revalidate])
  useEffect(() => {
    if (events === 0 || !idle) return
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    const timer = setTimeout(askIfSeen, EVERY_MS)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [events, ask, idle])

  const words = behindInWords(events)
  return (
    <div role="status">
      {words && (
        <p className="flex items-start gap-2 border-b border-line bg-info-soft px-4 py-2 text-sm text-info-ink sm:px-6">
          <InfoCircledIcon aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">{words}</span>
        </p>
      )}
    </div>
  )
}

import { useFetcher, useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { behindInWords } from '#contracts/behind.ts'
import { InfoCircledIcon } from '../../ui/icons.tsx'
import type { loader } from './route.tsx'

const EVERY_MS = 5_000
/** Whoever goes from page to page hears of it this much later at most; the pages themselves do not wait for it. */
const ASK_AGAIN_MS = 15_000

/** Says how far the figures are behind, while they are; then shows the page as it has become. */
export function Behind({ behind }: { behind: { events: number } }) {
  const { load, data, state } = useFetcher<typeof loader>()
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  const [{ events }, setLatest] = useState(behind)
  const asked = useRef(0)
  const shown = useRef(false)

  useEffect(() => {
    asked.current = Date.now()
    setLatest(behind)
  }, [behind])
  useEffect(() => {
    if (data) setLatest(data.behind)
  }, [data])
  useEffect(() => {
    if (Date.now() - asked.current < ASK_AGAIN_MS) return
    asked.current = Date.now()
    load('/admin')
  }, [key, load])
  useEffect(() => {
    if (shown.current && events === 0) revalidate()
    shown.current = events > 0
  }, [events, revalidate])
  useEffect(() => {
    if (events === 0 || state !== 'idle') return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      asked.current = Date.now()
      load('/admin')
    }
    const timer = setTimeout(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [events, load, state])

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

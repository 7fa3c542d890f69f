import { useEffect, useRef, useState } from 'react'

const two = (number: number) => String(number).padStart(2, '0')
/** HH:MM:SS; days are hours too. */
export function inClock(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000))
  return `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
}

/** Refreshes each second, and says when it is over (NAV-025). Nothing is shown before the browser's own clock is known. */
export function Countdown({ until, label, onOver }: { until: string; label: string; onOver: () => void }) {
  const [left, setLeft] = useState<number | null>(null)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const tick = () => {
      const ms = Date.parse(until) - Date.now()
      setLeft(ms)
      if (ms > 0) return
      clearInterval(timer)
      over.current()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return (
    <span role="timer" aria-label={label} className="min-w-[8ch] shrink-0 text-end font-medium tabular-nums">
      {left === null ? '' : inClock(left)}
    </span>
  )
}

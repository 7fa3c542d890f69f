import { useEffect, useState, useSyncExternalStore } from 'react'

/** The pane goes this long after it was closed (JOB-072). */
const CLOSE_MS = 400

const keyOf = (userId: string) => `hirelog.preview.${userId}`
const isKeptOpen = (userId: string) => {
  try {
    return localStorage.getItem(keyOf(userId)) !== 'closed'
  } catch {
    return true
  }
}
const keep = (userId: string, open: boolean) => {
  try {
    if (open) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), 'closed')
  } catch {
    // A browser that keeps nothing opens the pane again next time.
  }
}
const never = () => () => {}

/** Whether a person has the preview open; kept for the next job they build in this browser. */
export function usePreviewOpen(userId: string) {
  const kept = useSyncExternalStore(
    never,
    () => isKeptOpen(userId),
    () => true,
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [closing, setClosing] = useState(false)
  const open = chosen ?? kept

  useEffect(() => {
    if (!closing) return
    const timer = setTimeout(() => setClosing(false), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [closing])

  return {
    open,
    closing,
    toggle() {
      keep(userId, !open)
      setChosen(!open)
      setClosing(open)
    },
  }
}

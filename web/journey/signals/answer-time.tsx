import { useEffect, useRef, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import type { AnswerShelf } from '../answer-shelf.ts'

const useText = namespace('recording')
type Props = { moduleId: string; seconds: number; shelf: AnswerShelf | undefined }

/** When this tab first showed the page: loading it again gives no more time. */
function begunAt(key: string): number {
  const now = Date.now()
  try {
    const before = Number(sessionStorage.getItem(key))
    if (before > 0) return before
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without a place to keep it, each showing begins anew.
  }
  return now
}

/** Counts down, then sends what was entered, once. A page that is opened after its time only says so; a preview does not count. */
export function AnswerTime({ moduleId, seconds, shelf }: Props) {
  const t = useText()
  const mark = useRef<HTMLParagraphElement>(null)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (!shelf) return
    const end = begunAt(`hirelog.time.${shelf.link}.${moduleId}`) + seconds * 1000
    const rest = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
    setLeft(rest())
    if (rest() === 0) return
    const timer = setInterval(() => {
      setLeft(rest())
      if (rest() > 0) return
      clearInterval(timer)
      mark.current?.closest('form')?.requestSubmit()
    }, 250)
    return () => clearInterval(timer)
  }, [moduleId, seconds, shelf])
  return (
    <p ref={mark} role="timer" className="text-sm text-muted tabular-nums">
      {left > 0 ? t('timeLeft', { seconds: left }) : t('timeOver')}
    </p>
  )
}

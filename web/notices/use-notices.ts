import { useCallback, useEffect, useRef, useState } from 'react'
import { localTimeZone } from '#contracts/kernel/formatters.ts'
import { listenLive, type Received } from '../live/live-source.ts'
import { SUBSCRIPTION_CHANGED } from '../live/subscription-changed.ts'
import { NOTICES, type NoticesAnswer } from './listed.ts'

/** A burst of notices is fetched together. */
const TOGETHER_MS = 150

/**
 * The notices of who reads, as they are now. A page listens while it is in view: a browser has few connections to one
 * server, and pages in the background need none of them for this.
 */
export function useNotices() {
  const [answer, setAnswer] = useState<NoticesAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)

  const ask = useCallback(async () => {
    const turn = ++asked.current
    try {
      const response = await fetch(NOTICES)
      if (!response.ok || response.redirected) throw new Error(String(response.status))
      const found = (await response.json()) as NoticesAnswer
      if (turn !== asked.current) return
      setAnswer(found)
      setFailed(false)
      if (found.zone === null && found.notices.length > 0) sayZone()
    } catch {
      if (turn === asked.current) setFailed(true)
    }
  }, [])

  useEffect(() => {
    let stop: (() => void) | null = null
    let soon: ReturnType<typeof setTimeout> | undefined
    const askSoon = () => {
      clearTimeout(soon)
      soon = setTimeout(() => void ask(), TOGETHER_MS)
    }
    const receive = ({ name }: Received) => {
      askSoon()
      if (name !== 'update_inbox') window.dispatchEvent(new Event(SUBSCRIPTION_CHANGED))
    }
    const look = () => {
      if (document.visibilityState === 'visible' && !stop) {
        void ask()
        stop = listenLive('/live?inbox=1', { receive, connected: () => {}, refused: () => {} })
      } else if (document.visibilityState !== 'visible') {
        stop?.()
        stop = null
      }
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(soon)
      stop?.()
    }
  }, [ask])

  /** Marks one as read, or all; it looks so at once. */
  const read = useCallback(
    async (noticeId?: string) => {
      setAnswer((before) => before && markedRead(before, noticeId))
      const form = new URLSearchParams({ intent: 'read', ...(noticeId && { noticeId }) })
      await fetch(NOTICES, { method: 'POST', body: form, keepalive: true }).catch(() => {})
      await ask()
    },
    [ask],
  )

  return { answer, failed, read }
}

function markedRead(answer: NoticesAnswer, noticeId: string | undefined): NoticesAnswer {
  const concerns = (id: string) => noticeId === undefined || id === noticeId
  const fewer = answer.notices.filter((each) => !each.read && concerns(each.noticeId)).length
  return {
    ...answer,
    unread: noticeId === undefined ? 0 : Math.max(0, answer.unread - fewer),
    notices: answer.notices.map((each) => (concerns(each.noticeId) ? { ...each, read: true } : each)),
  }
}

let isZoneSaid = false
/** The daily summary leaves in the reader's own zone, once the platform knows it. */
function sayZone() {
  if (isZoneSaid) return
  isZoneSaid = true
  const form = new URLSearchParams({ intent: 'zone', timezone: localTimeZone() })
  fetch(NOTICES, { method: 'POST', body: form }).catch(() => {
    isZoneSaid = false
  })
}

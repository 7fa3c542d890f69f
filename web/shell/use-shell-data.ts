import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { SUBSCRIPTION_CHANGED } from '../live/subscription-changed.ts'
import { signInAgain } from '../lib/sign-in-again.ts'
import { sentOn } from './landing.ts'
import type { ShellData } from './shell-data.ts'

/** BILL-038. */
export const REFRESH_MS = 600_000
/** Changes reach a person who goes from page to page this much later at most; the pages themselves do not wait for it. */
const ASK_AGAIN_MS = 15_000
const SOON_MS = 250

/**
 * The frame as it is now. Not through the router, for which a missing answer is an error page. Null when
 * the platform was not reached or failed: that is logged and no more (AUTH-022), the page stays as it is, and the next
 * opportunity is taken.
 */
async function frameNow(): Promise<ShellData | null> {
  try {
    const answer = await fetch('/admin/frame')
    if (answer.redirected) signInAgain()
    else if (answer.ok) return (await answer.json()) as ShellData
    else console.info('The frame could not be asked for:', answer.status)
  } catch (error) {
    console.info('The frame could not be asked for:', error)
  }
  return null
}

/**
 * The frame's data, kept fresh: loaded again as a person goes from page to page, and for a company with a subscription
 * every ten minutes and whenever the subscription changes. Once it is paused or cancelled, the person is sent on (BILL-031).
 */
export function useShellData(loaded: ShellData) {
  const [shell, setShell] = useState(loaded)
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const asked = useRef(0)
  const newest = useRef(loaded)
  const busy = useRef(false)
  const [idle, setIdle] = useState(true)
  const status = useRef(loaded.status)

  useEffect(() => {
    asked.current = Date.now()
    newest.current = loaded
    setShell(loaded)
  }, [loaded])

  /** One question at a time: a second one while the first is out is ignored (AUTH-022). */
  const ask = useCallback(async () => {
    if (busy.current) return console.warn('The frame is being asked for already.')
    busy.current = true
    setIdle(false)
    asked.current = Date.now()
    const before = newest.current
    const now = await frameNow()
    busy.current = false
    setIdle(true)
    if (!now) asked.current = 0
    // What came with a form that was sent meanwhile is newer.
    else if (newest.current === before) setShell(now)
  }, [])

  useEffect(() => {
    if (Date.now() - asked.current >= ASK_AGAIN_MS) void ask()
  }, [key, ask])
  const subscribed = shell.plan !== null
  useEffect(() => {
    if (!subscribed) return
    let soon: ReturnType<typeof setTimeout> | undefined
    // The question that is out may have been answered before the change.
    const now = () => {
      clearTimeout(soon)
      if (busy.current) soon = setTimeout(now, SOON_MS)
      else void ask()
    }
    const timer = setInterval(() => void ask(), REFRESH_MS)
    window.addEventListener(SUBSCRIPTION_CHANGED, now)
    return () => {
      clearInterval(timer)
      clearTimeout(soon)
      window.removeEventListener(SUBSCRIPTION_CHANGED, now)
    }
  }, [subscribed, ask])

  useEffect(() => {
    const to = sentOn(status.current, shell.status, shell.permissions)
    status.current = shell.status
    // Who pauses on a page of billing is there already.
    if (to && !pathname.startsWith('/admin/billing')) navigate(to)
  }, [shell, navigate, pathname])

  return { shell, ask, idle }
}

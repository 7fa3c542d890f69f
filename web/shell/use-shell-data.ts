import { useFetcher, useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { takeMissed } from '../lib/keep-page.ts'
import { sentOn } from './landing.ts'
import type { ShellData } from './shell-data.ts'

/** BILL-038. */
export const REFRESH_MS = 600_000
/** Whoever goes from page to page hears of changes this much later at most; the pages themselves do not wait for it. */
const ASK_AGAIN_MS = 15_000

/**
 * The frame's data, kept fresh: asked for again while somebody goes from page to page, and every ten minutes for a
 * company with a subscription. When that is paused or cancelled meanwhile, the person is sent on (BILL-031).
 */
export function useShellData(loaded: ShellData) {
  const { load, data, state } = useFetcher<ShellData>()
  const [shell, setShell] = useState(loaded)
  const { key } = useLocation()
  const navigate = useNavigate()
  const asked = useRef(0)
  const busy = useRef(false)
  const status = useRef(loaded.status)
  busy.current = state !== 'idle'

  useEffect(() => {
    asked.current = Date.now()
    setShell(loaded)
  }, [loaded])
  useEffect(() => {
    if (data) setShell(data)
  }, [data])

  /** One question at a time: a second one while the first is out is ignored (AUTH-022). */
  const ask = useCallback(() => {
    if (busy.current) return console.warn('The frame is being asked for already.')
    asked.current = Date.now()
    load('/admin')
  }, [load])

  useEffect(() => {
    if (!takeMissed() && Date.now() - asked.current >= ASK_AGAIN_MS) ask()
  }, [key, ask])
  const subscribed = shell.plan !== null
  useEffect(() => {
    if (!subscribed) return
    const timer = setInterval(ask, REFRESH_MS)
    return () => clearInterval(timer)
  }, [subscribed, ask])

  useEffect(() => {
    const to = sentOn(status.current, shell.status, shell.permissions)
    status.current = shell.status
    if (to) navigate(to)
  }, [shell, navigate])

  return { shell, ask, idle: state === 'idle' }
}

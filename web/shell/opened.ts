import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

const KEPT = 6
const placeOf = (userKey: string) => `hirelog-opened:${userKey}`
const candidatePage = /^\/admin\/jobs\/[^/]+\/candidates\/([0-9a-f-]{36})$/

/** The candidates that this person opened last, newest first: ids only, so that a browser keeps no names. */
export function openedCandidates(userKey: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userKey)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Remembers, in this browser, which candidate's page is open. */
export function useRememberOpened(userKey: string) {
  const { pathname } = useLocation()
  const opened = candidatePage.exec(pathname)?.[1]
  useEffect(() => {
    if (!opened) return
    const kept = [opened, ...openedCandidates(userKey).filter((id) => id !== opened)].slice(0, KEPT)
    try {
      localStorage.setItem(placeOf(userKey), JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing shows nothing.
    }
  }, [opened, userKey])
}

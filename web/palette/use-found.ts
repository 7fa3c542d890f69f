import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { signInAgain } from '../lib/sign-in-again.ts'
import { type Found, recentKeys } from './hits.ts'

/** A pause in typing this long asks; shorter ones would only be asked in vain. */
const PAUSE_MS = 60

/** What is found for a question as it is typed; a question takes the place of the one before. `missed`: the platform was not reached with it, or could not answer. */
export function useFound(question: string, userKey: string) {
  const { pathname: at } = useLocation()
  const [data, setData] = useState<Found | null>(null)
  const [missed, setMissed] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const asked = new URLSearchParams(
        question.trim() === '' ? { recent: recentKeys(userKey).join(','), at } : { q: question, at },
      )
      try {
        const answer = await fetch(`/admin/search/found?${asked}`, { signal })
        if (answer.redirected) return signInAgain()
        if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
        const found = (await answer.json()) as Found
        if (signal.aborted) return
        setData(found)
        setMissed(false)
      } catch {
        if (!signal.aborted) setMissed(true)
      }
    }
    const timer = setTimeout(() => void ask(), question === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, userKey, at])
  return { data, missed }
}

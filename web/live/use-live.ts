import { useEffect, useRef, useState } from 'react'
import type { LiveMessages } from '#contracts/views/live.ts'
import { userStillThere } from '../lib/sign-in-again.ts'
import { listenLive, type Received } from './live-source.ts'

type Handlers = { [Name in Received['name']]?: (data: LiveMessages[Name]) => void }

/** Listens to what the server pushes about a board or a candidate. @returns false while the connection is down. */
export function useLive(topic: { job: string } | { candidate: string } | null, handlers: Handlers): boolean {
  const [connected, setConnected] = useState(true)
  const latest = useRef(handlers)
  latest.current = handlers
  const query = topic && new URLSearchParams(topic).toString()

  useEffect(() => {
    if (!query) return
    return listenLive(`/live?${query}`, {
      receive: ({ name, data }) => latest.current[name]?.(data as never),
      connected: setConnected,
      refused: () => void userStillThere(),
    })
  }, [query])
  return connected
}

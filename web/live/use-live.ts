import { useEffect, useRef, useState } from 'react'
import type { LiveMessages } from '#contracts/views/live.ts'
import { userStillThere } from '../lib/sign-in-again.ts'
import { listenLive, type Received } from './live-source.ts'

type Handlers = { [Name in Received['name']]?: (data: LiveMessages[Name]) => void }

export type LiveTopic = ({ job: string } | { candidate: string } | { interview: string } | { interviews: 'all' }) & {
  /** How far the messages were when the page's data was read: what came since then comes first. */
  since: string
}

/** Listens to what the server pushes about a board, a candidate or interviews. @returns false while the connection is down. */
export function useLive(topic: LiveTopic | null, handlers: Handlers): boolean {
  const [connected, setConnected] = useState(true)
  const latest = useRef(handlers)
  latest.current = handlers
  const { since, ...about } = topic ?? { since: '' }
  const query = new URLSearchParams(about).toString()
  // Data that is read again later comes beside the connection that is open.
  const begin = useRef(since)
  begin.current = since

  useEffect(() => {
    if (!query) return
    return listenLive(`/live?${query}&since=${begin.current}`, {
      receive: ({ name, data }) => latest.current[name]?.(data as never),
      connected: setConnected,
      refused: () => void userStillThere(),
    })
  }, [query])
  return connected
}

import { useEffect, useRef, useState } from 'react'
import type { LiveMessages } from '#contracts/views/live.ts'
import { userStillThere } from '../lib/sign-in-again.ts'

type Handlers = { [Name in keyof LiveMessages]?: (data: LiveMessages[Name]) => void }
const names = ['update_candidate', 'update_job', 'update_counts', 'reload'] as const

/** Listens to what the server pushes about a board or a candidate. @returns false while the connection is down. */
export function useLive(topic: { job: string } | { candidate: string } | null, handlers: Handlers): boolean {
  const [connected, setConnected] = useState(true)
  const latest = useRef(handlers)
  latest.current = handlers
  const query = topic && new URLSearchParams(topic).toString()

  useEffect(() => {
    if (!query) return
    let source: EventSource
    let down: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined

    function listen(missed: boolean) {
      source = new EventSource(`/live?${query}`)
      for (const name of names) source.addEventListener(name, ({ data }: MessageEvent<string>) => latest.current[name]?.(JSON.parse(data) as never))
      source.onopen = () => {
        clearTimeout(down)
        down = undefined
        setConnected(true)
        if (missed) latest.current.reload?.(undefined as never)
        missed = false
      }
      source.onerror = () => {
        // A short break mends itself before anybody needs to know.
        down ??= setTimeout(() => setConnected(false), 3000)
        // A browser tries again when a connection breaks, and gives up for good when it is answered with an error, as a
        // balancer does while nobody is behind it. It does not know what it missed then.
        if (source.readyState !== EventSource.CLOSED) return
        void userStillThere()
        again = setTimeout(() => listen(true), 2000 + Math.random() * 3000)
      }
    }
    listen(false)
    return () => {
      clearTimeout(down)
      clearTimeout(again)
      source.close()
    }
  }, [query])
  return connected
}

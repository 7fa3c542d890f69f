import { useEffect, useRef, useState } from 'react'
import type { LiveMessages } from '#contracts/views/live.ts'

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
    const source = new EventSource(`/live?${query}`)
    const listeners = names.map((name) => {
      const listener = (event: MessageEvent<string>) => latest.current[name]?.(JSON.parse(event.data) as never)
      source.addEventListener(name, listener)
      return () => source.removeEventListener(name, listener)
    })
    let down: ReturnType<typeof setTimeout> | undefined
    source.onopen = () => {
      clearTimeout(down)
      setConnected(true)
    }
    // A short break mends itself before anybody needs to know.
    source.onerror = () => {
      clearTimeout(down)
      down = setTimeout(() => setConnected(false), 3000)
    }
    return () => {
      clearTimeout(down)
      for (const remove of listeners) remove()
      source.close()
    }
  }, [query])
  return connected
}

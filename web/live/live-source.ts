import type { LiveMessages } from '#contracts/views/live.ts'

const names = [
  'update_candidate',
  'update_job',
  'update_people',
  'update_counts',
  'update_interview',
  'update_interviews',
  'update_inbox',
  'update_subscription',
  'reload',
] as const
export type Received = {
  [Name in (typeof names)[number]]: { name: Name; data: LiveMessages[Name] }
}[(typeof names)[number]]

export type LiveEnds = {
  receive: (message: Received) => void
  connected: (is: boolean) => void
  /** Answered with an error: perhaps the person is signed out. */
  refused: () => void
}

/** A short break mends before a person needs to know. */
const DOWN_MS = 3000
/** A page that gave way to another of its person's comes back once it is looked at, and not sooner than this. */
const LOOKED_AT_MS = 5000
/** One that is in view comes back in turn with the others that are: each costs one of them its place. */
const IN_TURN_MS = 60_000

/**
 * Listens to `address`, through lost connections, until the function it returns is called. A browser tries again when a
 * connection breaks, and gives up for good when it is answered with an error; it does not know what it missed then.
 */
export function listenLive(address: string, { receive, connected, refused }: LiveEnds): () => void {
  let source: EventSource
  let down: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let stopWaiting = () => {}

  function listen(missed: boolean) {
    source = new EventSource(address)
    for (const name of names)
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        receive({ name, data: JSON.parse(data) } as Received),
      )
    source.addEventListener('gave_way', waitToBeLookedAt)
    source.onopen = () => {
      clearTimeout(down)
      down = undefined
      connected(true)
      if (missed) receive({ name: 'reload', data: {} })
      missed = false
    }
    source.onerror = () => {
      down ??= setTimeout(() => connected(false), DOWN_MS)
      if (source.readyState !== EventSource.CLOSED) return
      refused()
      again = setTimeout(() => listen(true), 2000 + Math.random() * 3000)
    }
  }

  function waitToBeLookedAt() {
    source.close()
    connected(false)
    const since = Date.now()
    const back = () => {
      stopWaiting()
      listen(true)
    }
    const look = () => {
      clearTimeout(again)
      if (document.visibilityState === 'visible')
        again = setTimeout(back, Math.max(0, since + LOOKED_AT_MS - Date.now()))
    }
    document.addEventListener('visibilitychange', look)
    stopWaiting = () => document.removeEventListener('visibilitychange', look)
    if (document.visibilityState === 'visible') again = setTimeout(back, IN_TURN_MS * (1 + Math.random()))
  }

  listen(false)
  return () => {
    clearTimeout(down)
    clearTimeout(again)
    stopWaiting()
    source.close()
  }
}

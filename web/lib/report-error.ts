import type { BrowserError } from '#contracts/http/browser-error.ts'
import { BROWSER_ERRORS_PATH } from '#contracts/http/browser-errors-path.ts'

/** Of one page, from its loading to its end: what fails in a loop says nothing new. */
const MOST = 5
const sent = new Set<string>()

/** Reports a failure of our scripts to those who run the installation. No page waits for it, and there is no second try. */
export function reportError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  if (sent.size >= MOST || sent.has(`${name} ${message}`)) return
  sent.add(`${name} ${message}`)
  const body: BrowserError = {
    name: name.slice(0, 100),
    message: message.slice(0, 2000),
    stack: stack.slice(0, 8000),
    page: location.pathname.slice(0, 500),
  }
  const headers = { 'content-type': 'application/json' }
  fetch(BROWSER_ERRORS_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {})
}

/** A request that got no answer, or was given up: no failure of a script. */
const isOfTheNetwork = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || /^(Failed to fetch|NetworkError|Load failed)/.test(error.message))
/** Of an extension, or of another site's script, of which browsers say no more than that. */
const isOurs = ({ filename, error }: ErrorEvent) => error instanceof Error && filename.startsWith(location.origin)

export function reportErrors() {
  window.addEventListener('error', (event) => isOurs(event) && reportError(event.error))
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && !isOfTheNetwork(reason)) reportError(reason)
  })
}

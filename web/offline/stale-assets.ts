import { answers } from './route-code.ts'

const RELOADED = 'hirelog.reloaded-at'
/** A second failure this soon is no new release: the page is left to show its error instead of reloading for ever. */
const AGAIN_MS = 30_000

/** A script that begins with `<` is a page: what answered no longer has the script. */
const isPage = ({ error, message }: ErrorEvent) =>
  (error instanceof SyntaxError || /SyntaxError/.test(message)) && /['"]<['"]/.test(message)

let quiet = 0

/** Loads what the page can do without for now: when it fails, the caller gets the error, and the page with all that was typed on it stays. */
export async function quietly<T>(load: () => Promise<T>): Promise<T> {
  quiet++
  try {
    return await load()
  } finally {
    quiet--
  }
}

/**
 * A page opened before a release asks for chunks that are gone, or is given a page instead: it is loaded afresh, once
 * (GEN-006), and only from a platform that answers: the browser's own page would come in its place, and what was typed be lost.
 */
export function reloadWhenStale() {
  const justReloaded = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN_MS
  async function reload() {
    if (quiet > 0 || justReloaded() || !navigator.onLine || !(await answers(location.href)) || justReloaded()) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  }
  window.addEventListener('vite:preloadError', () => void reload())
  window.addEventListener('error', (event) => isPage(event) && void reload())
}

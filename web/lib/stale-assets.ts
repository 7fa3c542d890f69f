const RELOADED = 'hirelog.reloaded-at'
/** A second failure this soon is no new release: the page is left to show its error instead of reloading for ever. */
const AGAIN_MS = 30_000

/** A page opened before a release asks for chunks that are gone: it is loaded afresh, once. */
export function reloadWhenStale() {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < AGAIN_MS) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}

/**
 * Gives the focus back to what had it before something was opened, or to the page when that is gone, also when it goes only
 * with the answer that is on its way: the row that is removed. Never takes it from where it went since.
 */
export function focusBack(before: Element | null) {
  // A dialog that closes has given it back already.
  const now = document.activeElement
  if (now && now !== document.body && now !== before) return
  const main = document.getElementById('main')
  const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : main
  back?.focus({ preventScroll: true })
  if (back && back !== main) focusPageAfter(back)
}

/** Gives the focus to the page when this is gone, unless something else has had it meanwhile. */
export function focusPageAfter(element: Element) {
  const watch = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    focusBack(null)
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

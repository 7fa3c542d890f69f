/** Gives the focus back to what had it before something was opened, or to the page when that is gone; never takes it from where it went since. */
export function focusBack(before: Element | null) {
  if (document.activeElement && document.activeElement !== document.body) return
  const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : document.getElementById('main')
  back?.focus({ preventScroll: true })
}

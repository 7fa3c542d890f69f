import { useEffect } from 'react'

/** A phone must not fall asleep in the middle of an answer. Browsers take the lock back when the page is hidden. */
export function useWakeLock(needed: boolean) {
  useEffect(() => {
    if (!needed || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const take = () =>
      void navigator.wakeLock.request('screen').then(
        (taken) => (over ? void taken.release() : (lock = taken)),
        // Refused on low battery: the recording itself does not depend on it.
        () => {},
      )
    const again = () => document.visibilityState === 'visible' && take()
    take()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [needed])
}

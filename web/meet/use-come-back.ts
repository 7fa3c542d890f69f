import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Reads the page again when it is looked at again: others take times, and cancel, while it is out of sight. */
export function useComeBack() {
  const { revalidate, state } = useRevalidator()
  const isReading = useRef(false)
  isReading.current = state !== 'idle'
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !isReading.current) revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}

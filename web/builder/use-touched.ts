import { useCallback, useEffect, useRef, useState } from 'react'

const lifts = ['pointerup', 'pointercancel', 'keydown'] as const

/**
 * Paths of the fields that have been left: their problems are shown. A field that is left by pressing something is added
 * once that is released: a line that appears before moves what is pressed from under the pointer, and the press is lost.
 */
export function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const pressed = useRef(false)
  const waiting = useRef<string[]>([])

  const touch = useCallback((...paths: string[]) => {
    if (pressed.current) waiting.current.push(...paths)
    else setTouched((all) => (paths.every((path) => all.has(path)) ? all : new Set([...all, ...paths])))
  }, [])

  useEffect(() => {
    const press = () => (pressed.current = true)
    const lift = () => {
      pressed.current = false
      // The click comes after the pointer is up, in the same turn.
      if (waiting.current.length > 0) setTimeout(() => touch(...waiting.current.splice(0)))
    }
    addEventListener('pointerdown', press, true)
    for (const name of lifts) addEventListener(name, lift, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      for (const name of lifts) removeEventListener(name, lift, true)
    }
  }, [touch])

  return { touched, touch }
}

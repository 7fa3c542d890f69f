import { type PointerEvent, useRef } from 'react'

/** A pointer that went further meant something else than a press. */
const STILL_PX = 10

/**
 * For a button below parts that may come or grow at any moment: a press counts although the button was moved away
 * between press and release, where a browser sends no click to it.
 */
export function useSteadyPress(press: () => void) {
  const began = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || event.currentTarget.ariaDisabled === 'true') return
      event.currentTarget.setPointerCapture(event.pointerId)
      began.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp({ clientX, clientY }: PointerEvent<HTMLButtonElement>) {
      const from = began.current
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) return
      // A click, where there is one, comes in the same task.
      setTimeout(() => {
        if (began.current !== from) return
        began.current = null
        press()
      })
    },
    onClick() {
      began.current = null
      press()
    },
  }
}

import { type RefObject, useEffect } from 'react'

const SLACK_PX = 4

/** Says on the frame of a board at which ends there is more than fits (`data-more`), for the shade drawn there. */
export function useScrollHint(board: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const line = board.current
    const frame = line?.parentElement
    if (!line || !frame) return
    const look = () => {
      const [scrolled, hidden] = [Math.abs(line.scrollLeft), line.scrollWidth - line.clientWidth]
      frame.dataset.more = `${scrolled > SLACK_PX ? 'start' : ''} ${hidden - scrolled > SLACK_PX ? 'end' : ''}`
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(line)
    line.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      line.removeEventListener('scroll', look)
    }
  }, [board])
}

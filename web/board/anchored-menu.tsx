import { type ReactNode, useEffect, useRef } from 'react'
import { move, place } from '../ui/menu.tsx'

type AnchoredMenuProps = { anchor: HTMLElement; label: string; onClose: () => void; children: ReactNode }

/** A menu that is open from the moment it is drawn, at whatever asked for it. */
export function AnchoredMenu({ anchor, label, onClose, children }: AnchoredMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const popover = list.current!
    popover.showPopover()
    place(popover, anchor, 'end')
    popover.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)')?.focus()
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close.current()
    }
    popover.addEventListener('toggle', toggled)
    return () => {
      popover.removeEventListener('toggle', toggled)
      if (popover.matches(':popover-open')) popover.hidePopover()
    }
  }, [anchor, label])

  return (
    <div ref={list} role="menu" aria-label={label} className="menu" onKeyDown={move} {...{ popover: 'auto' }}>
      {children}
    </div>
  )
}

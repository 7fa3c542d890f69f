import { type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonClasses } from './button.tsx'
import { ChevronDownIcon } from './icons.tsx'
import { place } from './menu.tsx'

/** A button with what it opens below it; the browser opens and closes it. */
export function Popover({ label, title, children }: { label: ReactNode; title: string; children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popover = panel.current!
    const toggled = (event: Event) =>
      (event as ToggleEvent).newState === 'open' && place(popover, button.current!, 'start')
    popover.addEventListener('toggle', toggled)
    return () => popover.removeEventListener('toggle', toggled)
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        title={title}
        className={buttonClasses({}, 'max-w-72')}
        {...{ popovertarget: id }}
      >
        {label}
        <ChevronDownIcon aria-hidden="true" className="shrink-0 text-muted" />
      </button>
      <div ref={panel} id={id} className="menu max-w-none" {...{ popover: 'auto' }}>
        {children}
      </div>
    </>
  )
}

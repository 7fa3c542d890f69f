import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { place } from '../../ui/menu.tsx'

type Props = {
  label: string
  /** What is chosen. */
  said: string
  isWide?: boolean
  children: ReactNode
}

/** Fields of a form behind a button that says what is chosen; the browser opens and closes them. */
export function Unfolded({ label, said, isWide = false, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popover = list.current!
    const toggled = (event: Event) =>
      (event as ToggleEvent).newState === 'open' && place(popover, button.current!, 'start')
    popover.addEventListener('toggle', toggled)
    return () => popover.removeEventListener('toggle', toggled)
  }, [])
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-sm font-medium" aria-hidden="true">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${said}`}
        className={classes(
          'control flex max-w-72 items-center justify-between gap-2 bg-raised!',
          isWide ? 'min-w-44' : 'min-w-28',
        )}
        {...{ popovertarget: id }}
      >
        <span className="truncate">{said}</span>
        <ChevronDownIcon aria-hidden="true" className="shrink-0 text-muted" />
      </button>
      <div
        ref={list}
        id={id}
        className={classes('menu w-80 max-w-[85vw]', isWide ? 'max-h-80' : 'max-h-[70vh]')}
        {...{ popover: 'auto' }}
      >
        {children}
      </div>
    </div>
  )
}

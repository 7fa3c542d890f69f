import { Link, type LinkProps } from '@remix-run/react'
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode
  /** Name of the button when `trigger` is only a picture. */
  label?: string
  triggerClassName?: string
  align?: 'start' | 'end'
  disabled?: boolean
  /** What is in the list; as a function, drawn only once it is first opened, for pages with many menus. */
  children: ReactNode | (() => ReactNode)
}

/** A button that opens a list. Arrow keys, Home, End and first letters move; Escape closes and gives the focus back. */
export function Menu({ trigger, label, triggerClassName, align = 'start', disabled, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(typeof children !== 'function')

  useEffect(() => {
    const popover = list.current
    if (!popover) return
    const toggled = (event: Event) => {
      const opened = (event as ToggleEvent).newState === 'open'
      setOpen(opened)
      if (!opened) return
      if (button.current) place(popover, button.current, align)
      entriesOf(popover)[0]?.focus()
    }
    const opening = () => flushSync(() => setWanted(true))
    // Opened by the browser before scripts were there.
    if (popover.matches(':popover-open')) setWanted(true)
    popover.addEventListener('beforetoggle', opening, { once: true })
    popover.addEventListener('toggle', toggled)
    return () => {
      popover.removeEventListener('beforetoggle', opening)
      popover.removeEventListener('toggle', toggled)
    }
  }, [align])

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    list.current?.showPopover()
  }

  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        className={triggerClassName ?? buttonClasses()}
        onKeyDown={openByArrow}
        {...{ popovertarget: id }}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        aria-labelledby={`${id}-button`}
        className="menu max-w-80"
        onKeyDown={move}
        onClick={(event) => (event.target as Element).closest('[role^=menuitem]') && list.current?.hidePopover()}
        {...{ popover: 'auto' }}
      >
        {typeof children !== 'function' ? children : wanted && children()}
      </div>
    </>
  )
}

export function MenuItem({
  className,
  danger,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { danger?: boolean }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={classes('menu-entry', danger && 'text-danger-ink', className)}
    />
  )
}

export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link role="menuitem" tabIndex={-1} {...rest} className={classes('menu-entry', className)} />
}

export const MenuSeparator = () => <div role="separator" className="my-1 border-t border-line" />

const entriesOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled, [aria-disabled=true])'),
]

export function move(event: KeyboardEvent<HTMLDivElement>) {
  const all = entriesOf(event.currentTarget)
  const at = all.indexOf(document.activeElement as HTMLElement)
  const target = () => {
    if (event.key === 'ArrowDown') return all[(at + 1) % all.length]
    if (event.key === 'ArrowUp') return all[(at - 1 + all.length) % all.length]
    if (event.key === 'Home') return all[0]
    if (event.key === 'End') return all.at(-1)
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return undefined
    const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
    return after.find((each) => each.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))
  }
  if (event.key === 'Tab') return event.currentTarget.hidePopover()
  const next = target()
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** Below its button, or above where there is more room; never beyond the window. */
export function place(list: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const at = button.getBoundingClientRect()
  const { width, height } = list.getBoundingClientRect()
  const toEnd = (align === 'end') !== (getComputedStyle(button).direction === 'rtl')
  const left = toEnd ? at.right - width : at.left
  const below = at.bottom + 4
  const top =
    below + height > innerHeight && at.top > height
      ? at.top - height - 4
      : Math.min(below, Math.max(4, innerHeight - height - 4))
  Object.assign(list.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`,
    top: `${top}px`,
  })
}

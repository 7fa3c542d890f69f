import { useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { BellIcon } from '../ui/icons.tsx'
import { place } from '../ui/menu.tsx'
import { NoticeList } from './list.tsx'
import { useNotices } from './use-notices.ts'

const useText = namespace('notices')
/** More is written so. */
const MOST = 99

/** How many notices are unread, and what they say. */
export default function Bell() {
  const t = useText()
  const { number } = useFormat()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { answer, read, failed } = useNotices()
  const unread = answer?.unread ?? 0

  useEffect(() => {
    const popover = panel.current!
    const toggled = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      setOpen(isOpen)
      if (isOpen) place(popover, button.current!, 'end')
    }
    popover.addEventListener('toggle', toggled)
    return () => popover.removeEventListener('toggle', toggled)
  }, [])
  const close = () => panel.current?.hidePopover()

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={unread > 0 ? t('bellUnread', { count: unread, number: number(unread) }) : t('bell')}
        title={t('bell')}
        className={buttonClasses({ variant: 'quiet', icon: true }, 'relative')}
        {...{ popovertarget: id }}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent tabular-nums"
          >
            {unread > MOST ? `${number(MOST)}+` : number(unread)}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {unread > 0 && t('unread', { count: unread, number: number(unread) })}
      </span>
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={t('title')}
        className="menu w-96 max-w-[calc(100vw-0.5rem)] p-0!"
        {...{ popover: 'auto' }}
      >
        {open && <NoticeList answer={answer} failed={failed} onRead={read} onClose={close} />}
      </div>
    </>
  )
}

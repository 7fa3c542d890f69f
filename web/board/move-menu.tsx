import { namespace } from '../i18n/namespace.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { useEffect, useRef } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import { MenuItem, move as moveInMenu, place } from '../ui/menu.tsx'

const useText = namespace('board')

export type MoveMenuAt = { ids: string[]; anchor: HTMLElement; current: string | null }

type MoveMenuProps = {
  at: MoveMenuAt | null
  columns: readonly Column[]
  onPick: (ids: string[], columnId: string) => void
  onClose: () => void
}

/** The one "Move to" list of the board, shown at the card or bar that asked for it. */
export function MoveMenu({ at, columns, onPick, onClose }: MoveMenuProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const popover = list.current
    if (!popover || !at) return
    popover.showPopover()
    place(popover, at.anchor, 'end')
    popover.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus()
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close.current()
    }
    popover.addEventListener('toggle', toggled)
    return () => {
      popover.removeEventListener('toggle', toggled)
      if (popover.matches(':popover-open')) popover.hidePopover()
    }
  }, [at])

  const many = (at?.ids.length ?? 0) > 1
  return (
    <div
      ref={list}
      role="menu"
      aria-label={many ? t('moveManyTo', { count: at!.ids.length }) : t('moveTo')}
      className="menu"
      onKeyDown={moveInMenu}
      {...{ popover: 'auto' }}
    >
      {at &&
        columns.map(({ id, title }) => (
          <MenuItem
            key={id}
            disabled={id === at.current}
            onClick={() => {
              list.current?.hidePopover()
              onPick(at.ids, id)
            }}
          >
            {id === at.current ? <CheckIcon aria-label={t('liesHere')} /> : <span className="w-4" />}
            {title}
          </MenuItem>
        ))}
    </div>
  )
}

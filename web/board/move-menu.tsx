import type { Column } from '#contracts/job/columns.ts'
import { namespace } from '../i18n/namespace.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { AnchoredMenu } from './anchored-menu.tsx'

const useText = namespace('board')

type MoveMenuProps = {
  anchor: HTMLElement
  count: number
  /** The stage they are in, where it is one and the same. */
  current: string | null
  columns: readonly Column[]
  onPick: (columnId: string) => void
  onClose: () => void
}

/** The stages to move to, at the card or bar that asked for them. */
export function MoveMenu({ anchor, count, current, columns, onPick, onClose }: MoveMenuProps) {
  const t = useText()
  return (
    <AnchoredMenu anchor={anchor} label={count > 1 ? t('moveManyTo', { count }) : t('moveTo')} onClose={onClose}>
      <p className="menu-heading">{t('moveTo')}</p>
      {columns.map(({ id, title }) => (
        <MenuItem key={id} disabled={id === current} onClick={() => onPick(id)}>
          {id === current ? <CheckIcon aria-label={t('liesHere')} /> : <span className="w-4" />}
          {title}
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}

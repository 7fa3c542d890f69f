import { namespace } from '../i18n/namespace.ts'
import { MenuItem } from '../ui/menu.tsx'
import { AnchoredMenu } from './anchored-menu.tsx'

const useText = namespace('board')

type RateMenuProps = { anchor: HTMLElement; who: string; onPick: (stars: number) => void; onClose: () => void }

/** How many stars, at the bar that asked for it. */
export function RateMenu({ anchor, who, onPick, onClose }: RateMenuProps) {
  const t = useText()
  return (
    <AnchoredMenu anchor={anchor} label={t('rate')} onClose={onClose}>
      <p className="menu-heading">{t('rateWho', { who })}</p>
      {[5, 4, 3, 2, 1].map((value) => (
        <MenuItem key={value} aria-label={t('ofFive', { value })} onClick={() => onPick(value)}>
          <span aria-hidden="true" className="tracking-wide">
            {'★'.repeat(value)}
            <span className="text-muted">{'☆'.repeat(5 - value)}</span>
          </span>
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}

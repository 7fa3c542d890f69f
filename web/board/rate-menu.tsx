import { namespace } from '../i18n/namespace.ts'
import { StarFilledIcon, StarIcon } from '../ui/icons.tsx'
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
          <span aria-hidden="true" className="flex gap-0.5">
            {[1, 2, 3, 4, 5].map((each) =>
              each <= value ? <StarFilledIcon key={each} /> : <StarIcon key={each} className="text-muted" />,
            )}
          </span>
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}

import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Cross2Icon } from '../ui/icons.tsx'
import { Button } from '../ui/button.tsx'

const useText = namespace('board')

type ActionBarProps = { count: number; onMove: (anchor: HTMLElement) => void; onClear: () => void }

/** Stays in sight while cards are selected. */
export function ActionBar({ count, onMove, onClear }: ActionBarProps) {
  const t = useText()
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('selectedCandidates')}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex w-fit max-w-full items-center gap-3 rounded-lg border border-accent bg-raised px-3 py-2 shadow-float"
    >
      <p className="font-semibold tabular-nums">{t('selected', { number: number(count) })}</p>
      <Button variant="primary" aria-haspopup="menu" onClick={(event) => onMove(event.currentTarget)}>
        {t('moveToMenu')}
      </Button>
      <Button variant="quiet" icon aria-label={t('clearSelection')} onClick={onClear}>
        <Cross2Icon />
      </Button>
    </div>
  )
}

import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Cross2Icon } from '../ui/icons.tsx'

const useText = namespace('board')
const useCommonText = namespace('common')

export type BulkActions = {
  move?: ((anchor: HTMLElement) => void) | undefined
  rate?: ((anchor: HTMLElement) => void) | undefined
  remind?: (() => void) | undefined
  share?: (() => void) | undefined
  /** Plans live interviews. */
  interview?: (() => void) | undefined
  /** Saves the videos. */
  download?: (() => void) | undefined
  reject?: (() => void) | undefined
  compare?: (() => void) | undefined
}
type ActionBarProps = { count: number; actions: BulkActions; onClear: () => void }

/** Stays in sight while candidates are selected. */
export function ActionBar({ count, actions, onClear }: ActionBarProps) {
  const { move, rate, remind, share, reject, compare, download, interview } = actions
  const t = useText()
  const { number } = useFormat()
  const common = useCommonText()
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('selectedCandidates')}
      className="fixed inset-x-2 bottom-4 z-40 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-lg border border-accent bg-raised px-3 py-2 shadow-float"
    >
      <p className="me-1 font-semibold tabular-nums">{t('selected', { number: number(count) })}</p>
      {move && (
        <Button variant="primary" aria-haspopup="menu" onClick={(event) => move(event.currentTarget)}>
          {t('moveToMenu')}
        </Button>
      )}
      {rate && (
        <Button aria-haspopup="menu" onClick={(event) => rate(event.currentTarget)}>
          {t('rate')}
        </Button>
      )}
      {compare && <Button onClick={compare}>{common('compareMany')}</Button>}
      {remind && <Button onClick={remind}>{t('remind')}</Button>}
      {interview && <Button onClick={interview}>{t('interview')}</Button>}
      {share && <Button onClick={share}>{t('share')}</Button>}
      {download && <Button onClick={download}>{t('saveVideos')}</Button>}
      {reject && (
        <Button className="text-danger-ink" onClick={reject}>
          {t('rejectDots')}
        </Button>
      )}
      <Button variant="quiet" icon aria-label={t('clearSelection')} onClick={onClear}>
        <Cross2Icon />
      </Button>
    </div>
  )
}

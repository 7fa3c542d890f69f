import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Cross2Icon } from '../../ui/icons.tsx'

const useText = namespace('jobs')
type ArchiveBarProps = { count: number; onArchive: () => void; onClear: () => void }

/** Stays in sight while jobs are selected. */
export function ArchiveBar({ count, onArchive, onClear }: ArchiveBarProps) {
  const t = useText()
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('selectedJobs')}
      className="fixed inset-x-2 bottom-4 z-40 mx-auto flex w-fit max-w-full items-center gap-2 rounded-lg border border-accent bg-raised px-3 py-2 shadow-float"
    >
      <p className="me-1 font-semibold tabular-nums">{t('selected', { count })}</p>
      <Button variant="primary" onClick={onArchive}>
        {t('archive')}
      </Button>
      <Button variant="quiet" icon aria-label={t('clearSelection')} onClick={onClear}>
        <Cross2Icon />
      </Button>
    </div>
  )
}

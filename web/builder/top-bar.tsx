import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { ArrowLeftIcon, CounterClockwiseClockIcon, EyeClosedIcon, EyeOpenIcon, ResetIcon } from '../ui/icons.tsx'
import { glance } from './glance.ts'
import { Others } from './others.tsx'
import { SaveIndicator } from './save-indicator.tsx'
import type { useDraft } from './use-draft.ts'
import type { useLeave } from './use-leave.ts'

const useText = namespace('builder')
const useCommonText = namespace('common')

type Props = {
  editing: ReturnType<typeof useDraft>
  leave: Pick<ReturnType<typeof useLeave>, 'to' | 'click'>
  exit: string
  /** Whether what is shown can be edited, and so undone. */
  edited: boolean
  /** Saves where no other button does. */
  onSave: (() => void) | null
  preview: { open: boolean; toggle: () => void } | null
  versions: { open: boolean; show: (open: boolean) => void }
  /** Something was saved before this page was opened. */
  earlier: boolean
  children?: ReactNode
}

export function TopBar({ editing, leave, exit, edited, onSave, preview, versions, earlier, children }: Props) {
  const t = useText()
  const common = useCommonText()
  const { draft, others, autosave, canUndo, canRedo, undo, redo } = editing
  return (
    <header className="z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-raised px-4 py-2 lg:sticky lg:top-0 lg:h-13">
      <Link to={leave.to} onClick={leave.click} className={buttonClasses({ variant: 'quiet' })}>
        <ArrowLeftIcon aria-hidden="true" />
        {exit}
      </Link>
      <h1 dir="auto" className="min-w-0 grow truncate text-lg font-semibold">
        {glance(draft.details.jobTitle.trim()) || t('untitledJob')}
      </h1>
      <Others people={others} />
      {children}
      <SaveIndicator autosave={autosave} />
      {onSave && (
        <Button size="sm" variant="primary" busy={autosave.matches('saving')} onClick={onSave}>
          {common('save')}
        </Button>
      )}
      <span className="flex">
        {preview && !versions.open && (
          <Button
            variant="quiet"
            icon
            aria-label={t(preview.open ? 'closePreview' : 'openPreview')}
            aria-expanded={preview.open}
            aria-controls="preview"
            onClick={preview.toggle}
          >
            {preview.open ? <EyeOpenIcon /> : <EyeClosedIcon />}
          </Button>
        )}
        {edited && (
          <Button
            id="versions-button"
            variant="quiet"
            icon
            aria-label={t('versions')}
            aria-expanded={versions.open}
            onClick={() => versions.show(!versions.open)}
          >
            <CounterClockwiseClockIcon />
          </Button>
        )}
        <Button
          variant="quiet"
          icon
          aria-label={t('undo')}
          disabled={versions.open || !edited || !(canUndo || earlier)}
          // What was done elsewhere is not on this device: the versions go further back.
          onClick={canUndo ? undo : () => versions.show(true)}
        >
          <ResetIcon />
        </Button>
        <Button
          variant="quiet"
          icon
          aria-label={t('redo')}
          disabled={versions.open || !edited || !canRedo}
          onClick={redo}
        >
          <ResetIcon className="-scale-x-100" />
        </Button>
      </span>
    </header>
  )
}

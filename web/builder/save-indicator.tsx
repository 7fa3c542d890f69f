import { CheckIcon, ExclamationTriangleIcon } from '../ui/icons.tsx'
import { useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { autosaveMachine } from './autosave/autosave.machine.ts'
import { Spinner } from '../ui/spinner.tsx'

const useText = namespace('builder')

const nothing = () => () => {}
const clock = (locale: string) => dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })

/** Where the draft is: on its way, saved and when, or still only here. */
export function SaveIndicator({ autosave }: { autosave: SnapshotFrom<typeof autosaveMachine> }) {
  const t = useText()
  const { locale } = useFormat()
  const local = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const { savedAt, automatic } = autosave.context
  const waits = autosave.matches('changed') && !automatic

  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
      {(autosave.matches('saving') || autosave.matches('catchingUp') || (autosave.matches('changed') && automatic)) && (
        <>
          <Spinner /> {t('saving')}
        </>
      )}
      {autosave.matches('settled') && savedAt && (
        <>
          <CheckIcon aria-hidden="true" />{' '}
          {t('savedAt', {
            time: local ? clock(locale).format(new Date(savedAt)) : '',
          })}
        </>
      )}
      {waits && t('notSavedYet')}
      {autosave.matches('choosing') && <span className="text-warning-ink">{t('chooseFirst')}</span>}
      {(autosave.matches('retrying') || autosave.matches('behind')) && (
        <span className="flex items-center gap-1.5 text-warning-ink">
          <ExclamationTriangleIcon aria-hidden="true" /> {t('notReachable')}
        </span>
      )}
      {autosave.matches('refused') && (
        <span className="flex items-center gap-1.5 text-danger-ink">
          <ExclamationTriangleIcon aria-hidden="true" /> {t('notSaved')}
        </span>
      )}
    </p>
  )
}

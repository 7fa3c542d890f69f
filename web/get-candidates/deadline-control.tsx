import type { JobDeadline } from '#contracts/job/deadline.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { ClockIcon } from '../ui/icons.tsx'
import { Way, type Ways } from './breadcrumbs.tsx'

const useText = namespace('outreach')

/** Until when people may apply, and the way to change it. */
export function DeadlineControl({ deadline, ways }: { deadline: JobDeadline | null; ways: Ways }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3">
      <ClockIcon aria-hidden="true" className="text-muted" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{t('deadline')}</span>{' '}
        <span className="text-muted">{deadline ? <DeadlineText deadline={deadline} /> : t('rolling')}</span>
      </p>
      <Way ways={ways} view="deadline" className={buttonClasses({ size: 'sm' })}>
        {t(deadline ? 'changeDeadline' : 'setDeadline')}
      </Way>
    </div>
  )
}

export function DeadlineText({ deadline: { at, timezone } }: { deadline: JobDeadline }) {
  const { instant } = useFormat()
  return (
    <>
      <bdi>{instant(at, { timeZone: timezone })}</bdi> <bdi>({timezone.replaceAll('_', ' ')})</bdi>
    </>
  )
}

import { Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'

const useText = namespace('automations')

export type Listed = { id: string; name: string; enabled: boolean; version: number }
export const automationPath = (jobId: string, id: string) => `/jobs/${jobId}/editAutomation/${id}`

/** The automations of the job in the order in which they act. */
export function AutomationList({ jobId, all, current }: { jobId: string; all: readonly Listed[]; current: string }) {
  const t = useText()
  return (
    <nav aria-label={t('ofJob')} className="flex flex-col gap-3">
      {all.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="flex flex-col gap-2">
        {all.map(({ id, name, enabled, version }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Link className="link" to={automationPath(jobId, id)} aria-current={id === current ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
            <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'on' : 'off')}</Badge>
            <span className="text-sm text-muted">{t('version', { version })}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={automationPath(jobId, 'new')} className="self-start">
        {t('another')}
      </ButtonLink>
    </nav>
  )
}

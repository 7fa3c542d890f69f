import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { useJobTitle } from '../../ui/titles.ts'

const useText = namespace('templates')

const statusTexts = { active: 'jobActive', draft: 'jobDraft', archived: 'jobArchived' } as const
type Job = { jobId: string; title: string; status: keyof typeof statusTexts; version: number }

/** Which jobs came from the template, and from which version of it. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const t = useText()
  const titleOf = useJobTitle()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('jobs')}</h2>
      {jobs.length === 0 ? (
        <p className="text-muted">{t('noJobs')}</p>
      ) : (
        <ul aria-label={t('jobs')} className="divide-y divide-line rounded-lg border border-line bg-raised">
          {jobs.map(({ jobId, title, status, version }) => (
            <li key={jobId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <Link
                to={status === 'draft' ? `/jobs-cep/create/${jobId}` : `/admin/jobs/${jobId}`}
                dir="auto"
                className="link min-w-0 grow wrap-anywhere"
              >
                {titleOf(title)}
              </Link>
              <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(statusTexts[status])}</Badge>
              <span className="text-sm text-muted tabular-nums">{t('version', { version })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

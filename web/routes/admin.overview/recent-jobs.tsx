import { Link } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Ago } from '../../insight/ago.tsx'
import { boardPath, countedPath, jobsPath } from '../../insight/links.ts'
import { CreateJob } from '../../shell/create-job.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useJobTitle } from '../../ui/titles.ts'

export type RecentJob = {
  jobId: string
  title: string
  status: 'draft' | 'active' | 'archived'
  candidates: number
  completed: number
  lastAt: string
}

const useText = namespace('overview')
const tones = { active: 'success', draft: 'neutral', archived: 'warning' } as const
const labels = { active: 'jobActive', draft: 'jobDraft', archived: 'jobArchived' } as const

export function RecentJobs({ jobs, now }: { jobs: RecentJob[]; now: string }) {
  const t = useText()
  const jobTitle = useJobTitle()
  const { number } = useFormat()
  const named = jobs.map((job) => ({ ...job, title: jobTitle(job.title) }))
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold">{t('recentJobs')}</h2>
        {jobs.length > 0 && (
          <Link to={jobsPath('active')} className="link">
            {t('allJobs')}
          </Link>
        )}
      </div>
      {jobs.length === 0 ? (
        <EmptyState title={t('noJobs')} action={<CreateJob />}>
          {t('noJobsText')}
        </EmptyState>
      ) : (
        <Table
          caption={t('recentJobs')}
          head={
            <>
              <Th>{t('job')}</Th>
              <Th className="max-sm:hidden">{t('status')}</Th>
              <Th numeric>{t('candidates')}</Th>
              <Th numeric>{t('columnCompleted')}</Th>
              <Th className="max-sm:hidden">{t('lastActivity')}</Th>
            </>
          }
        >
          {named.map(({ jobId, title, status, candidates, completed, lastAt }) => (
            <tr key={jobId} className="hover:bg-surface">
              <Td className="font-medium sm:min-w-40">
                <Link to={status === 'draft' ? `/jobs-cep/create/${jobId}` : boardPath(jobId)} className="link">
                  <bdi>{title}</bdi>
                </Link>
              </Td>
              <Td className="max-sm:hidden">
                <Badge tone={tones[status]}>{t(labels[status])}</Badge>
              </Td>
              <Td numeric>
                <Link
                  to={countedPath({ job: jobId })}
                  className="link"
                  aria-label={t('candidatesOf', { count: candidates, title })}
                >
                  {number(candidates)}
                </Link>
              </Td>
              <Td numeric>
                <Link
                  to={countedPath({ job: jobId, status: 'completed' })}
                  className="link"
                  aria-label={t('completedOf', { count: completed, title })}
                >
                  {number(completed)}
                </Link>
              </Td>
              <Td className="whitespace-nowrap text-muted max-sm:hidden">
                <Ago at={lastAt} now={now} />
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

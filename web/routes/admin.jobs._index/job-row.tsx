import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Ago } from '../../insight/ago.tsx'
import { countedPath } from '../../insight/links.ts'
import { workPath } from '../../insight/work-kinds.ts'
import type { Key } from '../../locales/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Td } from '../../ui/table.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { Invite } from './invitable.tsx'
import { JobMenu } from './job-menu.tsx'
import type { JobRow as Job } from './jobs.server.ts'
import type { JobTab } from './list.ts'
import { Pipeline } from './pipeline.tsx'
import type { Selection } from './use-selection.ts'

const useText = namespace('jobs')
const DAY = 86_400_000
/** The builder's own names for its steps. */
const stepTexts = {
  jobDetails: 'stepJobDetails',
  scorecard: 'stepScorecard',
  screen: 'stepScreen',
  preview: 'stepPreview',
  publish: 'stepPublish',
} as const satisfies Record<Job['step'], Key<'jobs'>>
const placeTexts = { 'On-site': 'placeOnSite', Remote: 'placeRemote', Hybrid: 'placeHybrid' } as const

type JobRowProps = {
  job: Job
  now: string
  tab: JobTab
  isNew: boolean
  mayCreate: boolean
  withActions: boolean
  selection: Selection | null
}

/** A job in the list. The link of its title covers the row; what else can be pressed is above that. */
export function JobRow({ job, now, tab, isNew, mayCreate, withActions, selection }: JobRowProps) {
  const t = useText()
  const { number } = useFormat()
  const title = useJobTitle()(job.title)
  const draft = tab === 'draft'
  const path = draft ? `/jobs-cep/create/${job.jobId}` : `/admin/jobs/${job.jobId}`
  const isSelected = selection?.selected.has(job.jobId) ?? false
  return (
    <tr className={isNew || isSelected ? 'relative bg-accent-soft' : 'relative'}>
      {selection && (
        <Td className="job-box scripted w-8 pe-0">
          <input
            type="checkbox"
            className="relative z-1 block size-4 accent-accent max-sm:size-5"
            aria-label={t('selectRow', { title })}
            checked={isSelected}
            onChange={({ currentTarget }) => selection.select([job.jobId], currentTarget.checked)}
          />
        </Td>
      )}
      <Td className="job-title sm:min-w-48">
        <Link
          to={path}
          className="font-medium text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:text-accent-ink"
        >
          <bdi>{title}</bdi>
        </Link>
        {isNew && (
          <Badge tone="info" className="ms-2">
            {t('isNew')}
          </Badge>
        )}
        <p className="text-sm text-muted">
          {job.location && <bdi>{job.location}</bdi>}
          {job.location && job.workplace && ' · '}
          {job.workplace && t(placeTexts[job.workplace])}
        </p>
      </Td>
      {draft ? <Td data-label={t('leftAt')}>{t(stepTexts[job.step])}</Td> : <Figures job={job} tab={tab} path={path} />}
      <Td className="max-lg:hidden">
        {job.owner && (
          <span className="flex items-center gap-2">
            <Avatar name={job.owner.name} seed={job.owner.id} size="sm" />
            <bdi className="max-w-32 truncate">{job.owner.name}</bdi>
          </span>
        )}
      </Td>
      {tab === 'active' && (
        <Td numeric className="job-wide text-muted max-lg:hidden">
          {job.openSince && number(Math.floor((Date.parse(now) - Date.parse(job.openSince)) / DAY))}
        </Td>
      )}
      <Td className="whitespace-nowrap text-muted" data-label={t(draft ? 'lastChange' : 'lastActivity')}>
        <Ago at={job.lastAt} now={now} />
      </Td>
      {withActions && (
        <Td className="job-menu w-12 text-end">
          <span className="relative z-1">
            {mayCreate ? <JobMenu job={job} /> : job.mayInvite && <Invite jobId={job.jobId} title={job.title} />}
          </span>
        </Td>
      )}
    </tr>
  )
}

function Figures({ job, tab, path }: { job: Job; tab: JobTab; path: string }) {
  const t = useText()
  const { number } = useFormat()
  const title = useJobTitle()(job.title)
  const named = (count: number) => ({ count, number: number(count), title })
  return (
    <>
      <Td numeric data-label={t('candidates')}>
        <Rows to={job.maySee && countedPath({ job: job.jobId })} name={t('candidatesOf', named(job.candidates))}>
          {number(job.candidates)}
        </Rows>
      </Td>
      <Td numeric data-label={t('toReview')}>
        {/* The list of work is of live jobs. */}
        <Rows
          to={job.maySee && tab === 'active' && job.toReview > 0 && workPath('review', job.jobId)}
          name={t('toReviewOf', named(job.toReview))}
        >
          {job.toReview > 0 ? <Badge tone="info">{number(job.toReview)}</Badge> : 0}
        </Rows>
      </Td>
      <Td numeric data-label={t('hired')}>
        <Rows to={job.maySee && countedPath({ job: job.jobId, column: 'hired' })} name={t('hiredOf', named(job.hired))}>
          {number(job.hired)}
        </Rows>
      </Td>
      <Td className="job-wide max-lg:hidden">
        <Pipeline stages={job.stages} to={path} />
      </Td>
    </>
  )
}

/** A number that opens its rows, where there are rows to open. */
function Rows({ to, name, children }: { to: string | false; name: string; children: ReactNode }) {
  if (!to) return children
  return (
    <Link
      to={to}
      aria-label={name}
      className="link relative z-1 inline-flex min-h-6 min-w-6 items-center justify-end max-sm:justify-start"
    >
      {children}
    </Link>
  )
}

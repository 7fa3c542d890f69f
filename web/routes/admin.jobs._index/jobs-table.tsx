import { DotsHorizontalIcon } from '../../ui/icons.tsx'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { Ago } from '../../insight/ago.tsx'
import { countedPath } from '../../insight/links.ts'
import { workPath } from '../../insight/work-kinds.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { Invite } from './invitable.tsx'
import type { JobRow } from './jobs.server.ts'
import { CHANGE_FORM, DUPLICATE, type JobTab } from './list.ts'
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
} as const satisfies Record<JobRow['step'], Key<'jobs'>>
const placeTexts = { 'On-site': 'placeOnSite', Remote: 'placeRemote', Hybrid: 'placeHybrid' } as const

type JobsTableProps = {
  jobs: JobRow[]
  now: string
  tab: JobTab
  newDraftJobID: string | null
  mayCreate: boolean
  /** Null where there is nothing to do with several jobs. */
  selection: Selection | null
}

export function JobsTable({ jobs, now, tab, newDraftJobID, mayCreate, selection }: JobsTableProps) {
  const t = useText()
  const jobTitle = useJobTitle()
  const { number } = useFormat()
  const draft = tab === 'draft'
  const named = (job: JobRow, count: number) => ({ count, number: number(count), title: jobTitle(job.title) })
  const actions = mayCreate || jobs.some(({ mayInvite }) => mayInvite)
  return (
    <Table
      caption={t('title')}
      head={
        <>
          {selection && (
            <Th className="scripted w-8 pe-0">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                aria-label={t('selectAllShown')}
                checked={selection.selected.size === jobs.length}
                onChange={({ currentTarget }) =>
                  selection.select(
                    jobs.map(({ jobId }) => jobId),
                    currentTarget.checked,
                  )
                }
              />
            </Th>
          )}
          <Th>{t('job')}</Th>
          {draft ? (
            <Th className="max-sm:hidden">{t('leftAt')}</Th>
          ) : (
            <>
              <Th numeric>{t('candidates')}</Th>
              <Th numeric>{t('toReview')}</Th>
              <Th numeric className="max-sm:hidden">
                {t('hired')}
              </Th>
              <Th className="max-lg:hidden">{t('pipeline')}</Th>
            </>
          )}
          <Th className="max-lg:hidden">{t('owner')}</Th>
          {tab === 'active' && (
            <Th numeric className="max-lg:hidden">
              {t('daysOpen')}
            </Th>
          )}
          <Th className="max-sm:hidden">{t(draft ? 'lastChange' : 'lastActivity')}</Th>
          {actions && (
            <Th>
              <span className="sr-only">{t('actions')}</span>
            </Th>
          )}
        </>
      }
    >
      {jobs.map((job) => (
        <tr key={job.jobId} className={job.jobId === newDraftJobID ? 'bg-accent-soft' : 'hover:bg-surface'}>
          {selection && (
            <Td className="scripted w-8 pe-0">
              <input
                type="checkbox"
                className="size-4 accent-accent max-sm:size-5"
                aria-label={t('selectRow', { title: jobTitle(job.title) })}
                checked={selection.selected.has(job.jobId)}
                onChange={({ currentTarget }) => selection.select([job.jobId], currentTarget.checked)}
              />
            </Td>
          )}
          <Td className="sm:min-w-48">
            <Link
              to={draft ? `/jobs-cep/create/${job.jobId}` : `/admin/jobs/${job.jobId}`}
              className="font-medium text-ink hover:text-accent-ink hover:underline"
            >
              <bdi>{jobTitle(job.title)}</bdi>
            </Link>
            {job.jobId === newDraftJobID && (
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
          {draft ? (
            <Td className="max-sm:hidden">{t(stepTexts[job.step])}</Td>
          ) : (
            <>
              <Td numeric>
                <Rows
                  to={job.maySee && countedPath({ job: job.jobId })}
                  name={t('candidatesOf', named(job, job.candidates))}
                >
                  {number(job.candidates)}
                </Rows>
              </Td>
              <Td numeric>
                {/* The list of work is of live jobs. */}
                <Rows
                  to={job.maySee && tab === 'active' && job.toReview > 0 && workPath('review', job.jobId)}
                  name={t('toReviewOf', named(job, job.toReview))}
                >
                  {job.toReview > 0 ? <Badge tone="info">{number(job.toReview)}</Badge> : 0}
                </Rows>
              </Td>
              <Td numeric className="max-sm:hidden">
                <Rows
                  to={job.maySee && countedPath({ job: job.jobId, column: 'hired' })}
                  name={t('hiredOf', named(job, job.hired))}
                >
                  {number(job.hired)}
                </Rows>
              </Td>
              <Td className="max-lg:hidden">
                <Pipeline stages={job.stages} />
              </Td>
            </>
          )}
          <Td className="max-lg:hidden">
            {job.owner && (
              <span className="flex items-center gap-2">
                <Avatar name={job.owner.name} seed={job.owner.id} size="sm" />
                <bdi className="max-w-32 truncate">{job.owner.name}</bdi>
              </span>
            )}
          </Td>
          {tab === 'active' && (
            <Td numeric className="text-muted max-lg:hidden">
              {job.openSince && number(Math.floor((Date.parse(now) - Date.parse(job.openSince)) / DAY))}
            </Td>
          )}
          <Td className="whitespace-nowrap text-muted max-sm:hidden">
            <Ago at={job.lastAt} now={now} />
          </Td>
          {actions && (
            <Td className="w-12 text-end">
              {mayCreate ? <JobMenu job={job} /> : job.mayInvite && <Invite jobId={job.jobId} title={job.title} />}
            </Td>
          )}
        </tr>
      ))}
    </Table>
  )
}

/** A number that opens its rows, where there are rows to open. */
function Rows({ to, name, children }: { to: string | false; name: string; children: ReactNode }) {
  if (!to) return children
  return (
    <Link to={to} aria-label={name} className="link inline-flex min-h-6 min-w-6 items-center justify-end">
      {children}
    </Link>
  )
}

function JobMenu({ job: { jobId, title: stored, status } }: { job: JobRow }) {
  const t = useText()
  const title = useJobTitle()(stored)
  return (
    <Menu
      align="end"
      label={t('actionsFor', { title })}
      triggerClassName={buttonClasses({ variant: 'quiet', icon: true })}
      trigger={<DotsHorizontalIcon />}
    >
      {status !== 'draft' && <MenuLink to={`/admin/jobs/${jobId}`}>{t('openBoard')}</MenuLink>}
      {status !== 'archived' && <MenuLink to={`/jobs-cep/create/${jobId}`}>{t('edit')}</MenuLink>}
      {status === 'active' && <MenuLink to={`/jobs/post/${jobId}`}>{t('getCandidates')}</MenuLink>}
      <MenuItem type="submit" form={CHANGE_FORM} name={DUPLICATE} value={jobId}>
        {t('duplicate')}
      </MenuItem>
      {status === 'archived' ? (
        <>
          <MenuItem type="submit" form={CHANGE_FORM} name="activate" value={jobId}>
            {t('activate')}
          </MenuItem>
          <MenuItem type="submit" form={CHANGE_FORM} name="draft" value={jobId}>
            {t('toDrafts')}
          </MenuItem>
        </>
      ) : (
        <MenuItem type="submit" form={CHANGE_FORM} name="archive" value={jobId}>
          {t('archive')}
        </MenuItem>
      )}
    </Menu>
  )
}

import { namespace } from '../../i18n/namespace.ts'
import type { PlainKey } from '../../locales/text.ts'
import { SortTh, sortedBy } from '../../ui/sort-th.tsx'
import { Table, Th } from '../../ui/table.tsx'
import { JobRow } from './job-row.tsx'
import './jobs.css'
import type { JobRow as Job } from './jobs.server.ts'
import { type Asked, type JobSort, listPath, orderBy } from './list.ts'
import type { Selection } from './use-selection.ts'

const useText = namespace('jobs')

type JobsTableProps = {
  jobs: Job[]
  now: string
  asked: Asked
  newDraftJobID: string | null
  mayCreate: boolean
  /** Null where there is nothing to do with several jobs. */
  selection: Selection | null
}

export function JobsTable({ jobs, now, asked, newDraftJobID, mayCreate, selection }: JobsTableProps) {
  const t = useText()
  const { tab, order } = asked
  const draft = tab === 'draft'
  const withActions = mayCreate || jobs.some(({ mayInvite }) => mayInvite)
  const heading = (by: JobSort, label: PlainKey<'jobs'>, rest: { numeric?: boolean; className?: string } = {}) => (
    <SortTh to={listPath({ ...asked, order: orderBy(by, order), page: 1 })} sorted={sortedBy(by, order)} {...rest}>
      {t(label)}
    </SortTh>
  )
  const onlyWide = { className: 'max-lg:hidden' }
  return (
    <div className="job-rows">
      <Table
        caption={t('title')}
        stacked
        head={
          <>
            {selection && (
              <Th className="scripted w-8 pe-0">
                <input
                  type="checkbox"
                  className="block size-4 accent-accent"
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
            {heading('title', 'job')}
            {draft ? (
              <Th>{t('leftAt')}</Th>
            ) : (
              <>
                {heading('candidates', 'candidates', { numeric: true })}
                {heading('review', 'toReview', { numeric: true })}
                {heading('hired', 'hired', { numeric: true })}
                <Th {...onlyWide}>{t('pipeline')}</Th>
              </>
            )}
            {heading('owner', 'owner', onlyWide)}
            {tab === 'active' && heading('open', 'daysOpen', { numeric: true, ...onlyWide })}
            {heading('activity', draft ? 'lastChange' : 'lastActivity')}
            {withActions && (
              <Th>
                <span className="sr-only">{t('actions')}</span>
              </Th>
            )}
          </>
        }
      >
        {jobs.map((job) => (
          <JobRow
            key={job.jobId}
            job={job}
            now={now}
            tab={tab}
            isNew={job.jobId === newDraftJobID}
            mayCreate={mayCreate}
            withActions={withActions}
            selection={selection}
          />
        ))}
      </Table>
    </div>
  )
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { candidateStatuses } from '#contracts/candidate/statuses.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requirePermission } from '../../lib/session.server.ts'
import { candidateColumns, columnsFrom } from '../../review/candidate-columns.ts'
import { askedFor, listed } from '../../review/candidate-list.server.ts'
import { CandidateTable } from '../../review/candidate-table.tsx'
import { Button, ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const PER_PAGE = 50
const MOST_JOBS = 500

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requirePermission(request, context, 'candidates.read')
  const { readers } = context.platform
  const query = new URL(request.url).searchParams
  const asked = askedFor(query)
  const [{ rows, ...counts }, { jobs }] = await Promise.all([readers.candidateList(asker, asked), readers.jobList(asker, { limit: MOST_JOBS })])
  return {
    ...counts,
    asked,
    shown: columnsFrom(query),
    rows: await listed(context, asker, rows),
    jobs: jobs.map(({ jobId, title }) => ({ jobId, title })),
  }
}

export const meta: MetaFunction = () => [{ title: documentTitle('Candidates') }]
export const handle = { title: 'Candidates' } satisfies PageHandle

const labelOf = (status: string) => status[0]!.toUpperCase() + status.slice(1)

export default function Candidates() {
  const { rows, total, atLeast, byStatus, asked, shown, jobs } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries(change)) {
      next.delete(key)
      if (value !== null) next.set(key, value)
    }
    return `?${next}`
  }
  const everybody = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const job = jobs.find(({ jobId }) => jobId === asked.jobId)
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  return (
    <div className="flex flex-col gap-4">
      {job && (
        <Tabs
          label="Views of this job"
          tabs={[
            { to: `/admin/jobs/${job.jobId}`, label: 'Workflow', current: false },
            { to: `/admin/videos?job=${job.jobId}`, label: 'List', count: everybody, current: true },
          ]}
        />
      )}
      <nav aria-label="Application status" className="flex flex-wrap gap-2">
        {[undefined, ...candidateStatuses].map((status) => (
          <Link
            key={status ?? 'all'}
            to={to({ status: status ?? null, page: null })}
            aria-current={asked.status === status ? 'true' : undefined}
            className={buttonClasses({ size: 'sm', variant: asked.status === status ? 'primary' : 'secondary' })}
          >
            {status ? labelOf(status) : 'All'} <span className="tabular-nums">{(status ? (byStatus[status] ?? 0) : everybody).toLocaleString('en')}</span>
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-2">
        {asked.status && <input type="hidden" name="status" value={asked.status} />}
        <Field label="Name or e-mail" className="w-full sm:w-64">
          <TextInput key={asked.search} type="search" name="q" defaultValue={asked.search} />
        </Field>
        <Field label="Job" className="w-full sm:w-64">
          <Select key={asked.jobId} name="job" defaultValue={asked.jobId ?? ''} placeholder="All jobs" options={jobs.map(({ jobId, title }) => ({ value: jobId, label: title }))} />
        </Field>
        <Field label="Order" className="w-full sm:w-44">
          <Select
            key={asked.sort}
            name="sort"
            defaultValue={asked.sort}
            options={[
              { value: 'newest', label: 'Newest first' },
              { value: 'name', label: 'Name' },
              { value: 'rating', label: 'Best rated first' },
            ]}
          />
        </Field>
        <Button type="submit">Show</Button>
        <ColumnChoice shown={shown} query={query} />
      </Form>
      <p className="text-muted" aria-live="polite">
        {atLeast ? `${total.toLocaleString('en')} candidates or more` : total === 1 ? '1 candidate' : `${total.toLocaleString('en')} candidates`}
        {asked.search && ` match “${asked.search}”`}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={everybody === 0 ? 'No candidates yet' : 'Nobody matches'} action={everybody > 0 && <ButtonLink to="/admin/videos">Show everybody</ButtonLink>}>
          {everybody === 0 ? 'Share the link of an active job: whoever starts appears here at once.' : 'Try fewer filters or another spelling.'}
        </EmptyState>
      ) : (
        <CandidateTable rows={rows} shown={shown} />
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-3">
          {asked.page > 1 && <ButtonLink to={to({ page: String(asked.page - 1) })}>Previous</ButtonLink>}
          <span className="tabular-nums">
            Page {asked.page} of {pages.toLocaleString('en')}
          </span>
          {asked.page < pages && <ButtonLink to={to({ page: String(asked.page + 1) })}>Next</ButtonLink>}
        </nav>
      )}
    </div>
  )
}

/** Which columns the table shows; the choice is in the address, so it can be shared and works without scripts. */
function ColumnChoice({ shown, query }: { shown: readonly string[]; query: URLSearchParams }) {
  return (
    <details className="relative">
      <summary className={buttonClasses()}>Columns</summary>
      <div className="absolute end-0 z-20 mt-1 flex w-60 flex-col gap-1 rounded-md border border-line bg-raised p-3 shadow-float max-sm:start-0 max-sm:end-auto">
        {candidateColumns.map(({ key, label }) => (
          <Checkbox key={`${key}${query}`} name="col" value={key} label={label} defaultChecked={shown.includes(key)} />
        ))}
        <Button type="submit" size="sm" className="mt-1">
          Show these
        </Button>
      </div>
    </details>
  )
}

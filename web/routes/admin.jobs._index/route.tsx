import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useFetcher, useLoaderData } from '@remix-run/react'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { languageOf } from '../../lib/language.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { underReview } from '../../shell/under-review.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { ArchiveBar } from './archive-bar.tsx'
import { changeJobs, duplicateJob } from './change-jobs.server.ts'
import { jobsPage } from './jobs.server.ts'
import { FindJobs } from './find-jobs.tsx'
import { Invitable } from './invitable.tsx'
import { JobsEmpty } from './jobs-empty.tsx'
import { JobsTable } from './jobs-table.tsx'
import { askedFor, CHANGE_FORM, DUPLICATE, jobTabs, listPath, PAGE } from './list.ts'
import { useChangeToasts } from './use-change-toasts.ts'
import { useSelection } from './use-selection.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('jobs')
const useShellText = namespace('shell')

export const meta: MetaFunction = ({ matches }) => [
  {
    title: documentTitle(
      underReview(matches) ? useShellText.for(matches)('navProducts') : useText.for(matches)('title'),
    ),
  },
]
export const handle = {
  title: (_, language) => useText.in(language)('title'),
  reviewTitle: (language) => useShellText.in(language)('navProducts'),
} satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs._index', { request, context })
  const query = new URL(request.url).searchParams
  const asked = askedFor(query)
  const list = await jobsPage(context.platform, asker, asked, await languageOf(request, context))
  const { permissions } = asker
  return {
    ...list,
    asked,
    newDraftJobID: query.get('newDraftJobID'),
    mayCreate: permissions.includes('jobs.create'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs._index', { request, context })
  const form = await formOf(request)
  const asked = { request, context }
  return form.has(DUPLICATE) ? duplicateJob(asker, form, asked) : changeJobs(asker, form, asked)
}

const labels = { active: 'active', draft: 'drafts', archived: 'archived' } as const

export default function Jobs() {
  const { jobs, now, counts, invitable, owners, categories, asked, total, newDraftJobID, mayCreate } =
    useLoaderData<typeof loader>()
  const { tab, page } = asked
  const t = useText()
  const { number } = useFormat()
  const change = useFetcher<typeof action>()
  useChangeToasts(change.data, change.submit)
  const selection = useSelection(jobs.map(({ jobId }) => jobId))
  const archive = () => {
    change.submit(
      [...selection.selected].map((jobId) => ['archive', jobId] satisfies [string, string]),
      { method: 'post', action: '/admin/jobs?index' },
    )
    selection.clear()
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Tabs
          label={t('byStatus')}
          tabs={jobTabs.map((each) => ({
            to: listPath({ ...asked, tab: each, page: 1 }),
            label: t(labels[each]),
            count: counts[each],
            current: each === tab,
          }))}
        />
        <FindJobs asked={asked} owners={owners} categories={categories} />
      </div>
      <change.Form id={CHANGE_FORM} method="post" action="/admin/jobs?index" />
      <Invitable jobs={invitable} />
      {jobs.length > 0 ? (
        <JobsTable
          jobs={jobs}
          now={now}
          asked={asked}
          newDraftJobID={newDraftJobID}
          mayCreate={mayCreate}
          selection={mayCreate && tab !== 'archived' ? selection : null}
        />
      ) : (
        invitable.length === 0 && <JobsEmpty asked={asked} counts={counts} />
      )}
      {total > PAGE && (
        <nav aria-label={t('pages')} className="flex items-center justify-end gap-3">
          <span className="text-muted tabular-nums">
            {t('range', {
              from: number((page - 1) * PAGE + 1),
              to: number(Math.min(page * PAGE, total)),
              total: number(total),
            })}
          </span>
          {page > 1 && (
            <Link className="link" rel="prev" to={listPath({ ...asked, page: page - 1 })}>
              {t('previous')}
            </Link>
          )}
          {page * PAGE < total && (
            <Link className="link" rel="next" to={listPath({ ...asked, page: page + 1 })}>
              {t('next')}
            </Link>
          )}
        </nav>
      )}
      <ArchiveBar count={selection.selected.size} onArchive={archive} onClear={selection.clear} />
    </div>
  )
}

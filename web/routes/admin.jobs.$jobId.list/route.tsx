import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { JobTabs } from '../../board/job-tabs.tsx'
import { jobPageHandle } from '../../board/job-page-handle.tsx'
import { ListPage } from '../../candidates/list-page.tsx'
import { candidateList } from '../../candidates/list.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireAccess('admin.jobs.$jobId.list', { request, params, context })
  const { columns: _columns, ...job } = await jobOr404(context, user.asker, params.jobId)
  return { job, ...(await candidateList(context, user, new URL(request.url).searchParams, job.jobId)) }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: documentTitle(data ? jobTitleIn(commonText.for(matches), data.job.title) : 'Job') },
]
export const handle = jobPageHandle

export default function JobList() {
  const { job, ...list } = useLoaderData<typeof loader>()
  const { view } = list.asked
  const total = Object.values(list.byStatus).reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex flex-col gap-4">
      <JobTabs jobId={job.jobId} current={view} total={total} filter={list.filtered.filter} />
      <ListPage {...list} whole={`/admin/jobs/${job.jobId}/list${view === 'list' ? '' : `?mode=${view}`}`} />
    </div>
  )
}

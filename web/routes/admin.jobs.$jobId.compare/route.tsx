import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { ComparePage } from '../../review/compare/compare-page.tsx'
import { compared } from '../../review/compare/compare.server.ts'
import { jobOr404 } from '../../review/job.server.ts'

const useText = namespace('cockpit')

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireAccess('admin.jobs.$jobId.compare', { request, params, context })
  const job = await jobOr404(context, user.asker, params.jobId)
  const shown = await compared(context, user, job, new URL(request.url).searchParams)
  if (shown.candidates.length === 0) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const may = await context.platform.readers.permissionsOnJob(user.asker, job.jobId)
  return { ...shown, jobId: job.jobId, mayReview: may.includes('candidates.review') }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: documentTitle(useText.for(matches)('compare')) },
]
export const handle = { title: (_data, language) => useText.in(language)('compare') } satisfies PageHandle<object>

export default function Compare() {
  return <ComparePage {...useLoaderData<typeof loader>()} />
}

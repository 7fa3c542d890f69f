import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPage } from '../../candidates/list-page.tsx'
import { candidateList } from '../../candidates/list.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const MOST_JOBS = 500

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.videos', { request, context })
  const [list, { jobs }] = await Promise.all([
    candidateList(context, asker, new URL(request.url).searchParams),
    context.platform.readers.jobList(asker, { limit: MOST_JOBS }),
  ])
  return { ...list, jobs: jobs.map(({ jobId, title }) => ({ jobId, title })) }
}

const useText = namespace('candidates')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export default function Candidates() {
  return <ListPage {...useLoaderData<typeof loader>()} whole="/admin/videos" />
}

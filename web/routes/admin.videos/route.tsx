import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isResizable, shownColumns } from '../../candidates/columns.ts'
import { ListPage } from '../../candidates/list-page.tsx'
import { candidateList } from '../../candidates/list.server.ts'
import { widthIn } from '../../candidates/widths.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { safePath } from '../../lib/return-to.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const MOST_JOBS = 500

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccess('admin.videos', { request, context })
  const [list, { jobs }] = await Promise.all([
    candidateList(context, user, new URL(request.url).searchParams),
    context.platform.readers.jobList(user.asker, { limit: MOST_JOBS }),
  ])
  return { ...list, jobs: jobs.map(({ jobId, title }) => ({ jobId, title })) }
}

/** Keeps which columns a person sees, and goes back to where they chose them; or how wide they made one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker, features } = await requireAccess('admin.videos', { request, context })
  const form = await formOf(request)
  const column = textOf(form, 'resize', 40)
  if (column) {
    const width = widthIn(textOf(form, 'width', 10))
    if (!isResizable(column) || width === undefined)
      throw new Response(null, { status: 400, statusText: 'Bad Request' })
    await context.platform.useCases.accounts.resizeCandidateColumn(asker, { column, width })
    return null
  }
  const columns = shownColumns(form.getAll('col').map(String))
  if (features.customColumns) await context.platform.useCases.accounts.chooseCandidateColumns(asker, { columns })
  throw redirect(safePath(textOf(form, 'back', 2000)))
}

const useText = namespace('candidates')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export default function Candidates() {
  return <ListPage {...useLoaderData<typeof loader>()} whole="/admin/videos" />
}

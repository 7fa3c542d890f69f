import { ArrowLeftIcon } from '../../ui/icons.tsx'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { GetCandidates } from '../../builder/get-candidates.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { commonText, jobTitleIn, useJobTitle } from '../../ui/titles.ts'
import { viewOf } from '../../get-candidates/views.ts'
import { deadlineSet } from '../../get-candidates/deadline.server.ts'
import { publishedJob } from './publish.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('publish')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  return [
    {
      title: documentTitle(data ? t('titleOf', { job: jobTitleIn(commonText.for(matches), data.title) }) : t('title')),
    },
  ]
}

export const loader = async (args: LoaderFunctionArgs) =>
  publishedJob(await requireAccess('jobs.post.$jobId', args), args)

export const action = async (args: ActionFunctionArgs) =>
  deadlineSet(await requireAccess('jobs.post.$jobId', args), args)

export default function GetCandidatesRoute() {
  const publication = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const t = useText()
  const jobTitle = useJobTitle()
  return (
    <div className="min-h-dvh">
      <header className="flex items-center gap-4 border-b border-line bg-raised px-4 py-2">
        <ButtonLink to={`/admin/jobs/${publication.jobId}`} variant="quiet">
          <ArrowLeftIcon aria-hidden="true" />
          {t('backToDashboard')}
        </ButtonLink>
        <h1 className="min-w-0 truncate text-lg font-semibold">{jobTitle(publication.title)}</h1>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-4xl p-4 pt-6 outline-none">
        <GetCandidates publication={publication} at={{ view: viewOf(search.get('view')) }} />
      </main>
    </div>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isJobLanguage } from '#contracts/job/video/choices.ts'
import { emptyVideoDraft, firstLanguage } from '#contracts/job/video/blank.ts'
import { creationOf, keptCreation } from '../../legacy/creation.server.ts'
import { wizardPath } from '../../legacy/step-names.ts'
import { lazy, Suspense } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { newCommandId } from '../../offline/index.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const NewVideoJob = lazy(() => import('../../legacy/new-video-job.tsx'))
const useText = namespace('legacy')
export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('newJob')) }]

/** CreateJob (LEG-001): leads to the first step, or to the application page's builder. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs.create.($step)', { request, context })
  if (params.step !== 'details') {
    const creation = await creationOf(request, asker, context)
    throw redirect(creation === 'cep' ? '/jobs-cep/create?jobType=cep' : '/jobs/create/details')
  }
  const company = await context.platform.readers.companyOf(asker)
  return { commandId: newCommandId(), language: firstLanguage(company?.language ?? '') }
}

/** Creates the draft and opens its first step; the same form sent again opens the same one. Also keeps what jobs begin with. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('jobs.create.($step)', { request, context })
  const form = await formOf(request)
  if (form.get('intent') === 'choose') return keptCreation(form, context)
  const jobTitle = textOf(form, 'jobTitle', 500)
  const language = form.get('language')
  const draft = emptyVideoDraft(isJobLanguage(language) ? language : 'en')
  try {
    const { jobId, token } = await context.platform.useCases.jobs.createJob(asker, {
      draft: { ...draft, details: { ...draft.details, jobTitle } },
      blindReview: true,
      commandId: commandIn(form, { request, asker }),
    })
    await context.platform.caughtUp(token)
    return redirect(wizardPath(jobId, 'details'))
  } catch (error) {
    return refusal(error, { request, context }, { jobTitle })
  }
}

export default function CreateVideoJob() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <Suspense>
      <NewVideoJob {...loaded} />
    </Suspense>
  )
}

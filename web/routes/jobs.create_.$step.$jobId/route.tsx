import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { isWizardStep, wizardPath, wizardStepOf } from '../../legacy/step-names.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'
import { branding } from '../../settings/branding/tab.server.ts'
import { isReview } from '../../shell/review.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { openBuilder } from '../jobs-cep.create_.$jobId/builder.server.ts'

export { keepPage as clientAction, keepPageBefore as clientLoader } from '../../offline/index.ts'

/** Apart from the route: every page carries a list of what each route imports. */
const Wizard = lazy(() => import('../../legacy/wizard.tsx'))
const useText = namespace('legacy')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: documentTitle(
      data ? jobTitleIn(commonText.for(matches), data.job.draft.details.jobTitle) : useText.for(matches)('newJob'),
    ),
  },
]

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireAccess('jobs.create_.$step.$jobId', args)
  const { request, params, context } = args
  const { platform } = context
  const opened = await openBuilder(user, args)
  const { jobId, step } = opened.job
  if (!isWizardStep(params.step)) throw redirect(wizardPath(jobId, wizardStepOf(step)))
  const company = await platform.readers.companyOf(user.asker)
  const mayBrand = user.asker.permissions.includes('company.edit.branding')
  return {
    ...opened,
    wanted: params.step,
    review: isReview(company, platform.site),
    brand: mayBrand ? await branding.load({ ...user, request, context, platform }) : null,
  }
}

/** The form of the brand, which the introduction shows; everything else is saved as it is typed. */
export async function action(args: ActionFunctionArgs) {
  const user = await requireAccess('jobs.create_.$step.$jobId', args)
  const { request, context } = args
  return branding.act({ ...user, request, context, platform: context.platform }, await formOf(request))
}

/** The wizard holds the newest draft itself; walking through its steps asks for nothing. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentParams.jobId !== nextParams.jobId || formMethod === 'POST') && defaultShouldRevalidate

export default function VideoWizardRoute() {
  const { brand, ...opened } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer : null
  const revertTo = wizardPath(opened.job.jobId, 'introduction')
  return (
    <Suspense>
      <Wizard
        key={opened.job.jobId}
        {...opened}
        brand={
          brand && {
            data: brand,
            refused,
            saved: answer !== undefined && 'done' in answer,
            answered: answer !== undefined,
            revertTo,
          }
        }
      />
    </Suspense>
  )
}

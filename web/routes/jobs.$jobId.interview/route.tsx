import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { loadPlan, planAction } from '../../interviews/plan/plan.server.ts'
import { PlanWizard } from '../../interviews/plan/wizard.tsx'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { Standalone } from '../../shell/standalone.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('planning')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

export const loader = async (args: LoaderFunctionArgs) =>
  loadPlan(await requireAccess('jobs.$jobId.interview', args), args)

export const action = async (args: ActionFunctionArgs) =>
  planAction(await requireAccess('jobs.$jobId.interview', args), args)

export default function PlanInterview() {
  const t = useText()
  const data = useLoaderData<typeof loader>()
  return (
    <Standalone title={t('title')} back={`/admin/jobs/${data.job.jobId}`}>
      <PlanWizard {...data} />
    </Standalone>
  )
}

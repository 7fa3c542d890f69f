import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { Coming } from '../../shell/coming.tsx'
import { Standalone } from '../../shell/standalone.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('automation')) }]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs.$jobId.editAutomation.$actionId', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  return { jobId }
}

export default function ModifyAutomation() {
  const t = useText()
  const { jobId } = useLoaderData<typeof loader>()
  return (
    <Standalone title={t('automation')} back={`/admin/jobs/${jobId}`}>
      <Coming
        what={t('automationWhat')}
        today={t('automationToday')}
        links={[{ to: `/admin/jobs/${jobId}`, label: t('openCandidates') }]}
      />
    </Standalone>
  )
}

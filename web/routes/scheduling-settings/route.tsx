import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Coming } from '../../shell/coming.tsx'
import { Standalone } from '../../shell/standalone.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('scheduling')) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('scheduling-settings', { request, context })
  return {}
}

export default function SchedulingSettings() {
  const t = useText()
  return (
    <Standalone title={t('scheduling')} back="/admin/settings">
      <Coming
        what={t('schedulingWhat')}
        today={t('schedulingToday')}
        links={[{ to: '/admin/jobs', label: t('openJobs') }]}
      />
    </Standalone>
  )
}

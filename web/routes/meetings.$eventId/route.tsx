import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Coming } from '../../shell/coming.tsx'
import { Standalone } from '../../shell/standalone.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('meeting')) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('meetings.$eventId', { request, context })
  return {}
}

export default function ModifyMeeting() {
  const t = useText()
  return (
    <Standalone title={t('meeting')} back="/admin/meetings">
      <Coming
        what={t('meetingWhat')}
        today={t('meetingToday')}
        links={[{ to: '/admin/videos', label: t('openCandidates') }]}
      />
    </Standalone>
  )
}

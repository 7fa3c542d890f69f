import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Coming } from '../../shell/coming.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('meetings')) }]
export const handle = { title: (_, language) => useText.in(language)('meetings') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('admin.meetings', { request, context })
  return {}
}

export default function Meetings() {
  const t = useText()
  return (
    <Coming
      what={t('meetingsWhat')}
      today={t('meetingsToday')}
      links={[{ to: '/admin/videos', label: t('openCandidates') }]}
    />
  )
}

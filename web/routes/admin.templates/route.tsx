import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Coming } from '../../shell/coming.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('templates')) }]
export const handle = { title: (_, language) => useText.in(language)('templates') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('admin.templates', { request, context })
  return {}
}

export default function Templates() {
  const t = useText()
  return (
    <Coming
      what={t('templatesWhat')}
      today={t('templatesToday')}
      links={[{ to: '/admin/jobs', label: t('openJobs') }]}
    />
  )
}

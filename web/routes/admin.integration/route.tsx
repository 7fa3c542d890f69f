import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Coming } from '../../shell/coming.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('integration')) }]
export const handle = { title: (_, language) => useText.in(language)('integration') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('admin.integration', { request, context })
  return {}
}

export default function Integration() {
  const t = useText()
  return (
    <Coming
      what={t('integrationWhat')}
      today={t('integrationToday')}
      links={[
        { to: '/admin/integration/webhooks', label: t('openWebhooks') },
        { to: '/admin/settings?tab=api-keys', label: t('openKeys') },
        { to: '/api/docs', label: t('openApi') },
      ]}
    />
  )
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { PublicText } from '../../shell/public-text.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('about')) }]

export const loader = ({ context }: LoaderFunctionArgs) => ({ host: new URL(context.platform.settings.publicUrl).host })

export default function AboutUs() {
  const t = useText()
  const { host } = useLoaderData<typeof loader>()
  return (
    <PublicText title={t('about')} intro={t('aboutText')}>
      <p>{t('aboutRecruiters')}</p>
      <p>{t('aboutAuditors')}</p>
      <p className="text-muted">{t('aboutHost', { host })}</p>
    </PublicText>
  )
}

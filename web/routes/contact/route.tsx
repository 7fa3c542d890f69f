import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type DemoRegion, demoRegions } from '#contracts/shell/demo-regions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { documentTitle } from '../../lib/page.ts'
import { PublicText } from '../../shell/public-text.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('contact')) }]

export function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const region =
    query.get('about') === 'onboarding' ? (demoRegions.find((each) => each === query.get('region')) ?? 'us') : null
  return { email: context.platform.useCases.shell.supportAddress(), region }
}

const regions = {
  us: 'regionUs',
  apac: 'regionApac',
  europe: 'regionEurope',
  africa: 'regionAfrica',
} as const satisfies Record<DemoRegion, string>

export default function ContactUs() {
  const t = useText()
  const { email, region } = useLoaderData<typeof loader>()
  const parts = { link: <a href={`mailto:${email}`} className="link" /> }
  if (region)
    return (
      <PublicText title={t('onboarding')}>
        <p>
          <Sentence text={t('onboardingText', { email })} parts={parts} />
        </p>
        <p className="text-muted">{t('onboardingRegion', { region: t(regions[region]) })}</p>
      </PublicText>
    )
  return (
    <PublicText title={t('contact')}>
      <p>
        <Sentence text={t('contactText', { email })} parts={parts} />
      </p>
      <p className="text-muted">{t('contactInside')}</p>
    </PublicText>
  )
}

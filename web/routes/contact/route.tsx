import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type DemoRegion, demoRegions } from '#contracts/shell/demo-regions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { documentTitle } from '../../lib/page.ts'
import { PublicText } from '../../shell/public-text.tsx'
import { EnvelopeClosedIcon, QuestionMarkCircledIcon } from '../../ui/icons.tsx'

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
    <PublicText title={t('contact')} intro={t('contactIntro')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        <Way icon={<EnvelopeClosedIcon aria-hidden="true" />} title={t('contactMail')} text={t('contactInside')}>
          <a href={`mailto:${email}`} className="link break-words">
            {email}
          </a>
        </Way>
        <Way icon={<QuestionMarkCircledIcon aria-hidden="true" />} title={t('contactHelp')} text={t('contactHelpText')}>
          <Link to="/help" className="link">
            {t('contactHelpOpen')}
          </Link>
        </Way>
      </ul>
    </PublicText>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }
const Way = ({ icon, title, text, children }: WayProps) => (
  <li className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-5 shadow-card">
    <span className="flex size-9 items-center justify-center rounded-md bg-accent-soft text-accent-ink">{icon}</span>
    <h2 className="text-lg font-semibold">{title}</h2>
    <p className="grow text-muted">{text}</p>
    <p>{children}</p>
  </li>
)

import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { addressOfTab } from '../names.ts'
import type { TabProps } from '../tab.ts'
import type { branding } from './tab.server.ts'

const useText = namespace('settings')

/** The brand a company has today, on the pages its candidates open. */
export function BrandingTab({ data: { name } }: TabProps<typeof branding>) {
  const t = useText()
  return (
    <Card title={t('tabBranding')}>
      <p className="mb-4 text-muted">{t('brandingAbout')}</p>
      <div
        aria-label={t('brandingSample')}
        role="img"
        className="mb-4 max-w-md rounded-lg border border-line bg-sunken p-4"
      >
        <p className="text-sm text-muted">{name}</p>
        <p className="text-lg font-semibold">{t('brandingSampleJob')}</p>
        <p className="mt-3 inline-flex min-h-9 items-center rounded-md bg-accent px-3 font-medium text-on-accent">
          {t('brandingSampleStart')}
        </p>
      </div>
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        <dt className="text-muted">{t('brandingName')}</dt>
        <dd>
          {name}{' '}
          <Link to={addressOfTab('company-details')} className="link">
            {t('brandingChangeName')}
          </Link>
        </dd>
        <dt className="text-muted">{t('brandingColors')}</dt>
        <dd>{t('brandingColorsOwn')}</dd>
        <dt className="text-muted">{t('brandingLogo')}</dt>
        <dd>{t('brandingLogoNone')}</dd>
      </dl>
    </Card>
  )
}

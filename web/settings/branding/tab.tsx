import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { UpgradeButton } from '../../shell/upgrade-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/problem.tsx'
import { addressOfTab } from '../names.ts'
import type { TabProps } from '../tab.ts'
import type { branding } from './tab.server.ts'

const useText = namespace('settings')

/** Colors that are counted and previewed come with the one tab that has them. */
const BrandForm = lazy(async () => ({ default: (await import('./brand-form.tsx')).BrandForm }))

/** How candidates see the company: its brands where the plan has several, else the one. */
export function BrandingTab({ data, answer }: TabProps<typeof branding>) {
  const t = useText()
  const { brands, brand, has, companyName } = data
  const refused = answer && 'refused' in answer ? answer : null
  const address = (id: string) => `${addressOfTab('branding')}&brand=${id}`
  return (
    <>
      {refused && Object.keys(refused.refused.fields).length === 0 && <Problem of={refused.refused} />}
      {answer && 'done' in answer && (
        <Callout tone="success" announce>
          {t(answer.done === 'saved' ? 'brandSaved' : 'brandDeleted')}
        </Callout>
      )}
      {has.several && brands.length > 0 ? (
        <Card title={t('brands')}>
          <ul className="flex flex-wrap gap-2">
            {brands.map((each) => (
              <li key={each.brandId}>
                <Link
                  to={address(each.brandId)}
                  aria-current={each.brandId === brand.brandId || undefined}
                  className="flex min-h-11 items-center gap-2 rounded-md border border-edge bg-raised px-3 no-underline hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft"
                >
                  {each.logo && <img src={each.logo} alt="" className="size-6 rounded-sm object-contain" />}
                  <bdi>{each.brandName || companyName}</bdi>
                  {each.isDefault && <Badge>{t('brandDefault')}</Badge>}
                </Link>
              </li>
            ))}
            <li>
              <ButtonLink to={address('new')}>{t('brandNew')}</ButtonLink>
            </li>
          </ul>
        </Card>
      ) : (
        !has.several && (
          <Callout tone="info">
            <span className="flex flex-wrap items-center justify-between gap-2">
              {t(has.basic ? 'brandOne' : 'brandNone')}
              <UpgradeButton size="sm">{t('upgradeNow')}</UpgradeButton>
            </span>
          </Callout>
        )
      )}
      {has.basic && (
        <Suspense>
          <BrandForm key={`${brand.brandId} ${JSON.stringify(brand)}`} {...data} refused={refused} />
        </Suspense>
      )}
    </>
  )
}

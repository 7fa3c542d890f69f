import { Fragment } from 'react'
import {
  catalogue,
  type FeatureGroup,
  featureGroups,
  type PlanFeature,
  planHas,
} from '#contracts/subscription/catalogue.ts'
import type { PlanName, Volume } from '#contracts/subscription/plans.ts'
import { namespace } from '../../i18n/namespace.ts'
import { volumeTexts } from '../../shell/volume-texts.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { featureTexts, groupTexts } from './plan-words.ts'
import { useLimitText } from './use-limit-text.ts'

const useText = namespace('plans')
const useBillingText = namespace('billing')

const groups = Object.keys(featureGroups) as FeatureGroup[]
const volumes = Object.keys(volumeTexts) as (keyof Volume)[]

/** Every feature of every plan. On a phone a feature's name is a line of its own over what the plans have of it. */
export function Compare({ current }: { current: PlanName }) {
  const t = useText()
  const billing = useBillingText()
  const limitText = useLimitText()
  const cell = (name: PlanName) =>
    classes('py-2 text-center max-sm:text-[0.6875rem] sm:px-3', name === current && 'bg-accent-soft')
  return (
    <Card title={t('compare')}>
      <table className="compared w-full border-collapse text-sm">
        <caption className="sr-only">{t('compare')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 text-start font-medium text-muted">
              {t('feature')}
            </th>
            {catalogue.map(({ name, title }) => (
              <th key={name} scope="col" className={classes(cell(name), 'font-semibold')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group} className="divide-y divide-line border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={6} className="px-3 pt-5 pb-2 text-start font-semibold">
                {t(groupTexts[group])}
              </th>
            </tr>
            {group === 'volume' &&
              volumes.map((volume) => (
                <tr key={volume}>
                  <Feature>{billing(volumeTexts[volume])}</Feature>
                  {catalogue.map((plan) => (
                    <td key={plan.name} className={classes(cell(plan.name), 'tabular-nums')}>
                      {limitText(plan.volume[volume])}
                    </td>
                  ))}
                </tr>
              ))}
            {(featureGroups[group] as readonly PlanFeature[]).map((feature) => (
              <tr key={feature}>
                <Feature>{t(featureTexts[feature])}</Feature>
                {catalogue.map(({ name }) => (
                  <td key={name} className={cell(name)}>
                    <Has has={planHas(name, feature)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

const Feature = ({ children }: { children: string }) => (
  <th scope="row" className="px-3 py-2 text-start font-normal">
    {children}
  </th>
)

function Has({ has }: { has: boolean }) {
  const t = useText()
  return (
    <Fragment>
      {has ? (
        <CheckIcon aria-hidden="true" className="inline text-success-ink" />
      ) : (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{t(has ? 'has' : 'hasNot')}</span>
    </Fragment>
  )
}

import { BrandForm } from '../settings/branding/brand-form.tsx'
import type { branding } from '../settings/branding/tab.server.ts'
import type { Refused, TabProps } from '../settings/tab.ts'
import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Problem } from '../ui/problem.tsx'

const useText = namespace('settings')

export type BrandData = {
  data: TabProps<typeof branding>['data']
  /** What became of the form that was sent last. */
  refused: Refused | null
  saved: boolean
  answered: boolean
  /** Where the brand is shown again as it was saved (LEG-032). */
  revertTo: string
}

/** The brand that candidates see, edited by the form of Settings: a brand is the company's, whatever job it is changed from. */
export default function BrandSection({ data, refused, saved, revertTo }: BrandData) {
  const t = useText()
  return (
    <div className="flex flex-col gap-3 border-t border-line p-4">
      {refused && Object.keys(refused.refused.fields).length === 0 && <Problem of={refused.refused} />}
      {saved && (
        <Callout tone="success" announce>
          {t('brandSaved')}
        </Callout>
      )}
      {!data.has.several && (
        <Callout tone="info">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {t(data.has.basic ? 'brandOne' : 'brandNone')}
            {data.mayUpgrade && (
              <ButtonLink to="/admin/billing/bundles" size="sm">
                {t('upgradeNow')}
              </ButtonLink>
            )}
          </span>
        </Callout>
      )}
      {data.has.basic && (
        <BrandForm key={JSON.stringify(data.brand)} {...data} refused={refused} revertTo={revertTo} inside />
      )}
    </div>
  )
}

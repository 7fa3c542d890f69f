import { type ReactNode, useState } from 'react'
import type { GatedFeature } from '#contracts/job/plan-parts.ts'
import { gates } from '#contracts/subscription/features.ts'
import { namespace } from '../i18n/namespace.ts'
import { planName } from '../shell/upgrades.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { useEditor } from './editor.tsx'

const useText = namespace('builder')
const featureTexts = { scorecard: 'scorecard', intelligence: 'smartShortlistingName' } as const satisfies Record<
  GatedFeature,
  string
>
const useCommonText = namespace('common')

type Props = {
  feature: GatedFeature
  title: string
  actions?: ReactNode
  /** Empties the part; there while something is in it. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** A part of a job that a plan feature opens. Locked, it shows what is in it, lets it be removed, and says which plan has it. */
export function Gated({ feature, title, actions, onClear, children }: Props) {
  const t = useText()
  const common = useCommonText()
  const { lacking, mayUpgrade } = useEditor()
  const [asked, setAsked] = useState(false)
  if (!lacking.includes(feature))
    return (
      <Card title={title} actions={actions}>
        {children}
      </Card>
    )
  const name = t(featureTexts[feature])
  const plan = planName(gates[feature].from)
  return (
    <Card
      title={title}
      actions={
        <span className="flex flex-wrap gap-2">
          {onClear && (
            <Button size="sm" variant="quiet" onClick={onClear}>
              {t('clearLocked')}
            </Button>
          )}
          <Button size="sm" onClick={() => setAsked(true)}>
            <LockClosedIcon aria-hidden="true" />
            {t('upgrade')}
          </Button>
        </span>
      }
    >
      <fieldset disabled className="min-w-0 opacity-60">
        {children}
      </fieldset>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('upgradeFor', { feature: name })}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{common('close')}</Button>
            {mayUpgrade && (
              <ButtonLink to="/admin/billing" variant="primary">
                {t('seePlan')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{t('featureComesWith', { feature: name, plan })}</p>
        {!mayUpgrade && <p className="mt-2">{t('limitContact')}</p>}
      </Dialog>
    </Card>
  )
}

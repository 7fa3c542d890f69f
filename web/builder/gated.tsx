import { type ReactNode, useState } from 'react'
import type { GatedFeature } from '#contracts/job/plan-parts.ts'
import { namespace } from '../i18n/namespace.ts'
import { FeaturePopup } from '../shell/feature-popup.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { useEditor } from './editor.tsx'

const useText = namespace('builder')
const featureTexts = { scorecard: 'scorecard', intelligence: 'smartShortlistingName' } as const satisfies Record<
  GatedFeature,
  string
>

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
  const { lacking, mayUpgrade } = useEditor()
  const [asked, setAsked] = useState(false)
  if (!lacking.includes(feature))
    return (
      <Card title={title} actions={actions}>
        {children}
      </Card>
    )
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
      <FeaturePopup
        open={asked}
        onClose={() => setAsked(false)}
        feature={feature}
        name={t(featureTexts[feature])}
        mayUpgrade={mayUpgrade}
      />
    </Card>
  )
}

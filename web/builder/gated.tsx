import { type ReactNode, useState } from 'react'
import type { JobFeature } from '#contracts/job/plan-features.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { useEditor } from './editor.tsx'
import { FeatureDialog } from './feature-dialog.tsx'

const useText = namespace('builder')
type Props = {
  feature: JobFeature
  title: string
  actions?: ReactNode
  /** Empties the part; there while something is in it. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** A part of a job that a plan feature opens. Locked, it shows what is in it, lets it be removed, and says which plan has it. */
export function Gated({ feature, title, actions, onClear, children }: Props) {
  const t = useText()
  const { rules } = useEditor()
  const [asked, setAsked] = useState(false)
  if (!rules.lacks.includes(feature))
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
      <fieldset disabled className="min-w-0">
        {children}
      </fieldset>
      <FeatureDialog feature={asked ? feature : null} onClose={() => setAsked(false)} />
    </Card>
  )
}

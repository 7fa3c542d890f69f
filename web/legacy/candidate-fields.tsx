import { useState } from 'react'
import { videoLimits } from '#contracts/job/video/choices.ts'
import { useEditor } from '../builder/editor.tsx'
import { FeatureDialog } from '../builder/feature-dialog.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Cross2Icon, LockClosedIcon } from '../ui/icons.tsx'
import {
  askField,
  dropField,
  dropOffered,
  fieldNames,
  fieldsOf,
  isAsked,
  isFull,
  isOwn,
  offeredFields,
} from './asked-fields.ts'
import type { JobFeature } from '#contracts/job/plan-features.ts'
import { featureFor } from '#contracts/job/plan-features.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')

const texts = {
  cv: 'fieldCv',
  linkedin: 'fieldLinkedin',
  portfolio: 'fieldPortfolio',
  phone: 'fieldPhone',
  location: 'fieldLocation',
  start: 'fieldStart',
  salary: 'fieldSalary',
} as const

/** Additional candidate information: at most three, each a page of its own before the questions (LEG-011). */
export function CandidateFields() {
  const t = useText()
  const builder = useBuilderText()
  const { draft, change, rules } = useEditor()
  const [wanted, setWanted] = useState<JobFeature | null>(null)
  const full = isFull(draft)
  const lacked = (name: (typeof fieldNames)[number]) => {
    const feature = featureFor(offeredFields[name])
    return feature && rules.lacks.includes(feature) ? feature : null
  }
  const locked = fieldNames.map(lacked).find((feature) => feature !== null) ?? null
  return (
    <Card
      title={t('fields')}
      actions={
        locked && (
          <Button size="sm" onClick={() => setWanted(locked)}>
            <LockClosedIcon aria-hidden="true" />
            {builder('upgrade')}
          </Button>
        )
      }
    >
      <p className="mb-3 text-muted" title={t('onlyCvRequired')}>
        {t('fieldsHint', { most: videoLimits.candidateFields })} {t('onlyCvRequired')}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {fieldNames.map((name) => {
          const asked = isAsked(draft, name)
          const label = t(texts[name])
          return (
            <Checkbox
              key={name}
              label={name === 'cv' ? `${label} (${t('mandatory')})` : label}
              checked={asked}
              disabled={!asked && (full || lacked(name) !== null)}
              onChange={({ target }) =>
                change((now) => (target.checked ? askField(now, name, label) : dropOffered(now, name)))
              }
            />
          )
        })}
      </div>
      {fieldsOf(draft)
        .filter(isOwn)
        .map(({ id, title }) => (
          <p key={id} className="mt-2 flex items-center gap-2">
            <span className="min-w-0 truncate">
              <bdi>{title}</bdi> <span className="text-sm text-muted">{t('ofBuilder')}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={t('removeField', { field: title })}
              onClick={() => change((now) => dropField(now, id))}
            >
              <Cross2Icon />
            </Button>
          </p>
        ))}
      <FeatureDialog feature={wanted} onClose={() => setWanted(null)} />
    </Card>
  )
}

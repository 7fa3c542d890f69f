import { useState } from 'react'
import { type ScoreCondition, type ScoreOperator, scoreOperators } from '#contracts/candidate/score-condition.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('candidates')
const operatorText = {
  gt: 'scoreGreater',
  lt: 'scoreLess',
  eq: 'scoreEqual',
  ne: 'scoreNotEqual',
  between: 'scoreBetween',
} as const satisfies Record<ScoreOperator, PlainKey<'candidates'>>

/** A condition on the team score (CAN-015): it applies as soon as it is whole. */
export function ScoreFilter({ asked }: { asked: ScoreCondition | undefined }) {
  const t = useText()
  const [is, setIs] = useState<string>(asked?.is ?? '')
  const points = (name: string, label: string, value: number | undefined) => (
    <Field label={label} hideLabel className="w-20">
      <TextInput
        type="number"
        name={name}
        min={0}
        max={100}
        step={1}
        placeholder="0–100"
        defaultValue={value === undefined ? '' : String(value)}
      />
    </Field>
  )
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      <Field label={t('scoreIs')} hideLabel className="max-sm:grow sm:w-48">
        <Select
          name="scoreIs"
          value={is}
          placeholder={t('anyScore')}
          options={scoreOperators.map((operator) => ({ value: operator, label: t(operatorText[operator]) }))}
          onChange={({ currentTarget }) => setIs(currentTarget.value)}
        />
      </Field>
      {is !== '' && points('scoreFrom', t('scoreValue'), asked?.value)}
      {is === 'between' && (
        <>
          <span className="text-sm text-muted">{t('scoreTo')}</span>
          {points('scoreTo', t('scoreTo'), asked?.to)}
        </>
      )}
    </div>
  )
}

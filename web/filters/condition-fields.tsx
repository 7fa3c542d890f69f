import { useState } from 'react'
import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import type { GivenCondition } from '#contracts/candidate/given.ts'
import { scoreOperators } from '#contracts/candidate/score-condition.ts'
import { namespace } from '../i18n/namespace.ts'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { RangeField } from '../ui/range-field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('filters')
const operatorText = {
  gt: 'operatorAbove',
  lt: 'operatorBelow',
  eq: 'operatorIs',
  ne: 'operatorIsNot',
  between: 'operatorBetween',
} as const
const LEAST_STARS = ['1', '2', '3', '4', '5'] as const

function useOperators() {
  const t = useText()
  return scoreOperators.map((operator) => ({ value: operator as string, label: t(operatorText[operator]) }))
}

/** A condition on a score (CAN-015): it counts once it is whole. */
export function ScoreField({ name, label, asked }: { name: string; label: string; asked: CandidateFilter['score'] }) {
  const t = useText()
  const operators = useOperators()
  const [is, setIs] = useState<string>(asked?.is ?? '')
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 grow">
        <Select
          name={`${name}Is`}
          value={is}
          placeholder={t('any')}
          options={operators}
          onChange={({ currentTarget }) => setIs(currentTarget.value)}
        />
      </Field>
      {is === 'between' ? (
        <RangeField
          name={name}
          from={{ label: t('points'), value: Math.min(asked?.value ?? 0, asked?.to ?? 100) }}
          to={{ label: t('pointsTo'), value: Math.max(asked?.value ?? 0, asked?.to ?? 100) }}
        />
      ) : (
        is !== '' && (
          <TextInput
            type="number"
            name={`${name}From`}
            min={0}
            max={100}
            step={1}
            placeholder="0–100"
            aria-label={t('points')}
            defaultValue={asked === undefined ? '' : String(asked.value)}
            className="w-20"
          />
        )
      )}
    </div>
  )
}

/** At least so many stars, none, or a condition on the average as it is shown. */
export function StarsField({ asked }: { asked: CandidateFilter['rating'] }) {
  const t = useText()
  const operators = useOperators()
  const compared = typeof asked === 'object' ? asked : undefined
  const [is, setIs] = useState(compared?.is ?? asked?.toString() ?? '')
  const options = [
    { value: 'none', label: t('notRated') },
    ...LEAST_STARS.map((value) => ({ value, label: t('starsOrMore', { count: Number(value) }) })),
    ...operators,
  ]
  return (
    <div className="flex items-end gap-2">
      <Field label={t('rating')} className="min-w-0 grow">
        <Select
          name="rating"
          value={is}
          placeholder={t('anyRating')}
          options={options}
          onChange={({ currentTarget }) => setIs(currentTarget.value)}
        />
      </Field>
      {operators.some(({ value }) => value === is) &&
        endsOf(is).map((end) => (
          <TextInput
            key={end}
            type="number"
            name={`rating${end}`}
            min={1}
            max={5}
            step={0.1}
            placeholder="1–5"
            aria-label={t(end === 'From' ? 'stars' : 'starsTo')}
            defaultValue={String((end === 'From' ? compared?.value : compared?.to) ?? '')}
            className="w-20"
          />
        ))}
    </div>
  )
}

type GivenFieldProps = {
  name: string
  title: string
  kind: 'number' | 'day'
  asked: GivenCondition | undefined
  onChoose?: () => void
}

/** A condition on an answer that is a number or a day. */
export function GivenField({ name, title, kind, asked, onChoose }: GivenFieldProps) {
  const t = useText()
  const operators = useOperators()
  const [is, setIs] = useState<string>(asked?.is ?? '')
  return (
    <fieldset className="flex flex-wrap items-end gap-2">
      <Field label={<bdi>{title}</bdi>} className="min-w-0 grow basis-32">
        <Select
          name={`${name}Is`}
          value={is}
          placeholder={t('any')}
          options={operators}
          onChange={({ currentTarget }) => setIs(currentTarget.value)}
        />
      </Field>
      {is !== '' &&
        endsOf(is).map((end) => {
          const props = {
            name: name + end,
            defaultValue: String((end === 'From' ? asked?.value : asked?.to) ?? ''),
          }
          const label = t(end === 'From' ? 'fromDay' : 'toDay', { what: title })
          return kind === 'day' ? (
            <DateField key={end} {...props} label={label} {...(onChoose && { onChoose })} />
          ) : (
            <TextInput key={end} {...props} type="number" step="any" aria-label={label} className="w-28" />
          )
        })}
    </fieldset>
  )
}

const endsOf = (is: string) => (is === 'between' ? (['From', 'To'] as const) : (['From'] as const))

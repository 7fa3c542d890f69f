import type { ReactNode } from 'react'
import { NONE } from '#contracts/analytics/none.ts'
import { type Filter, filters } from '#contracts/analytics/ranges.ts'
import { candidateStatuses } from '#contracts/candidate/statuses.ts'
import { fieldTexts, useValues } from '../../analytics/values.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Field } from '../../ui/field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import type { Analysed } from './stats.server.ts'
import { Unfolded } from './unfolded.tsx'

const useText = namespace('stats')
const usualStages = ['default', 'hired', 'rejected']

/** Filters by status, stage, rating, first reviewer and rejection reason. */
export function MoreFilters(data: Analysed): ReactNode {
  const { question, values, job } = data
  const t = useText()
  const { number } = useFormat()
  const value = useValues(data)
  const where = question.where ?? {}
  const choices: Record<Filter, readonly string[]> = {
    status: candidateStatuses,
    stage: job?.columns.map(({ id }) => id) ?? usualStages,
    stars: ['5', '4', '3', '2', '1', NONE],
    reviewer: [...values.reviewer, NONE],
    reason: [...values.reason, NONE],
  }
  const count = filters.filter((field) => where[field]).length
  return (
    <Unfolded label={t('moreFilters')} said={count === 0 ? t('noFilters') : number(count)}>
      <div className="flex flex-col gap-3 p-3">
        {filters.map((field) => {
          const asked = where[field]?.[0] ?? ''
          const known = asked === '' || choices[field].includes(asked)
          return (
            <Field key={field} label={t(fieldTexts[field])}>
              <FilterSelect
                name={field}
                asked={asked}
                placeholder={t('anyValue')}
                options={[...choices[field], ...(known ? [] : [asked])].map((key) => ({
                  value: key,
                  label: value(field, key),
                }))}
              />
            </Field>
          )
        })}
      </div>
    </Unfolded>
  )
}

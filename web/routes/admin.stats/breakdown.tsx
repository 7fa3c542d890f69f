import { groupQuestion } from '#contracts/analytics/ranges.ts'
import { chartTexts } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { fieldTexts, useValues } from '../../analytics/values.ts'
import { HeatMap } from '../../charts/heat-map.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')
const MOST_ROWS = 50

/** Every total of the period for each value of the field that figures are grouped by; each opens its candidates. */
export function Breakdown(data: Analysed) {
  const { breakdown, question, totals } = data
  const t = useText()
  const value = useValues(data)
  const { number } = useFormat()
  const { group } = question
  const counted = Object.keys(totals) as (keyof typeof totals)[]
  if (!group) return null
  return (
    <HeatMap
      title={t('breakdown', { field: t(fieldTexts[group]) })}
      note={t('breakdownMeans')}
      corner={t(fieldTexts[group])}
      columns={counted.map((key) => ({ key, label: t(chartTexts[key].title) }))}
      rows={breakdown.slice(0, MOST_ROWS).map(({ key, totals: of }) => ({
        key,
        label: value(group, key),
        cells: counted.map((chart) => ({
          value: of[chart],
          to: rowsPath(groupQuestion(question, group, key), chart, 'all'),
        })),
      }))}
      format={number}
    />
  )
}

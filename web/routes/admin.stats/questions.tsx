import { useLabels } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { BarList } from '../../charts/bar-list.tsx'
import { Funnel } from '../../charts/funnel.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { ChooseOneJob } from './choose-one-job.tsx'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')

export function Questions(data: Analysed) {
  const { charts, scope, question, job, retakes } = data
  const t = useText()
  const { decimal } = useFormat()
  const label = useLabels(data)
  if (!job) return <ChooseOneJob {...data} title={t('dropOff')} />
  const takes = new Map(retakes.map((one) => [one.key, one]))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Funnel
        title={t('dropOff')}
        note={t('dropOffMeans')}
        name={t('question')}
        unit={t('countOf')}
        before={scope.before ? t('periodBefore') : undefined}
        steps={(charts.questions ?? []).map(({ key, count, before }) => ({
          key,
          label: label('questions', key),
          value: count,
          before: before ?? undefined,
          to: rowsPath(question, 'questions', key),
        }))}
      />
      <BarList
        title={t('retakes')}
        note={t('retakesMeans')}
        name={t('question')}
        unit={t('countOf')}
        items={(charts.retakes ?? [])
          .filter(({ key }) => takes.has(key))
          .map(({ key, count }) => {
            const { recorded, takes: all } = takes.get(key)!
            return {
              key,
              label: label('retakes', key),
              value: count,
              to: rowsPath(question, 'retakes', key),
              aside: recorded > 0 ? t('takesEach', { takes: decimal(all / recorded, 1) }) : undefined,
            }
          })}
      />
    </div>
  )
}

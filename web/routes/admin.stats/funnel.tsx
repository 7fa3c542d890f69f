import { useLabels } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { BarList } from '../../charts/bar-list.tsx'
import { Funnel } from '../../charts/funnel.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { ChooseOneJob } from './choose-one-job.tsx'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')

/** Of those who applied, how many went on, whatever the job. */
export function ApplicationFunnel(data: Analysed) {
  const { charts, scope } = data
  const t = useText()
  const { percent } = useFormat()
  const steps = useSteps(data)
  const funnel = charts.funnel ?? []
  const [first, last] = [funnel[0], funnel.at(-1)]
  return (
    <Funnel
      title={t('funnel')}
      note={t('funnelMeans')}
      name={t('step')}
      unit={t('countOf')}
      before={scope.before ? t('periodBefore') : undefined}
      steps={steps('funnel')}
      figure={
        first && last && first.count > 0 ? (
          <span className="text-sm text-muted">{t('ofAllHired', { share: percent(last.count / first.count) })}</span>
        ) : null
      }
    />
  )
}

function useSteps(data: Analysed) {
  const label = useLabels(data)
  return (chart: 'funnel' | 'stages') =>
    (data.charts[chart] ?? []).map(({ key, count, before }) => ({
      key,
      label: label(chart, key),
      value: count,
      before: before ?? undefined,
      to: rowsPath(data.question, chart, key),
    }))
}

export function FunnelSection(data: Analysed) {
  const { charts, scope, question, job } = data
  const t = useText()
  const label = useLabels(data)
  const steps = useSteps(data)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ApplicationFunnel {...data} />
      {job ? (
        <>
          <Funnel
            title={t('stageFunnel')}
            note={t('stageFunnelMeans')}
            name={t('stage')}
            steps={steps('stages')}
            unit={t('countOf')}
            before={scope.before ? t('periodBefore') : undefined}
          />
          <BarList
            title={t('nowInStage')}
            note={t('nowInStageMeans')}
            name={t('stage')}
            unit={t('countOf')}
            items={(charts.here ?? []).map(({ key, count }) => ({
              key,
              label: label('here', key),
              value: count,
              to: rowsPath(question, 'here', key),
              tone: key === 'rejected' ? ('danger' as const) : ('accent' as const),
            }))}
          />
        </>
      ) : (
        <ChooseOneJob {...data} title={t('stageFunnel')} />
      )}
    </div>
  )
}

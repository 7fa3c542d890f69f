import { useLabels } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { BarList } from '../../charts/bar-list.tsx'
import { HeatMap } from '../../charts/heat-map.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')

export function Sources(data: Analysed) {
  const { charts, question } = data
  const t = useText()
  const { number, percent } = useFormat()
  const label = useLabels(data)
  const of = (chart: 'sourcesCompleted' | 'sourcesHired', key: string) =>
    charts[chart]?.find((one) => one.key === key)?.count ?? 0
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <BarList
        title={t('sources')}
        note={t('sourcesMeans')}
        name={t('source')}
        unit={t('countOf')}
        items={(charts.sources ?? []).map(({ key, count, before }) => ({
          key,
          label: label('sources', key),
          value: count,
          to: rowsPath(question, 'sources', key),
          aside: before === null ? undefined : t('beforeWas', { number: number(before) }),
        }))}
      />
      <HeatMap
        title={t('sourceQuality')}
        note={t('sourceQualityMeans')}
        corner={t('source')}
        columns={[
          { key: 'completed', label: t('completed') },
          { key: 'hired', label: t('hired') },
        ]}
        rows={(charts.sources ?? []).map(({ key, count }) => ({
          key,
          label: label('sources', key),
          cells: (['sourcesCompleted', 'sourcesHired'] as const).map((chart) => ({
            value: count === 0 ? null : of(chart, key) / count,
            to: rowsPath(question, chart, key),
          })),
        }))}
        format={percent}
      />
      {(['boards', 'campaigns'] as const).map((chart) => (
        <BarList
          key={chart}
          title={t(chart)}
          note={t(`${chart}Means`)}
          name={t('source')}
          unit={t('countOf')}
          items={(charts[chart] ?? []).map(({ key, count, before }) => ({
            key,
            label: label(chart, key),
            value: count,
            to: rowsPath(question, chart, key),
            aside: before === null ? undefined : t('beforeWas', { number: number(before) }),
          }))}
        />
      ))}
      {(['rejections', 'reasons'] as const).map((chart) => (
        <BarList
          key={chart}
          title={t(chart)}
          note={t(`${chart}Means`)}
          name={t(chart === 'reasons' ? 'reason' : 'stage')}
          unit={t('countOf')}
          items={(charts[chart] ?? [])
            .toSorted((a, b) => b.count - a.count)
            .map(({ key, count, before }) => ({
              key,
              label: label(chart, key),
              value: count,
              to: rowsPath(question, chart, key),
              aside: before === null ? undefined : t('beforeWas', { number: number(before) }),
              tone: 'danger' as const,
            }))}
        />
      ))}
    </div>
  )
}

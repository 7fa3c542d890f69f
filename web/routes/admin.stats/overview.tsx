import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import type { ChartKey } from '#contracts/analytics/charts.ts'
import { chartTexts, useLabels } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { useValues } from '../../analytics/values.ts'
import { Distribution } from '../../charts/distribution.tsx'
import { Sparkline } from '../../charts/sparkline.tsx'
import { TimeChart } from '../../charts/time-chart.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')
const ApplicationFunnel = lazy(async () => ({ default: (await import('./funnel.tsx')).ApplicationFunnel }))
const Breakdown = lazy(async () => ({ default: (await import('./breakdown.tsx')).Breakdown }))
const shown = ['applications', 'completed', 'hired'] as const

export function Overview(data: Analysed) {
  const { charts, buckets, scope, question, groups } = data
  const t = useText()
  const { number } = useFormat()
  const label = useLabels(data)
  const nameOf = useGroupName(data)
  const before = scope.before ? t('periodBefore') : undefined
  const over = (key: (typeof shown)[number]) => {
    const cells = charts[key] ?? []
    const lines = groups[key] ?? []
    const isGrouped = lines.length > 0
    return (
      <TimeChart
        key={key}
        title={t(chartTexts[key].title)}
        note={t(chartTexts[key].means)}
        kind={isGrouped ? 'column' : 'area'}
        grain={scope.grain}
        at={buckets}
        series={
          isGrouped
            ? lines.map((group) => ({ key: group.key ?? '', name: nameOf(group.key), values: group.counts }))
            : [
                {
                  key,
                  name: t(chartTexts[key].title),
                  values: cells.map(({ count }) => count),
                  before: scope.before ? cells.map(({ before: earlier }) => earlier) : undefined,
                },
              ]
        }
        before={isGrouped ? undefined : before}
        format={number}
        to={(at) => rowsPath(question, key, at.slice(0, 10))}
        {...(key === 'applications' ? { className: 'lg:col-span-2' } : {})}
      />
    )
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {(Object.keys(data.totals) as (keyof Analysed['totals'])[]).map((key) => (
          <Tile key={key} name={key} {...data} />
        ))}
      </ul>
      <div className="grid gap-4 lg:grid-cols-2">
        {shown.map(over)}
        <Distribution
          title={t('ages')}
          note={t('agesMeans')}
          range={t('age')}
          unit={t('countOf')}
          bins={(charts.ages ?? []).map(({ key, count }) => ({
            key,
            label: label('ages', key),
            value: count,
            to: rowsPath(question, 'ages', key),
          }))}
          format={number}
        />
        <ApplicationFunnel {...data} />
      </div>
      {question.group && (
        <Suspense fallback={null}>
          <Breakdown {...data} />
        </Suspense>
      )}
    </>
  )
}

function useGroupName(data: Analysed) {
  const t = useText()
  const value = useValues(data)
  const { group } = data.question
  return (key: string | null): string => (key === null || !group ? t('others') : value(group, key))
}

/** A number of the period, how it differs from the period before, and its trend where it is counted. */
function Tile({ name, totals, charts, question }: Analysed & { name: keyof Analysed['totals'] }) {
  const t = useText()
  const { number, percent } = useFormat()
  const { value, before } = totals[name]
  const trend = charts[name as ChartKey]
  const change = before ? (value - before) / before : null
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-raised p-3 shadow-card">
      <span className="text-sm text-muted">{t(chartTexts[name].title)}</span>
      <span className="flex items-end justify-between gap-2">
        <Link
          to={rowsPath(question, name, 'all')}
          aria-label={`${t(chartTexts[name].title)}: ${number(value)}`}
          className="text-2xl font-semibold text-ink tabular-nums no-underline hover:text-accent-ink hover:underline"
        >
          {number(value)}
        </Link>
        {trend && <Sparkline values={trend.map(({ count }) => count)} className="mb-1 w-16 max-sm:hidden" />}
      </span>
      {before !== null && (
        <span className="text-xs text-muted tabular-nums">
          {change === null
            ? t('beforeWas', { number: number(before) })
            : t('changeFrom', { change: `${change > 0 ? '+' : ''}${percent(change)}`, number: number(before) })}
        </span>
      )}
    </li>
  )
}

import { binOf, binsOf } from '#contracts/analytics/bins.ts'
import { Link } from '@remix-run/react'
import { chartTexts, useLabels, useShortBins } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { useSpan } from '../../analytics/spans.ts'
import { Distribution } from '../../charts/distribution.tsx'
import { TimeChart } from '../../charts/time-chart.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { ChooseOneJob } from './choose-one-job.tsx'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')
const shown = ['timeToReview', 'timeToComplete', 'timeToHire', 'timeToFill'] as const

export function Speed(data: Analysed) {
  const { charts, durations, buckets, scope, question, job } = data
  const t = useText()
  const span = useSpan()
  const { number } = useFormat()
  const label = useLabels(data)
  const short = useShortBins()
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        {shown.map((key) => {
          const known = durations[key]
          const found = known?.spread ?? null
          return (
            <Distribution
              key={key}
              title={t(chartTexts[key].title)}
              note={t(chartTexts[key].means)}
              range={t('time')}
              unit={t('countOf')}
              figure={
                found && (
                  <p className="text-end">
                    <b className="block text-xl font-semibold tabular-nums">{span(found.median)}</b>
                    <span className="text-xs text-muted">
                      {known?.before
                        ? t('medianBefore', { span: span(known.before.median) })
                        : t('medianAndP90', { span: span(found.p90) })}
                    </span>
                  </p>
                )
              }
              bins={(charts[key] ?? []).map(({ key: bin, count }) => ({
                key: bin,
                label: label(key, bin),
                short: short(key, bin),
                value: count,
                to: rowsPath(question, key, bin),
              }))}
              marks={
                found
                  ? [
                      { name: t('median'), at: placeIn(key, found.median) },
                      { name: t('p90'), at: placeIn(key, found.p90) },
                    ]
                  : []
              }
              format={number}
            />
          )
        })}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {(['timeToReview', 'timeToHire'] as const).map((key) => {
          const medians = durations[key]?.medians ?? []
          const unit = unitOf(medians)
          return (
            <TimeChart
              key={key}
              title={t('medianOverTime', { what: t(chartTexts[key].title) })}
              note={t('medianOverTimeMeans')}
              kind="line"
              grain={scope.grain}
              at={buckets}
              series={[
                {
                  key,
                  name: t(chartTexts[key].title),
                  values: medians.map((seconds) => (seconds === null ? null : seconds / unit)),
                },
              ]}
              whole={false}
              format={(units) => span(units * unit)}
            />
          )
        })}
      </div>
      {job ? <StageTimes {...data} /> : <ChooseOneJob {...data} title={t('timeInStage')} />}
    </>
  )
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
/** The unit whose round numbers an axis up to these seconds is read by. */
function unitOf(seconds: readonly (number | null)[]): number {
  const most = Math.max(0, ...seconds.map((each) => each ?? 0))
  return most > 3 * DAY ? DAY : most > 3 * HOUR ? HOUR : MINUTE
}

/** Where a length of time is among the ranges, as a share of its own one. */
function placeIn(chart: (typeof shown)[number], seconds: number): number {
  const bin = binOf(chart, seconds)
  const [from, to] = [binsOf(chart)[bin - 1] ?? 0, binsOf(chart)[bin]!]
  return bin + (to === Infinity ? 0.5 : (seconds - from) / (to - from))
}

function StageTimes(data: Analysed) {
  const { stages, question } = data
  const t = useText()
  const span = useSpan()
  const { number } = useFormat()
  const label = useLabels(data)
  const none = <span className="text-muted">–</span>
  return (
    <section>
      <h2 className="mb-1 text-lg font-semibold">{t('timeInStage')}</h2>
      <p className="mb-3 text-sm text-muted">{t('timeInStageMeans')}</p>
      <Table
        caption={t('timeInStage')}
        head={
          <>
            <Th>{t('stage')}</Th>
            <Th numeric>{t('medianTime')}</Th>
            <Th numeric>{t('leaveWithin')}</Th>
            <Th numeric>{t('visitsCompleted')}</Th>
            <Th numeric>{t('nowInStage')}</Th>
            <Th numeric>{t('longestWaiting')}</Th>
          </>
        }
      >
        {stages.map(({ key, ended, here, longest }) => (
          <tr key={key}>
            <th scope="row" className="min-w-36 px-3 py-2 text-start font-medium">
              <bdi>{label('staysEnded', key)}</bdi>
            </th>
            <Td numeric className="whitespace-nowrap">
              {ended ? span(ended.median) : none}
            </Td>
            <Td numeric className="whitespace-nowrap">
              {ended ? span(ended.p90) : none}
            </Td>
            <Td numeric>
              <Link
                to={rowsPath(question, 'staysEnded', key)}
                aria-label={t('visitsOf', { number: number(ended?.count ?? 0), stage: label('staysEnded', key) })}
                className="link"
              >
                {number(ended?.count ?? 0)}
              </Link>
            </Td>
            <Td numeric>
              <Link
                to={rowsPath(question, 'here', key)}
                aria-label={t('areIn', { number: number(here), stage: label('here', key) })}
                className="link"
              >
                {number(here)}
              </Link>
            </Td>
            <Td numeric className="whitespace-nowrap">
              {longest === null ? none : span(longest)}
            </Td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

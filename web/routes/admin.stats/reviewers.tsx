import { useLabels } from '../../analytics/labels.ts'
import { rowsPath } from '../../analytics/links.ts'
import { useSpan } from '../../analytics/spans.ts'
import { BarList } from '../../charts/bar-list.tsx'
import { Distribution } from '../../charts/distribution.tsx'
import { HeatMap } from '../../charts/heat-map.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')
const stars = ['1', '2', '3', '4', '5']

export function Reviewers(data: Analysed) {
  const { charts, question, reviewers } = data
  const t = useText()
  const { number, decimal, percent } = useFormat()
  const label = useLabels(data)
  const load = (charts.reviewers ?? []).toSorted((a, b) => b.count - a.count)
  const span = useSpan()
  const seconds = new Map(data.watching.map((one) => [one.reviewerId, one]))
  const given = new Map((charts.stars ?? []).map(({ key, count }) => [key, count]))
  const rated = [...new Set((charts.stars ?? []).map(({ key }) => key.split('/')[0]!))]
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BarList
          title={t('reviewerLoad')}
          note={t('reviewerLoadMeans')}
          name={t('reviewer')}
          unit={t('countOf')}
          items={load.map(({ key, count, before }) => ({
            key,
            label: label('reviewers', key),
            value: count,
            to: rowsPath(question, 'reviewers', key),
            aside: before === null ? undefined : t('beforeWas', { number: number(before) }),
          }))}
        />
        <Distribution
          title={t('ratings')}
          note={t('ratingsMeans')}
          range={t('rating')}
          unit={t('countOf')}
          bins={(charts.ratings ?? []).map(({ key, count }) => ({
            key,
            label: label('ratings', key),
            value: count,
            to: rowsPath(question, 'ratings', key),
          }))}
          format={number}
        />
        <BarList
          title={t('watching')}
          note={t('watchingMeans')}
          name={t('reviewer')}
          unit={t('countOf')}
          items={(charts.watched ?? [])
            .toSorted((a, b) => b.count - a.count)
            .map(({ key, count }) => {
              const { watched = 0, replayed = 0 } = seconds.get(key) ?? {}
              return {
                key,
                label: label('watched', key),
                value: count,
                to: rowsPath(question, 'watched', key),
                aside: t('watchedAndReplayed', { watched: span(watched + replayed), replayed: span(replayed) }),
              }
            })}
          className="lg:col-span-2"
        />
      </div>
      <HeatMap
        title={t('starsGiven')}
        note={t('starsGivenMeans')}
        corner={t('reviewer')}
        columns={stars.map((key) => ({ key, label: label('ratings', key) }))}
        rows={rated.map((reviewer) => ({
          key: reviewer,
          label: label('reviewers', reviewer),
          cells: stars.map((star) => ({
            value: given.get(`${reviewer}/${star}`) ?? 0,
            to: rowsPath(question, 'stars', `${reviewer}/${star}`),
          })),
        }))}
        format={number}
      />
      {reviewers.length > 0 && (
        <section>
          <h2 className="mb-1 text-lg font-semibold">{t('agreement')}</h2>
          <p className="mb-3 text-sm text-muted">{t('agreementMeans')}</p>
          <Table
            caption={t('agreement')}
            head={
              <>
                <Th>{t('reviewer')}</Th>
                <Th numeric>{t('candidatesRated')}</Th>
                <Th numeric>{t('averageGiven')}</Th>
                <Th numeric>{t('ratedWithOthers')}</Th>
                <Th numeric>{t('withinOneStar')}</Th>
              </>
            }
          >
            {reviewers
              .toSorted((a, b) => b.rated - a.rated)
              .map(({ reviewerId, rated: count, average, shared, close }) => (
                <tr key={reviewerId}>
                  <th scope="row" className="px-3 py-2 text-start font-medium">
                    <bdi>{label('reviewers', reviewerId)}</bdi>
                  </th>
                  <Td numeric>{number(count)}</Td>
                  <Td numeric>{decimal(average, 1)}</Td>
                  <Td numeric>{number(shared)}</Td>
                  <Td numeric>{shared === 0 ? '–' : percent(close / shared)}</Td>
                </tr>
              ))}
          </Table>
        </section>
      )}
    </>
  )
}

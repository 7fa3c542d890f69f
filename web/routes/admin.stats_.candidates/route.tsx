import type { LoaderFunctionArgs, MetaFunction, SerializeFrom } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { filters } from '#contracts/analytics/ranges.ts'
import { chartTexts, useLabels } from '../../analytics/labels.ts'
import { statsPath } from '../../analytics/links.ts'
import { sectionOf } from '../../analytics/sections.ts'
import { fieldTexts, useValues } from '../../analytics/values.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { AsOf } from '../../insight/as-of.tsx'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CandidateRows } from './candidate-rows.tsx'
import { countedRows } from './counted.server.ts'
import { StayRows } from './stay-rows.tsx'
import { useWords } from './words.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.stats_.candidates', { request, context })
  return countedRows(context.platform, asker, new URL(request.url).searchParams)
}

const useText = namespace('stats')

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: documentTitle(useText.for(matches)('rowsTitle')) },
]
export const handle = { title: (_, language) => useText.in(language)('rowsTitle') } satisfies PageHandle

const PER_PAGE = 50

type Data = SerializeFrom<typeof loader>
type Of<Kind extends Data['of']> = Extract<Data, { of: Kind }>

export default function Counted() {
  const data = useLoaderData<typeof loader>()
  return data.of === 'chart' ? <OfChart {...data} key_={data.key} /> : <OfOverview {...data} />
}

/** The candidates of one figure of a chart, under what the figure is called. */
function OfChart({
  chart,
  key_,
  total,
  page,
  candidateRows,
  question,
  now,
  ...named
}: Omit<Of<'chart'>, 'key'> & { key_: string }) {
  const t = useText()
  const { number } = useFormat()
  const label = useLabels(named)
  const value = useValues(named)
  const asked = [
    ...question.job.map((id) => ['job', id] as const),
    ...question.source.map((source) => ['source', source] as const),
    ...filters.flatMap((field) => (question.where?.[field] ?? []).map((one) => [field, one] as const)),
  ]
  const titles = { chart: t(chartTexts[chart].title), number: number(total) }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="text-lg">
          <Sentence
            text={key_ === 'all' ? t('allOfChart', titles) : t('ofChart', { ...titles, figure: label(chart, key_) })}
            parts={{ b: <b className="tabular-nums" /> }}
          />
        </p>
        <Link to={statsPath(question, sectionOf(chart))} className="link">
          {t('backToAnalytics')}
        </Link>
      </div>
      <p className="text-muted">{t(chartTexts[chart].means)}</p>
      {asked.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {asked.map(([field, one]) => (
            <li key={`${field} ${one}`}>
              <Badge tone="neutral">{`${t(fieldTexts[field])}: ${value(field, one)}`}</Badge>
            </li>
          ))}
        </ul>
      )}
      {total === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
      ) : (
        <CandidateRows rows={candidateRows} />
      )}
      {total > PER_PAGE && <Pages page={page} last={Math.ceil(total / PER_PAGE)} />}
      <AsOf now={now} last={null} />
    </div>
  )
}

function OfOverview(data: Of<'overview'>) {
  const t = useText()
  const { number } = useFormat()
  const { total, videos, withVideos, page, candidateRows, stayRows, jobId, now } = data
  const words = useWords()(data)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="text-lg">
          <Sentence
            text={
              withVideos
                ? t('recordings', { count: videos, number: number(videos), total: number(total), words })
                : t('counted', { number: number(total), words })
            }
            parts={{ b: <b className="tabular-nums" /> }}
          />
        </p>
        <Link to={jobId ? `/admin/stats?job=${jobId}` : '/admin/overview'} className="link">
          {t(jobId ? 'backToAnalytics' : 'backToOverview')}
        </Link>
      </div>
      {total === 0 && <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>}
      {total > 0 && candidateRows && <CandidateRows rows={candidateRows} />}
      {total > 0 && stayRows && jobId && <StayRows jobId={jobId} rows={stayRows} />}
      {total > PER_PAGE && <Pages page={page} last={Math.ceil(total / PER_PAGE)} />}
      <AsOf now={now} last={null} />
    </div>
  )
}

function Pages({ page, last }: { page: number; last: number }) {
  const t = useText()
  const { number } = useFormat()
  const [query] = useSearchParams()
  const to = (wanted: number) =>
    `?${new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', String(wanted)]])}`
  return (
    <nav aria-label={t('pages')} className="flex items-center gap-3">
      {page > 1 && <ButtonLink to={to(page - 1)}>{t('previous')}</ButtonLink>}
      <span className="text-muted tabular-nums">{t('pageOf', { page: number(page), pages: number(last) })}</span>
      {page < last && <ButtonLink to={to(page + 1)}>{t('next')}</ButtonLink>}
    </nav>
  )
}

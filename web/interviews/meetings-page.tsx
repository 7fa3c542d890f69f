import { Link } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '../ui/icons.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { addressOf, type Asked, type ListPart } from './asked.ts'
import { Figures, type FiguresOf } from './figures.tsx'
import { type Choices, MeetingFilters } from './filters.tsx'
import { InterviewsTable } from './interviews-table.tsx'
import { useLiveInterviews } from './use-live-interviews.ts'
import { SchedulingLink } from './scheduling-link.tsx'
import type { Listed } from './view.ts'
import { Week } from './week.tsx'

const useText = namespace('meetings')

export type MeetingsData = Choices & {
  asked: Asked
  /** Of the week; empty in the list. */
  rows: readonly Listed[]
  /** Of the list; empty in the week. */
  parts: readonly { part: ListPart; rows: readonly Listed[] }[]
  /** Whether more are over. */
  hasMore: boolean
  /** Monday to Sunday; empty in the list. */
  days: readonly string[]
  now: string
  /** How far the live messages were when it was read. */
  live: string
  /** Null in the list and the week. */
  figures: FiguresOf | null
  /** Whether the person has hours and calendars of their own to set. */
  mayPlan: boolean
}

/** All live interviews of the company that a person may see, as a list or a week (LIVE-016). */
export function MeetingsPage({
  asked,
  rows,
  parts,
  hasMore,
  days,
  now,
  figures,
  live,
  mayPlan,
  ...choices
}: MeetingsData) {
  const t = useText()
  useLiveInterviews(live)
  const isFiltered = Boolean(asked.status || asked.job || asked.colleague || asked.mine)
  const views = [
    { to: addressOf(asked, { view: 'list', day: null }), label: t('list'), current: asked.view === 'list' },
    { to: addressOf(asked, { view: 'week' }), label: t('week'), current: asked.view === 'week' },
    { to: addressOf(asked, { view: 'figures' }), label: t('figures'), current: asked.view === 'figures' },
  ]
  return (
    <div className="flex flex-col gap-4">
      <Tabs label={t('views')} tabs={views} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <MeetingFilters asked={asked} {...choices} />
        <div className="flex flex-wrap gap-3">
          {mayPlan && <SchedulingLink />}
          {figures === null && (
            <a href={`/admin/meetings/export.csv${addressOf(asked)}`} download className={buttonClasses()}>
              <DownloadIcon aria-hidden="true" /> {t('exportCsv')}
            </a>
          )}
        </div>
      </div>
      {figures && <Figures asked={asked} figures={figures} colleagues={choices.colleagues} />}
      {asked.view === 'week' && (
        <>
          <WeekSteps asked={asked} days={days} />
          <Week days={days} rows={rows} now={now} />
        </>
      )}
      {asked.view === 'list' &&
        (parts.every((part) => part.rows.length === 0) ? (
          <EmptyState icon={<CalendarIcon />} title={t('none')}>
            {isFiltered ? t('noneFiltered') : t('noneText')}
          </EmptyState>
        ) : (
          <>
            {parts.map(({ part, rows }) => rows.length > 0 && <Part key={part} part={part} rows={rows} />)}
            <Pages asked={asked} hasMore={hasMore} />
          </>
        ))}
    </div>
  )
}

const partText = { coming: 'coming', open: 'notBooked', over: 'tabOver' } as const satisfies Record<ListPart, string>

function Part({ part, rows }: MeetingsData['parts'][number]) {
  const title = useText()(partText[part])
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{title}</h2>
      <InterviewsTable caption={title} rows={rows} />
    </section>
  )
}

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * 86_400_000).toISOString().slice(0, 10)

function WeekSteps({ asked, days }: Pick<MeetingsData, 'asked' | 'days'>) {
  const t = useText()
  const step = (by: number) => addressOf(asked, { day: shifted(days[0]!, by) })
  const { dayRange } = useFormat()
  return (
    <nav aria-label={t('week')} className="flex flex-wrap items-center gap-2">
      <Link to={step(-7)} preventScrollReset className={buttonClasses()}>
        <ChevronLeftIcon aria-hidden="true" className="rtl:-scale-x-100" /> {t('previousWeek')}
      </Link>
      <Link to={addressOf(asked, { day: null })} preventScrollReset className={buttonClasses()}>
        {t('thisWeek')}
      </Link>
      <Link to={step(7)} preventScrollReset className={buttonClasses()}>
        {t('nextWeek')} <ChevronRightIcon aria-hidden="true" className="rtl:-scale-x-100" />
      </Link>
      <h2 className="px-2 font-semibold">{dayRange(days[0]!, days[6]!)}</h2>
    </nav>
  )
}

export function Pages({ asked, hasMore }: Pick<MeetingsData, 'asked' | 'hasMore'>) {
  const t = useText()
  if (asked.page === 0 && !hasMore) return null
  return (
    <nav aria-label={t('pages')} className="flex gap-2">
      {asked.page > 0 && (
        <Link to={addressOf(asked, { page: asked.page - 1 })} className={buttonClasses()}>
          {t('previous')}
        </Link>
      )}
      {hasMore && (
        <Link to={addressOf(asked, { page: asked.page + 1 })} className={buttonClasses()}>
          {t('next')}
        </Link>
      )}
    </nav>
  )
}

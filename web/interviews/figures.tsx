import { Link } from '@remix-run/react'
import type { InterviewFigures } from '#contracts/interview/figures.ts'
import { BarList } from '../charts/bar-list.tsx'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { useDuration } from '../insight/duration.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CalendarIcon } from '../ui/icons.tsx'
import { addressOf, type Asked } from './asked.ts'
import type { Choices } from './filters.tsx'

const useText = namespace('meetings')

export type FiguresOf = InterviewFigures & { isPart: boolean }
type FiguresProps = Pick<Choices, 'colleagues'> & { asked: Asked; figures: FiguresOf }

/** How interviews go: how long until a time is chosen, what is moved, missed and cancelled, and who holds how many. */
export function Figures({ asked, figures, colleagues }: FiguresProps) {
  const t = useText()
  const { number } = useFormat()
  const duration = useDuration()
  const { planned, booked, timeToSchedule, rescheduled, changes, completed, noShows, cancelled, byCandidate } = figures
  if (planned === 0)
    return (
      <EmptyState icon={<CalendarIcon />} title={t('figuresNone')}>
        {t('figuresNoneText')}
      </EmptyState>
    )
  const nameOf = (userId: string) => colleagues.find((each) => each.userId === userId)?.name ?? t('formerColleague')
  const list = (status: Asked['status']) => addressOf(asked, { view: 'list', status })
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
        <Tile label={t('figPlanned')} value={number(planned)} note={t('figBooked', { number: number(booked) })} />
        <Tile
          label={t('figTime')}
          value={timeToSchedule ? duration(timeToSchedule.median) : '–'}
          note={timeToSchedule ? t('figTimeNote', { time: duration(timeToSchedule.p90) }) : t('figTimeNone')}
        />
        <Tile
          label={t('figMoved')}
          value={number(rescheduled)}
          note={t('figMovedNote', { count: changes, number: number(changes) })}
        />
        <Tile
          label={t('figNoShows')}
          value={number(noShows)}
          note={t('figNoShowsNote', { count: completed, number: number(completed) })}
          to={list('COMPLETED')}
        />
        <Tile
          label={t('figCancelled')}
          value={number(cancelled)}
          note={t('figCancelledNote', { number: number(byCandidate) })}
        />
        <Tile label={t('statusEXPIRED')} value={number(figures.expired)} note={t('figExpired')} to={list('EXPIRED')} />
      </dl>
      <BarList
        title={t('figLoad')}
        note={t('figLoadNote')}
        name={t('figInterviewer')}
        unit={t('figInterviews')}
        items={figures.load.map(({ userId, interviews, seconds }) => ({
          key: userId,
          label: nameOf(userId),
          value: interviews,
          aside: duration(seconds),
          to: addressOf(asked, { view: 'list', colleague: userId, mine: false }),
        }))}
      />
      {figures.isPart && <p className="text-muted">{t('figPart')}</p>}
    </>
  )
}

function Tile({ label, value, note, to }: { label: string; value: string; note: string; to?: string }) {
  return (
    <Card className="relative h-full px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">
        {to ? (
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg">
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
      <dd className="text-sm text-muted">{note}</dd>
    </Card>
  )
}

import { Link } from '@remix-run/react'
import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'
import { Instant, useTimeZone } from '../ui/instant.tsx'
import { InterviewStatus } from './status.tsx'
import type { Listed } from './view.ts'

const useText = namespace('meetings')

/** The day that it is in a zone, as 2026-11-25. */
const dayIn = (at: string, timeZone: string) =>
  dateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(new Date(at))

type WeekProps = { days: readonly string[]; rows: readonly Listed[]; now: string }

/** A week in the reader's zone, a column for each day; on a phone the days are below each other. */
export function Week({ days, rows, now }: WeekProps) {
  const t = useText()
  const timeZone = useTimeZone()
  const { shortDay } = useFormat()
  const today = dayIn(now, timeZone)
  return (
    <ol className="grid gap-2 lg:grid-cols-7">
      {days.map((day) => {
        const here = rows.filter(({ start }) => start && dayIn(start, timeZone) === day)
        return (
          <li
            key={day}
            className={classes(
              'flex min-w-0 flex-col gap-2 rounded-lg border bg-raised p-2 lg:min-h-48',
              day === today ? 'border-accent' : 'border-line',
            )}
          >
            <h3 className={classes('text-sm', day === today ? 'font-semibold text-accent-ink' : 'text-muted')}>
              {shortDay(day)}
            </h3>
            {here.length === 0 && <p className="text-sm text-muted">{t('freeDay')}</p>}
            {here.map((row) => (
              <Meeting key={row.interviewId} {...row} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

function Meeting(row: Listed) {
  const { list } = useFormat()
  return (
    <Link
      to={`/meetings/${row.interviewId}`}
      reloadDocument
      className="flex min-w-0 flex-col gap-1 rounded-md border border-line bg-surface p-2 hover:bg-hover"
    >
      <Instant at={row.start!} precision="clock" className="text-sm font-semibold tabular-nums" />
      <bdi className="font-medium wrap-anywhere">{row.candidateName}</bdi>
      <bdi className="text-sm wrap-anywhere text-muted">{row.summary}</bdi>
      <span className="text-sm wrap-anywhere text-muted">{list(row.people)}</span>
      <span>
        <InterviewStatus {...row} className="whitespace-normal!" />
      </span>
    </Link>
  )
}

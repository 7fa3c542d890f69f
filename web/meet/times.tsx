import { Link, useSearchParams } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { classes } from '../ui/classes.ts'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { byDay, type OfferedTime, type TimesShown } from './meeting.ts'

const useText = namespace('meet')
/** Days that are open at first. */
const OPEN = 3

type TimesProps = {
  offer: TimesShown
  zone: string
  chosen: string | null
  onChoose: (start: string) => void
}

/** What was offered by days of the zone, with the zone at each time; what is taken since cannot be chosen. Works without scripts. */
export function Times({ offer: { times, before, next }, zone, chosen, onChoose }: TimesProps) {
  const t = useText()
  const { dayHeading } = useFormat()
  const free = times.filter(({ isFree }) => isFree)
  if (free.length === 0 && before === null && next === null)
    return (
      <Callout tone="warning" title={t('noneLeft')}>
        {t('noneLeftText')}
      </Callout>
    )
  const taken = times.length - free.length
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('times')}</legend>
      {free.length === 0 && <p className="text-muted">{t('noneThisWeek')}</p>}
      {taken > 0 && <p className="text-sm text-muted">{t('someTaken', { count: taken })}</p>}
      {byDay(times, (at) => dayHeading(at, zone)).map((day, index) => (
        <details
          key={day.key}
          open={index < OPEN || undefined}
          className="group rounded-lg border border-line bg-raised"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2">
            <span className="font-semibold">{day.heading}</span>
            <span className="ms-auto text-sm text-muted">
              {t('timesOn', { count: day.times.filter(({ isFree }) => isFree).length })}
            </span>
            <ChevronDownIcon aria-hidden="true" className="text-muted group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 px-3 pt-1 pb-3">
            {day.times.map((time) => (
              <Time key={time.start} {...time} {...{ zone, onChoose }} isChosen={chosen === time.start} />
            ))}
          </div>
        </details>
      ))}
      {(before ?? next) && (
        <nav aria-label={t('weeks')} className="flex justify-between gap-2">
          {before ? <WeekLink day={before} zone={zone} text={t('earlier')} /> : <span />}
          {next && <WeekLink day={next} zone={zone} text={t('later')} />}
        </nav>
      )}
    </fieldset>
  )
}

function WeekLink({ day, zone, text }: { day: string; zone: string; text: string }) {
  const [query] = useSearchParams()
  const to = new URLSearchParams(query)
  to.set('zone', zone)
  to.set('day', day)
  return (
    <Link to={`?${to.toString()}`} replace preventScrollReset className={buttonClasses()}>
      {text}
    </Link>
  )
}

type TimeProps = OfferedTime & Pick<TimesProps, 'zone' | 'onChoose'> & { isChosen: boolean }

function Time({ start, isFree, zone, isChosen, onChoose }: TimeProps) {
  const t = useText()
  const { instant, dayHeading } = useFormat()
  return (
    <label
      className={classes(
        'relative flex min-h-11 items-center justify-center rounded-md border px-2 py-1 text-center tabular-nums',
        isFree
          ? 'cursor-pointer border-control bg-raised hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent'
          : 'border-line text-muted line-through',
      )}
    >
      <input
        type="radio"
        name="start"
        value={start}
        disabled={!isFree}
        checked={isChosen}
        onChange={() => onChoose(start)}
        className="sr-only scroll-mb-40"
      />
      <span className="sr-only">{dayHeading(start, zone)}, </span>
      <bdi>{instant(start, { timeZone: zone, precision: 'clock' })}</bdi>
      {!isFree && <span className="sr-only"> {t('taken')}</span>}
    </label>
  )
}

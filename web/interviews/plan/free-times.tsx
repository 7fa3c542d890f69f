import type { SlotSearch } from '#contracts/availability/slots.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { byDay } from '../../meet/meeting.ts'
import { Callout } from '../../ui/callout.tsx'
import { classes } from '../../ui/classes.ts'
import { type Draft, withStart } from './draft.ts'

const useText = namespace('planning')

type FreeTimesProps = {
  draft: Draft
  search: SlotSearch | null
  isLooking: boolean
  problem: string | null
  nameOf: (userId: string) => string
  onChange: (draft: Draft) => void
}

/** Free times by day with who is free; to be picked where the plan offers picked times. */
export function FreeTimes({ draft, search, isLooking, problem, nameOf, onChange }: FreeTimesProps) {
  const t = useText()
  const { dayHeading } = useFormat()
  if (problem) return <Callout tone="warning">{problem}</Callout>
  if (!search) return <p className="text-muted">{t('looking')}</p>
  const { slots, left } = search
  if (slots.length === 0)
    return (
      <Callout tone="warning" title={t('noneFree')}>
        {t('noneFreeText')}
      </Callout>
    )
  return (
    <section aria-busy={isLooking} aria-label={t('freeTimes')} className="flex flex-col gap-3">
      <p role="status" className="font-medium">
        {t('freeCount', { count: slots.length + left })}
        {draft.sharing === 'SELECT' && ` · ${t('pickedCount', { count: draft.starts.length })}`}
      </p>
      <p className="text-sm text-muted">{t('zoneNote', { zone: draft.zone })}</p>
      <ul className="flex flex-col gap-3">
        {byDay(slots, (at) => dayHeading(at, draft.zone)).map((day) => (
          <li key={day.key}>
            <p className="mb-1 text-sm font-medium">{day.heading}</p>
            <div className="flex flex-wrap gap-2">
              {day.times.map(({ start, free }) => (
                <Time
                  key={start}
                  start={start}
                  zone={draft.zone}
                  who={free.map(nameOf)}
                  isPicked={draft.sharing === 'SELECT' ? draft.starts.includes(start) : null}
                  onPick={() => onChange(withStart(draft, start))}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-sm text-muted">{t('moreFree', { count: left })}</p>}
    </section>
  )
}

type TimeProps = {
  start: string
  zone: string
  who: readonly string[]
  /** Null: all are offered, none is picked. */
  isPicked: boolean | null
  onPick: () => void
}

function Time({ start, zone, who, isPicked, onPick }: TimeProps) {
  const t = useText()
  const { instant, list } = useFormat()
  const clock = instant(start, { timeZone: zone, precision: 'clock' })
  const note = t('whoIsFree', { names: list(who) })
  const look = 'rounded-md border px-2 py-1 text-sm tabular-nums'
  if (isPicked === null)
    return (
      <span title={note} className={classes(look, 'border-line bg-success-soft text-success-ink')}>
        <bdi>{clock}</bdi>
      </span>
    )
  return (
    <label
      title={note}
      className={classes(
        look,
        'cursor-pointer border-control hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent',
      )}
    >
      <input type="checkbox" className="sr-only" checked={isPicked} onChange={onPick} />
      <bdi>{clock}</bdi>
      <span className="sr-only"> {note}</span>
    </label>
  )
}

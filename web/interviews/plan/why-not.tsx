import { type Cause, causes, type MemberTimes } from '#contracts/availability/slots.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { PlanAnswer, Turn } from './plan-data.ts'

const useText = namespace('planning')

type Search = NonNullable<PlanAnswer['free']>

/** For each person how much of the period is free, what takes the rest, and how many interviews they have. */
export function WhyNot({ search, nameOf }: { search: Search; nameOf: (userId: string) => string }) {
  const t = useText()
  return (
    <details open={search.slots.length === 0 || undefined}>
      <summary className="cursor-pointer py-1 font-medium">{t('whyNot')}</summary>
      <ul className="divide-y divide-line">
        {search.members.map((member) => (
          <li key={member.id} className="py-2">
            <Member
              {...member}
              name={nameOf(member.id)}
              turn={search.turns.find(({ id }) => id === member.id)}
              place={search.turns.findIndex(({ id }) => id === member.id) + 1}
            />
          </li>
        ))}
      </ul>
      {search.roomsMissing > 0 && <p className="text-sm text-muted">{t('roomsMissing')}</p>}
    </details>
  )
}

type MemberProps = MemberTimes & { name: string; turn: Turn | undefined; place: number }

function Member({ name, window, free, removed, onlyMissing, booked, zoneGone, turn, place }: MemberProps) {
  const t = useText()
  const { decimal } = useFormat()
  const hours = (minutes: number) => decimal(minutes / 60, minutes % 60 === 0 ? 0 : 1)
  const share = window > 0 ? (free / window) * 100 : 0
  const parts = causes.filter((cause: Cause) => removed[cause] > 0)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-2">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <span className="text-sm text-muted tabular-nums">
          {t('freeOf', { free: hours(free), all: hours(window) })}
        </span>
      </p>
      <div aria-hidden="true" className="my-1 h-1.5 overflow-hidden rounded-sm bg-neutral-soft">
        <div className="h-full bg-success-ink" style={{ inlineSize: `${share}%` }} />
      </div>
      <p className="text-sm">
        {t('load', { count: booked })}
        {turn &&
          ` · ${t('turn', { place, count: turn.bookings, share: decimal(Math.max(0, turn.bookings - turn.ahead), 1) })}`}
      </p>
      <p className="text-sm text-muted">
        {parts.map((cause) => t(`cause${cause}`, { hours: hours(removed[cause]) })).join(' · ')}
      </p>
      {zoneGone && <p className="text-sm text-danger-ink">{t('zoneGone', { zone: zoneGone })}</p>}
      {onlyMissing > 0 && <p className="text-sm text-muted">{t('onlyMissing', { hours: hours(onlyMissing) })}</p>}
    </>
  )
}

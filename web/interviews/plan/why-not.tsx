import { type Cause, causes, type MemberTimes, type SlotSearch } from '#contracts/availability/slots.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('planning')

/** For each person how much of the period is free, and what takes the rest. */
export function WhyNot({ search, nameOf }: { search: SlotSearch; nameOf: (userId: string) => string }) {
  const t = useText()
  return (
    <details open={search.slots.length === 0 || undefined}>
      <summary className="cursor-pointer py-1 font-medium">{t('whyNot')}</summary>
      <ul className="divide-y divide-line">
        {search.members.map((member) => (
          <li key={member.id} className="py-2">
            <Member {...member} name={nameOf(member.id)} />
          </li>
        ))}
      </ul>
      {search.roomsMissing > 0 && <p className="text-sm text-muted">{t('roomsMissing')}</p>}
    </details>
  )
}

function Member({ name, window, free, removed, onlyMissing }: MemberTimes & { name: string }) {
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
      <p className="text-sm text-muted">
        {parts.map((cause) => t(`cause${cause}`, { hours: hours(removed[cause]) })).join(' · ')}
      </p>
      {onlyMissing > 0 && <p className="text-sm text-muted">{t('onlyMissing', { hours: hours(onlyMissing) })}</p>}
    </>
  )
}

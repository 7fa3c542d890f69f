import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, Cross2Icon } from '../../ui/icons.tsx'
import { type Advance, advances, beside, positionIn } from './queue-order.ts'
import type { ReviewQueue } from './use-queue.ts'

const useText = namespace('cockpit')
const advanceText = { never: 'advanceNever', move: 'advanceMove', any: 'advanceAny' } as const

type QueueBarProps = {
  queue: ReviewQueue
  advance: Advance
  onAdvance: (advance: Advance) => void
  onGo: (by: 1 | -1) => void
  onSummary: () => void
}

/** Where one is in the queue, and what opens the next candidate. */
export function QueueBar({ queue: { queue, failed, origin }, advance, onAdvance, onGo, onSummary }: QueueBarProps) {
  const t = useText()
  const number = queue ? positionIn(queue) : 0
  const count = queue?.ids.length ?? 0
  const reviewed = queue ? Object.keys(queue.done).length : 0
  return (
    <section
      aria-label={t('queue')}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-3 py-1.5 shadow-card"
    >
      <Link to={origin} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
        <Cross2Icon aria-hidden="true" /> {t('leave')}
      </Link>
      <p className="font-semibold whitespace-nowrap tabular-nums" aria-live="polite">
        {failed ? t('orderUnknown') : queue ? t('position', { number, count }) : t('gathering')}
      </p>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={reviewed}
        aria-valuetext={t('reviewed', { count: reviewed })}
        className="h-1.5 min-w-16 grow overflow-hidden rounded-full bg-neutral-soft"
      >
        <div
          className="h-full bg-accent transition-[width]"
          style={{ width: `${count ? (100 * reviewed) / count : 0}%` }}
        />
      </div>
      <Button size="sm" variant="quiet" onClick={onSummary}>
        {t('reviewed', { count: reviewed })}
      </Button>
      <label className="flex min-w-0 items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-muted max-sm:sr-only">{t('autoAdvance')}</span>
        <select
          className="control w-auto max-w-full min-w-0"
          value={advance}
          onChange={(event) => onAdvance(event.target.value as Advance)}
        >
          {advances.map((each) => (
            <option key={each} value={each}>
              {t(advanceText[each])}
            </option>
          ))}
        </select>
      </label>
      <span className="flex items-center gap-1">
        <Button
          size="sm"
          icon
          aria-label={t('previous')}
          aria-keyshortcuts="k"
          disabled={!queue || beside(queue, -1) === null}
          onClick={() => onGo(-1)}
        >
          <ChevronLeftIcon aria-hidden="true" />
        </Button>
        <Button size="sm" aria-keyshortcuts="j" disabled={!queue} onClick={() => onGo(1)}>
          {queue && beside(queue, 1) === null ? t('finish') : t('next')} <ChevronRightIcon aria-hidden="true" />
        </Button>
      </span>
    </section>
  )
}

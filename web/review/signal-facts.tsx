import type { CandidateSignal } from '#contracts/views/candidate.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { lengthClock } from '../lib/clock.ts'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('review')

/** What was noted while a page was answered: facts, in the tone of facts, each with its moment. */
export function SignalFacts({ signals }: { signals: readonly CandidateSignal[] }) {
  const t = useText()
  const { list } = useFormat()
  if (signals.length === 0) return null
  const away = signals.filter(({ type }) => type === 'away')
  const pasted = signals.filter(({ type }) => type === 'pasted')
  const facts = [
    ...(away.length > 0 ? [t('leftPage', { count: away.length, length: lengthClock(sumOf(away)) })] : []),
    ...(pasted.length > 0 ? [t('pasted', { count: sumOf(pasted) })] : []),
  ]
  return (
    <details className="mt-2 text-sm text-muted">
      <summary>{t('signals', { facts: list(facts) })}</summary>
      <ul className="mt-1 flex flex-col gap-0.5 ps-4 tabular-nums">
        {signals
          .toSorted((one, other) => (one.at < other.at ? -1 : 1))
          .map(({ type, at, amount }, index) => (
            <li key={index}>
              <Instant at={at} precision="second" />{' '}
              {type === 'away' ? t('leftFor', { length: lengthClock(amount) }) : t('pasted', { count: amount })}
            </li>
          ))}
      </ul>
      <p className="mt-1">{t('signalsOf')}</p>
    </details>
  )
}

const sumOf = (signals: readonly CandidateSignal[]) => signals.reduce((sum, { amount }) => sum + amount, 0)

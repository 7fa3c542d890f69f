import { Link } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { jobsPath } from '../../insight/links.ts'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Progress } from '../../ui/progress.tsx'

const useText = namespace('overview')

export type Balance = {
  label: 'jobSlots' | 'userSeats' | 'interviews' | 'texts'
  used: number
  of: number | null
  to: string | null
}
export type PlanProps = { name: string; since: string; balances: Balance[] }

/** What the plan allows and how much of it is in use. */
export function Plan({ name, since, balances }: PlanProps) {
  const t = useText()
  return (
    <Card title={t('planOf', { plan: name })}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {balances.map((balance) => (
          <li key={balance.label}>
            <Use {...balance} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        <Sentence text={t('since')} parts={{ since: <Instant at={since} precision="day" /> }} />
      </p>
    </Card>
  )
}

function Use({ label, used, of: volume, to }: Balance) {
  const t = useText()
  const { number } = useFormat()
  const words =
    volume === null
      ? t('useUnlimited', { used: number(used) })
      : t('use', { used: number(used), volume: number(volume) })
  const detail = to ? (
    <Link to={to} className="link" aria-label={t('useOf', { label: t(label), use: words })}>
      {words}
    </Link>
  ) : (
    words
  )
  if (volume === null)
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span>{t(label)}</span>
        <span className="text-muted tabular-nums">{detail}</span>
      </p>
    )
  return (
    <>
      <Progress label={t(label)} value={Math.min(used, volume)} max={Math.max(1, volume)} detail={detail} />
      {used >= volume && label === 'jobSlots' && (
        <p className="mt-1 text-sm text-muted">
          <Sentence text={t('allInUse')} parts={{ link: <Link to={jobsPath('active')} className="link" /> }} />
        </p>
      )}
    </>
  )
}

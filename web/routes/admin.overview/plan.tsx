import { Link } from '@remix-run/react'
import { jobsPath } from '../../insight/links.ts'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Progress } from '../../ui/progress.tsx'

export type Balance = { label: string; used: number; volume: number | null; to: string | null }
export type PlanProps = { name: string; since: string; balances: Balance[] }

/** What the plan allows and how much of it is in use. */
export function Plan({ name, since, balances }: PlanProps) {
  return (
    <Card title={`${name} plan`}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {balances.map((balance) => (
          <li key={balance.label}>
            <Use {...balance} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        Since <Instant at={since} precision="day" />
      </p>
    </Card>
  )
}

function Use({ label, used, volume, to }: Balance) {
  const words = `${used} of ${volume ?? 'unlimited'}`
  const detail = to ? (
    <Link to={to} className="link" aria-label={`${label}: ${words}`}>
      {words}
    </Link>
  ) : (
    words
  )
  if (volume === null)
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-muted tabular-nums">{detail}</span>
      </p>
    )
  return (
    <>
      <Progress label={label} value={Math.min(used, volume)} max={Math.max(1, volume)} detail={detail} />
      {used >= volume && label === 'Job slots' && (
        <p className="mt-1 text-sm text-muted">
          All in use. <Link to={jobsPath('active')} className="link">Archive a job</Link> to make room for another.
        </p>
      )}
    </>
  )
}

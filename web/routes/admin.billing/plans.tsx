import type { PlanName, Volume } from '#contracts/subscription/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { limitText, planLabel } from './plan-labels.ts'

const volumeLabels: Record<keyof Volume, string> = {
  activeJobs: 'Active jobs',
  userSeats: 'User seats',
  oneWayInterviews: 'One-way interviews a month',
  liveInterviews: 'Live interviews a month',
  textSmsInvites: 'Text invites a month',
}

type Props = { plans: readonly { name: PlanName; volume: Volume }[]; current: PlanName; busy: boolean }

/** What each plan allows. A change takes effect at once; a smaller plan takes nothing away from jobs that are live. */
export function Plans({ plans, current, busy }: Props) {
  return (
    <Card title={<span id="plans">Plans</span>}>
      <p className="mb-4 text-muted">No payment provider is connected here: a plan changes at once, and nothing is charged. Jobs that are live stay live.</p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {plans.map(({ name, volume }) => (
          <li key={name} className={`flex flex-col gap-3 rounded-md border p-3 ${name === current ? 'border-accent' : 'border-line'}`}>
            <h3 className="text-lg font-semibold">{planLabel(name)}</h3>
            <dl className="flex grow flex-col gap-1 text-sm">
              {(Object.keys(volumeLabels) as (keyof Volume)[]).map((key) => (
                <div key={key} className="flex justify-between gap-3">
                  <dt className="text-muted">{volumeLabels[key]}</dt>
                  <dd className="tabular-nums">{limitText(volume[key])}</dd>
                </div>
              ))}
            </dl>
            {name === current ? (
              <Badge tone="info" className="min-h-9 justify-center">
                Current Plan
              </Badge>
            ) : (
              <Button type="submit" name="plan" value={name} busy={busy}>
                Choose {planLabel(name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

import type { PlanName, Volume } from '#contracts/subscription/plans.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { LimitName } from '../../shell/use-shell.ts'
import { volumeTexts } from '../../shell/volume-texts.ts'
import { planName } from '../../shell/upgrades.ts'
import { useLimitText } from './use-limit-text.ts'

const useText = namespace('billing')

/** What each limit is called where plans are compared. */
const limited: Partial<Record<keyof Volume, LimitName>> = {
  activeJobs: 'jobs',
  userSeats: 'seats',
  oneWayInterviews: 'candidates',
  liveInterviews: 'lives',
}

type Props = {
  plans: readonly { name: PlanName; volume: Volume }[]
  current: PlanName
  busy: boolean
  limit: LimitName | null
  /** Null for operators, who choose; else where the rest ask for another plan. */
  askAt: string | null
}

/** What each plan allows, the limit that was reached set off. A change takes effect at once; a smaller plan takes nothing away from jobs that are live. */
export function Plans({ plans, current, busy, limit, askAt }: Props) {
  const t = useText()
  const limitText = useLimitText()
  return (
    <Card title={<span id="plans">{t('plans')}</span>}>
      <p className="mb-4 text-muted">
        {askAt === null ? (
          t('plansIntro')
        ) : (
          <Sentence
            text={t('plansByOperator', { address: askAt })}
            parts={{ email: <a className="link" href={`mailto:${askAt}`} /> }}
          />
        )}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {plans.map(({ name, volume }) => (
          <li
            key={name}
            className={`flex flex-col gap-3 rounded-md border p-3 ${name === current ? 'border-accent' : 'border-line'}`}
          >
            <h3 className="text-lg font-semibold">{planName(name)}</h3>
            <dl className="flex grow flex-col gap-1 text-sm">
              {(Object.keys(volumeTexts) as (keyof Volume)[]).map((key) => (
                <div
                  key={key}
                  className={`flex justify-between gap-3 ${limit && limited[key] === limit ? '-mx-1 rounded-sm bg-warning-soft px-1 font-semibold text-warning-ink' : ''}`}
                >
                  <dt className={limit && limited[key] === limit ? undefined : 'text-muted'}>{t(volumeTexts[key])}</dt>
                  <dd className="whitespace-nowrap tabular-nums">{limitText(volume[key])}</dd>
                </div>
              ))}
            </dl>
            {name === current ? (
              <Badge tone="info" className="min-h-9 justify-center">
                {t('currentPlan')}
              </Badge>
            ) : askAt !== null ? null : (
              <Button type="submit" name="plan" value={name} busy={busy}>
                {t('choosePlan', { plan: planName(name) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

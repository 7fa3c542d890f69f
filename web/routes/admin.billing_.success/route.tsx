import { type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { planNames } from '#contracts/subscription/plans.ts'
import { useNewPlan } from '../../billing/use-new-plan.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { unlessRefused } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Volumes } from '../../shell/popups/plan.tsx'
import { grantedBy, planName } from '../../shell/upgrades.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('billing')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('successTitle')) }]
export const handle = { title: (_, language) => useText.in(language)('successTitle') } satisfies PageHandle

/** The page after a payment (NAV-009). It shows the plan that is on record, and waits for the one that the address names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.billing_.success', { request, context })
  const { readers, useCases, caughtUp } = context.platform
  // A person who comes back from paying may be faster than the service's message; without an answer that message comes.
  const seen = await unlessRefused(useCases.billing.refreshSubscription(asker))
  if (seen) await caughtUp(seen.token)
  const balances = await readers.balancesOf(asker)
  if (!balances) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const asked = new URL(request.url).searchParams.get('plan')
  const wanted = planNames.find((each) => each === asked) ?? null
  return { plan: balances.plan, since: balances.since, wanted }
}

export default function BillingSuccess() {
  const { plan, since, wanted } = useLoaderData<typeof loader>()
  const t = useText()
  const arrival = useNewPlan(wanted, plan)
  if (wanted && arrival !== 'here')
    return (
      <div className="flex max-w-2xl flex-col gap-4">
        <Card title={t('waitingPlan', { plan: planName(wanted) })}>
          <p role="status">{t(arrival === 'late' ? 'planIsLate' : 'planIsComing')}</p>
        </Card>
        <ButtonLink to="/admin/billing" className="self-start">
          {t('toBilling')}
        </ButtonLink>
      </div>
    )
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Card title={t('successPlan', { plan: planName(plan) })}>
        <p>
          <Sentence text={t('successSince')} parts={{ since: <Instant at={since} precision="day" /> }} />
        </p>
        <Volumes listed={grantedBy(plan)} />
      </Card>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to="/admin/jobs">
          {t('toJobs')}
        </ButtonLink>
        <ButtonLink to="/admin/billing">{t('toBilling')}</ButtonLink>
      </div>
    </div>
  )
}

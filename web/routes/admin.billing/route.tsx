import { pageErrors } from '#contracts/user/sign-in-errors.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { isOperator } from '#contracts/kernel/asker.ts'
import { countryLookup } from '#contracts/shell/country.ts'
import { currencyOfCountry } from '#contracts/subscription/catalogue.ts'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import type { PlanName as Plan } from '#contracts/subscription/plans.ts'
import { languageOf } from '../../lib/language.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { isLimit, LimitNotice } from '../../shell/limit-notice.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { Allowed } from './allowed.tsx'
import { usagePage } from './usage.server.ts'
import { Confirm } from '../../team/confirm.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { Balances } from './balances.tsx'
import { billingPage } from './billing.server.ts'
import { planName } from '../../shell/upgrades.ts'
import { Compare } from './compare.tsx'
import { contact } from './contact.server.ts'
import { ContactForm } from './contact-form.tsx'
import { Plans } from './plans.tsx'
import { Rows } from './rows.tsx'
import { UsageByDay } from './usage-by-day.tsx'
import { usePicked } from './use-picked.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('billing')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker, user } = await requireAccess('admin.billing', { request, context })
  const query = new URL(request.url).searchParams
  const limit = query.get('limit')
  const country = countryLookup(context.platform.site.country)((name) => request.headers.get(name))
  const about = PlanName.safeParse(query.get('contact'))
  const [page, usageByDay] = await Promise.all([
    billingPage(asker, context, query.get('rows'), await languageOf(request, context)),
    usagePage(asker, context, query),
  ])
  return {
    ...page,
    usageByDay,
    limit: isLimit(limit) ? limit : null,
    currency: currencyOfCountry(country),
    contact: about.success ? { plan: about.data, from: { name: user.name, email: user.email } } : null,
    sold: context.platform.useCases.billing.seller !== 'elsewhere',
    askAt: isOperator(asker) ? null : context.platform.useCases.shell.supportAddress(),
  }
}

/** A plan that hides jobs from colleagues has to be confirmed first. */
type Answer =
  | { sent: { sentTo: string; answerTo: string } }
  | { changedTo: Plan }
  | { asking: { plan: Plan; colleagues: number; jobs: number } }
const answered = (answer: Answer) => answer

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.billing', { request, context })
  const form = await formOf(request)
  if (form.get('intent') === 'contact') return contact(form, asker, { request, context })
  const plan = PlanName.safeParse(form.get('plan'))
  if (!plan.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const { readers, useCases, caughtUp } = context.platform
  try {
    const balances = form.has('confirmed') || !isOperator(asker) ? null : await readers.balancesOf(asker)
    const losing = balances && (await readers.losingSight(asker, { from: balances.plan, to: plan.data }))
    if (losing) return answered({ asking: { plan: plan.data, ...losing } })
    const { token } = await useCases.billing.changePlan(asker, { plan: plan.data })
    await caughtUp(token)
    return answered({ changedTo: plan.data })
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function Billing() {
  const page = useLoaderData<typeof loader>()
  const t = useText()
  const answer = useAnswer<typeof action>()
  const navigation = useNavigation()
  const busy = navigation.formData?.has('plan') ?? false
  const picked = usePicked(page.currency)
  const { show } = useToasts()
  const { open } = useShell()
  useEffect(() => {
    if (answer && 'refused' in answer && !page.contact)
      show({ key: 'plan', tone: 'danger', message: answer.refused.message })
    else if (answer && 'changedTo' in answer) open({ kind: 'congrats', plan: answer.changedTo })
  }, [answer, show, open, page.contact])
  const asking = answer && 'asking' in answer ? answer.asking : null

  return (
    <div
      className="flex flex-col gap-6"
      data-error={answer && 'refused' in answer && !page.contact ? pageErrors.plan : undefined}
    >
      {page.limit && <LimitNotice of={page.limit} />}
      <Balances {...page} />
      {page.rows && <Rows rows={page.rows} />}
      {asking && (
        <Confirm
          question={t('planHidesJobs', { plan: planName(asking.plan) })}
          note={t('planHidesJobsNote', { colleagues: asking.colleagues, jobs: asking.jobs })}
          intent="change-plan"
          fields={{ plan: asking.plan, confirmed: 'yes' }}
          cancelTo="/admin/billing"
        >
          <p className="mt-1 text-muted">{t('planHidesJobsAdvice')}</p>
        </Confirm>
      )}
      {page.contact && (
        <ContactForm
          {...page.contact}
          picked={picked}
          refused={answer && 'refused' in answer ? answer.refused : null}
          sent={answer && 'sent' in answer ? answer.sent : null}
        />
      )}
      <Plans {...page} picked={picked} current={page.plan} busy={busy} />
      <UsageByDay usage={page.usageByDay} />
      <Allowed {...page.usageByDay} />
      <Compare current={page.plan} />
    </div>
  )
}

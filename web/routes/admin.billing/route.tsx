import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useFetcher, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import { languageOf } from '../../i18n/language.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireUser } from '../../lib/session.server.ts'
import { isLimit, LimitNotice } from '../../shell/limit-notice.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { useToasts } from '../../ui/toast.tsx'
import { Balances } from './balances.tsx'
import { billingPage } from './billing.server.ts'
import { Plans } from './plans.tsx'
import { Rows } from './rows.tsx'

export { keepPage as clientAction, wasReached as shouldRevalidate } from '../../lib/keep-page.ts'

const useText = namespace('billing')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireUser(request, context)
  if (!asker.permissions.includes('company.billing')) throw redirect('/admin/overview')
  const query = new URL(request.url).searchParams
  const limit = query.get('limit')
  return { ...(await billingPage(asker, context, query.get('rows'), await languageOf(request, context))), limit: isLimit(limit) ? limit : null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireUser(request, context)
  const plan = PlanName.safeParse((await formOf(request)).get('plan'))
  if (!plan.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  try {
    const { token } = await context.platform.useCases.changePlan(asker, { plan: plan.data })
    await context.platform.caughtUp(token)
    return { changedTo: plan.data }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function Billing() {
  const page = useLoaderData<typeof loader>()
  const change = useFetcher<typeof action>()
  const { show } = useToasts()
  const { open } = useShell()
  const { data } = change
  useEffect(() => {
    if (!data) return
    if ('refused' in data) show({ key: 'plan', tone: 'danger', message: data.refused.message })
    else open({ kind: 'congrats', plan: data.changedTo })
  }, [data, show, open])

  return (
    <div className="flex flex-col gap-6">
      {page.limit && <LimitNotice of={page.limit} />}
      <Balances {...page} />
      {page.rows && <Rows rows={page.rows} />}
      <change.Form method="post">
        <Plans plans={page.plans} current={page.plan} busy={change.state !== 'idle'} limit={page.limit} />
      </change.Form>
    </div>
  )
}

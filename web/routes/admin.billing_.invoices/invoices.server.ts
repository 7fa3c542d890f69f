import { type AppLoadContext, redirect } from '@remix-run/node'
import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import { pauseOptions } from '#contracts/subscription/order.ts'
import { MOST_PAUSED_MONTHS } from '#contracts/subscription/prices.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal, unlessRefused } from '../../lib/refusal.server.ts'

type Asked = { request: Request; context: AppLoadContext }

export async function invoicesPage(asker: Asker, { request, context }: Asked) {
  const { platform } = context
  const { readers, useCases } = platform
  const query = new URL(request.url).searchParams
  const operates = isOperator(asker)
  const now = platform.now()
  const [billed, balances, next, owed, repaired] = await Promise.all([
    readers.invoicesOf(asker),
    readers.balancesOf(asker),
    useCases.billing.nextInvoice(asker),
    operates ? readers.openInvoices(asker, pageIn(query, 'open')) : null,
    operates && useCases.billing.seller === 'service'
      ? readers.repairedSubscriptions(asker, pageIn(query, 'repaired'))
      : null,
  ])
  const invoices = (billed?.invoices ?? []).map(
    ({ invoiceId, number, status, issuedAt, dueAt, order, total, credit }) => ({
      ...{ invoiceId, number, status, issuedAt, dueAt, order, total, credit },
      overdue: status === 'open' && dueAt <= now,
    }),
  )
  const running = billed?.term && balances ? { ...billed.term, standing: balances.report.standing } : null
  const served = billed?.service &&
    balances && {
      plan: balances.plan,
      to: billed.service.to,
      standing: balances.report.standing,
      due: balances.report.dueSince !== null,
    }
  return {
    invoices,
    served: served || null,
    serviceInvoices: billed?.serviceInvoices ?? [],
    repaired,
    payment: served && query.has('pay') ? { page: await unlessRefused(useCases.billing.collectPage(asker)) } : null,
    nextOfService: served && query.has('next') ? await nextOfService(asker, { request, context }) : null,
    term: running && { order: running.order, to: running.to, standing: running.standing, next },
    owed: owed && {
      ...owed,
      rows: owed.rows.map(({ invoiceId, companyId, company, number, total, order, dueAt }) => ({
        ...{ invoiceId, companyId, company, number, total, order, dueAt },
      })),
    },
  }
}
const pageIn = (query: URLSearchParams, name: string) => Math.trunc(Number(query.get(name))) || 1

async function nextOfService(asker: Asker, { request, context }: Asked) {
  try {
    return { invoice: await context.platform.useCases.billing.nextServiceInvoice(asker) }
  } catch (error) {
    const { data } = await refusal(error, { request, context })
    return { refused: data.refused.message }
  }
}

export async function acted(asker: Asker, form: FormData, { request, context }: Asked) {
  const { useCases, caughtUp } = context.platform
  const intent = textOf(form, 'intent')
  const act = async () => {
    const { billing } = useCases
    if (intent === 'keep') return billing.keepSubscription(asker)
    if (intent === 'cancel') return billing.cancelSubscription(asker)
    if (intent === 'resume') return billing.resumeSubscription(asker)
    if (intent === 'pause') {
      const option = pauseOptions.find((each) => each === form.get('option'))
      const months = Number(textOf(form, 'months'))
      if (option && Number.isInteger(months) && months >= 0 && months <= MOST_PAUSED_MONTHS)
        return billing.pauseSubscription(asker, { option, months: months || null })
    }
    if (intent === 'paid') {
      const [companyId, invoiceId, reference] = ['companyId', 'invoiceId', 'reference'].map((name) =>
        textOf(form, name, 200),
      ) as [string, string, string]
      return billing.recordPayment(asker, { companyId, invoiceId, reference })
    }
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  }
  try {
    if (intent === 'portal') return redirect((await useCases.billing.portalPage(asker)).url)
    const { token } = await act()
    await caughtUp(token)
    return intent === 'paid' ? { recorded: true as const } : { done: true as const }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

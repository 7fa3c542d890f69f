import type { AppLoadContext } from '@remix-run/node'
import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import { MOST_PAUSED_MONTHS, pauseOptions } from '#contracts/subscription/order.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'

export async function invoicesPage(asker: Asker, { platform }: AppLoadContext) {
  const { readers } = platform
  const now = platform.now()
  const [billed, balances, next, owed] = await Promise.all([
    readers.invoicesOf(asker),
    readers.balancesOf(asker),
    platform.useCases.billing.nextInvoice(asker),
    isOperator(asker) ? readers.openInvoices(asker) : null,
  ])
  const invoices = (billed?.invoices ?? []).map(
    ({ invoiceId, number, status, issuedAt, dueAt, order, total, credit }) => ({
      ...{ invoiceId, number, status, issuedAt, dueAt, order, total, credit },
      overdue: status === 'open' && dueAt <= now,
    }),
  )
  const running = billed?.term && balances ? { ...billed.term, standing: balances.report.standing } : null
  return {
    invoices,
    term: running && { order: running.order, to: running.to, standing: running.standing, next },
    owed:
      owed &&
      owed.map(({ invoiceId, companyId, company, number, total, order, dueAt }) => ({
        ...{ invoiceId, companyId, company, number, total, order, dueAt },
      })),
  }
}

export async function acted(
  asker: Asker,
  form: FormData,
  { request, context }: { request: Request; context: AppLoadContext },
) {
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
    const { token } = await act()
    await caughtUp(token)
    return intent === 'paid' ? { recorded: true as const } : { done: true as const }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

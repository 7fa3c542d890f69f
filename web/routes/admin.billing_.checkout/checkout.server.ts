import { randomUUID } from 'node:crypto'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { couponCookie, entryOf } from '#contracts/http/entry.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { BillTo } from '#contracts/subscription/order.ts'
import { priceOf } from '#contracts/subscription/prices.ts'
import { orderFrom } from '../../billing/order-from.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { languageOf } from '../../lib/language.server.ts'
import { refusal } from '../../lib/refusal.server.ts'

type Asked = { request: Request; context: AppLoadContext }

/** Null where the address names nothing that can be ordered here. A coupon that is not active any more is forgotten (BILL-040). */
export async function checkoutPage(asker: Asker, { request, context }: Asked) {
  const { platform } = context
  const order = orderFrom(new URL(request.url).searchParams)
  const { coupon: code } = entryOf(request.headers.get('cookie'))
  const { billing } = platform.useCases
  const coupon = code === null ? null : await billing.activeCoupon(code)
  const price = order && priceOf(order, coupon)
  const headers: Record<string, string> = code !== null && !coupon ? { 'Set-Cookie': couponCookie(null) } : {}
  if (!order || !price || order.plan === 'starter') return { page: null, headers }
  const [billed, company] = await Promise.all([platform.readers.invoicesOf(asker), platform.readers.companyOf(asker)])
  const page = {
    order,
    price,
    coupon: coupon && { code: coupon.code, discountPercentage: coupon.discountPercentage },
    invoiceId: randomUUID(),
    billTo: billed?.invoices[0]?.billTo ?? { name: company?.name ?? '', address: '', taxId: '' },
    ...(await previewed()),
    onCredit: platform.site.billingCredit,
    byService: billing.seller === 'service',
  }
  return { page, headers }

  /** What ordering it now would do, or why it cannot be ordered. */
  async function previewed() {
    try {
      return { preview: await platform.useCases.billing.previewOrder(asker, { order: order!, coupon }), unable: null }
    } catch (error) {
      return { preview: null, unable: (await refusal(error, { request, context })).data.refused.message }
    }
  }
}

/** Orders what the form holds, and leads to its invoice; sent twice it is one order. */
export async function ordered(asker: Asker, form: FormData, { request, context }: Asked) {
  const order = orderFrom(form)
  const invoiceId = textOf(form, 'invoiceId')
  if (!order || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(invoiceId))
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const [name, address, taxId, couponCode] = ['name', 'address', 'taxId', 'couponCode'].map((field) =>
    textOf(form, field),
  ) as [string, string, string, string]
  const kept = { name, address, taxId, couponCode }
  if (context.platform.useCases.billing.seller === 'service') {
    try {
      const { url } = await context.platform.useCases.billing.checkoutPage(asker, order, couponCode)
      return redirect(url)
    } catch (error) {
      return refusal(error, { request, context }, kept)
    }
  }
  const billTo = BillTo.safeParse({ name, address, taxId })
  if (!billTo.success) {
    const language = await languageOf(request, context)
    const fields = Object.fromEntries(
      billTo.error.issues.map(({ path, message }) => [String(path[0]), refusalIn(language, message)]),
    )
    return { refused: { code: 'validation/failed' as const, message: '', fields }, kept }
  }
  try {
    const { useCases, caughtUp } = context.platform
    const { token } = await useCases.billing.placeOrder(asker, { invoiceId, order, couponCode, billTo: billTo.data })
    await caughtUp(token)
  } catch (error) {
    return refusal(error, { request, context }, kept)
  }
  return redirect('/admin/billing/invoices?ordered=1', { headers: { 'Set-Cookie': couponCookie(null) } })
}

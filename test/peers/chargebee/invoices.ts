import {
  type Coupon,
  type Customer,
  type Invoice,
  idOf,
  type Line,
  type State,
  type Subscription,
  shown,
} from './state.ts'
import { ApiError, declined, notFound } from './wire.ts'

export const DAY = 86_400
/** When a payment that failed is tried again, in days after the invoice; after the last one it is given up. */
export const RETRY_DAYS = [1, 3, 5, 8]

/** Null where a payment is taken; else why not. */
function refusal({ card }: Customer, total: number): ApiError | null {
  if (total <= 0 || card === 'good') return null
  if (card === 'refused') return declined()
  return new ApiError(
    400,
    'payment_method_not_present',
    'There is no payment method on file for this customer',
    undefined,
    'payment',
  )
}

export const isActive = ({ status, valid_till, max_redemptions, redemptions }: Coupon, now: number) =>
  status === 'active' &&
  (valid_till === undefined || valid_till >= now) &&
  (max_redemptions === undefined || redemptions < max_redemptions)

/** A coupon by its id or by a code of its set. */
export function couponFor({ coupons, couponCodes, clock }: State, id: string, param: string) {
  const code = couponCodes.get(id)
  const coupon = coupons.get(code?.coupon_id ?? id)
  if (!coupon) throw notFound(`The coupon ${id}`, param)
  if (!isActive(coupon, clock.seconds()) || (code && code.status !== 'not_redeemed'))
    throw new ApiError(400, 'resource_limit_exhausted', `The coupon ${id} has expired or has been used up`, param)
  return { coupon_id: coupon.id, applied_count: 0, ...(code && { coupon_code: id }) }
}

/** Lines of one term, and what coupons take off them. */
export function termOf(
  state: State,
  {
    plan_id,
    plan_quantity,
    addons = [],
    coupons = [],
  }: Pick<Subscription, 'plan_id' | 'plan_quantity' | 'addons' | 'coupons'>,
) {
  const line = (entity_type: string, id: string, name: string, quantity: number, unit_amount: number): Line => ({
    description: name === id ? id : name,
    quantity,
    unit_amount,
    amount: quantity * unit_amount,
    entity_type,
  })
  const plan = state.plans.get(plan_id)!
  const lines = [
    line('plan', plan.id, plan.name, plan_quantity, plan.price),
    ...addons.map(({ id, quantity }) => {
      const addon = state.addons.get(id)!
      return line('addon', id, addon.name, quantity, addon.price)
    }),
  ]
  const sub_total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discounts = coupons.flatMap(({ coupon_id }) => {
    const { discount_percentage, discount_amount = 0, name } = state.coupons.get(coupon_id)!
    const off =
      discount_percentage === undefined ? discount_amount : Math.round((sub_total * discount_percentage) / 100)
    const amount = Math.min(off, sub_total)
    return amount > 0 ? [{ amount, description: name, entity_id: coupon_id, entity_type: 'document_level_coupon' }] : []
  })
  const total = sub_total - discounts.reduce((sum, { amount }) => sum + amount, 0)
  return { lines, discounts, sub_total, total: Math.max(total, 0) }
}

type Charged = {
  customer: Customer
  subscription?: Subscription
  lines: Line[]
  discounts?: Invoice['discounts']
  total: number
  currency?: string
  /** Nothing is charged unless it is paid: a purchase. A renewal is owed. */
  orNothing: boolean
  source?: string
}

/** Makes an invoice and takes the payment. @throws ApiError where the payment fails and nothing is to be charged then */
export function charge(
  state: State,
  { customer, subscription, lines, discounts = [], total, currency, orNothing, source }: Charged,
): Invoice {
  const { clock } = state
  const credits_applied = Math.min(customer.credits, total)
  const due = total - credits_applied
  const failed = refusal(customer, due)
  if (failed && orNothing) throw failed
  customer.credits -= credits_applied
  const now = clock.seconds()
  const invoice: Invoice = state.touch({
    id: String(state.invoices.size + 1),
    customer_id: customer.id,
    ...(subscription && { subscription_id: subscription.id }),
    status: failed ? 'payment_due' : 'paid',
    currency_code: currency ?? subscription?.currency_code ?? 'USD',
    date: now,
    due_date: now,
    created_at: now,
    ...(!failed && { paid_at: now }),
    sub_total: lines.reduce((sum, { amount }) => sum + amount, 0),
    total,
    amount_paid: failed ? 0 : due,
    amount_due: failed ? due : 0,
    credits_applied,
    recurring: subscription !== undefined,
    line_items: lines,
    discounts,
    ...(failed && { dunning_status: 'in_progress' as const, next_retry_at: now + RETRY_DAYS[0]! * DAY }),
    dunning_attempts: [],
    updated_at: 0,
    resource_version: 0,
    object: 'invoice',
  })
  state.invoices.set(invoice.id, invoice)
  if (subscription) owed(state, subscription)
  state.emit('invoice_generated', { invoice }, source)
  if (due > 0) paid(state, invoice, failed === null, source)
  return invoice
}

/** What is due of a subscription, from its invoices. */
export function owed(state: State, subscription: Subscription) {
  const open = [...state.invoices.values()].filter(
    ({ subscription_id, status }) =>
      subscription_id === subscription.id && (status === 'payment_due' || status === 'not_paid'),
  )
  subscription.due_invoices_count = open.length
  delete subscription.due_since
  delete subscription.total_dues
  if (open.length > 0) {
    subscription.due_since = Math.min(...open.map(({ due_date }) => due_date))
    subscription.total_dues = open.reduce((sum, { amount_due }) => sum + amount_due, 0)
  }
  state.touch(subscription)
}

function paid(state: State, invoice: Invoice, success: boolean, source = 'scheduled_job') {
  const subscription = state.subscriptions.get(invoice.subscription_id ?? '')
  const transaction = {
    id: idOf('txn_'),
    status: success ? 'success' : 'failure',
    amount: success ? invoice.amount_paid : invoice.amount_due,
    currency_code: invoice.currency_code,
    date: state.clock.seconds(),
    ...(!success && { error_code: 'card_declined', error_text: 'card was declined' }),
    object: 'transaction',
  }
  const customer = shown(state.customers.get(invoice.customer_id)!)
  const content = { transaction, invoice, customer, ...(subscription && { subscription }) }
  state.emit(success ? 'payment_succeeded' : 'payment_failed', content, source)
}

export function settle(state: State, invoice: Invoice, source?: string) {
  const now = state.clock.seconds()
  invoice.amount_paid += invoice.amount_due
  invoice.amount_due = 0
  invoice.status = 'paid'
  invoice.paid_at = now
  if (invoice.dunning_status) invoice.dunning_status = 'success'
  delete invoice.next_retry_at
  state.touch(invoice)
  const subscription = state.subscriptions.get(invoice.subscription_id ?? '')
  if (subscription) owed(state, subscription)
  paid(state, invoice, true, source)
}

export const unpaid = (state: State, customerId: string) =>
  [...state.invoices.values()].filter(
    ({ customer_id, status }) => customer_id === customerId && (status === 'payment_due' || status === 'not_paid'),
  )

/** One more try of a payment that failed. @returns whether that was the last one and failed */
export function retry(state: State, invoice: Invoice, source = 'scheduled_job'): boolean {
  const customer = state.customers.get(invoice.customer_id)!
  const failed = refusal(customer, invoice.amount_due)
  if (!failed) {
    settle(state, invoice, source)
    return false
  }
  const attempt = invoice.dunning_attempts.length + 1
  invoice.dunning_attempts.push({
    ...{ attempt, created_at: state.clock.seconds(), txn_status: 'failure', txn_amount: invoice.amount_due },
  })
  const next = RETRY_DAYS[attempt]
  delete invoice.next_retry_at
  if (next === undefined) {
    invoice.dunning_status = 'exhausted'
    invoice.status = 'not_paid'
  } else invoice.next_retry_at = invoice.date + next * DAY
  state.touch(invoice)
  paid(state, invoice, false, source)
  return next === undefined
}

import { randomBytes } from 'node:crypto'
import { addOnsSold, plansSold } from './catalogue.ts'

/** Times in seconds, amounts in cents, versions in milliseconds. */
export type Subscription = {
  id: string
  customer_id: string
  currency_code: string
  status: 'future' | 'in_trial' | 'active' | 'non_renewing' | 'paused' | 'cancelled' | 'transferred'
  plan_id: string
  plan_quantity: number
  billing_period: number
  billing_period_unit: 'month' | 'year'
  addons?: { id: string; quantity: number }[]
  coupons?: { coupon_id: string; applied_count: number; coupon_code?: string }[]
  current_term_start: number
  current_term_end: number
  next_billing_at?: number
  created_at: number
  updated_at: number
  resource_version: number
  pause_date?: number
  resume_date?: number
  cancelled_at?: number
  cancel_reason?: string
  due_since?: number
  due_invoices_count: number
  total_dues?: number
  has_scheduled_changes: boolean
  deleted: boolean
  object: 'subscription'
}
export type Line = { description: string; quantity: number; unit_amount: number; amount: number; entity_type: string }
export type Invoice = {
  id: string
  customer_id: string
  subscription_id?: string
  status: 'paid' | 'posted' | 'payment_due' | 'not_paid' | 'voided' | 'pending'
  currency_code: string
  date: number
  due_date: number
  created_at: number
  paid_at?: number
  sub_total: number
  total: number
  amount_paid: number
  amount_due: number
  credits_applied: number
  recurring: boolean
  line_items: Line[]
  discounts: { amount: number; description: string; entity_id: string; entity_type: string }[]
  dunning_status?: 'in_progress' | 'exhausted' | 'stopped' | 'success'
  next_retry_at?: number
  dunning_attempts: { attempt: number; created_at: number; txn_status: string; txn_amount: number }[]
  updated_at: number
  resource_version: number
  object: 'invoice'
}
export type Customer = {
  id: string
  email?: string
  company?: string
  created_at: number
  updated_at: number
  resource_version: number
  /** Of ours: how payments end. The API shows no card numbers either. */
  card: 'none' | 'good' | 'refused'
  credits: number
}
export type Coupon = {
  id: string
  name: string
  discount_type: 'percentage' | 'fixed_amount'
  discount_percentage?: number
  discount_amount?: number
  duration_type: 'one_time' | 'forever'
  valid_till?: number
  max_redemptions?: number
  redemptions: number
  status: 'active' | 'expired' | 'archived' | 'deleted' | 'future'
  created_at: number
}
export type HostedPage = {
  id: string
  type: 'checkout_new' | 'checkout_existing' | 'checkout_one_time' | 'collect_now'
  url: string
  state: 'created' | 'requested' | 'succeeded' | 'cancelled' | 'acknowledged'
  failure_reason?: 'card_error'
  embed: boolean
  created_at: number
  expires_at: number
  content?: object
  /** Of ours. */
  asked: {
    title: string
    total: string
    back: string | undefined
    cancel: string | undefined
    payer: () => Customer
    perform: () => object
  }
}
export type PortalSession = {
  id: string
  token: string
  access_url: string
  redirect_url?: string
  status: 'created' | 'logged_in' | 'logged_out'
  created_at: number
  expires_at: number
  customer_id: string
}
export type ChargebeeEvent = {
  id: string
  occurred_at: number
  source: string
  object: 'event'
  api_version: 'v2'
  event_type: string
  content: Record<string, unknown>
  webhook_status: 'not_configured' | 'scheduled' | 'succeeded' | 're_scheduled'
}

export const idOf = (prefix = '') => prefix + randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x')
export const seconds = (ms: number) => Math.floor(ms / 1000)

/** Everything that a site holds, its clock, and the events it has made. `made` hears each new event. */
export function openState(begins: number) {
  let offset = begins - Date.now()
  let fixed: number | null = null
  let version = 0
  const clock = {
    /** Milliseconds. */
    now: () => fixed ?? Date.now() + offset,
    seconds: () => seconds(clock.now()),
    /** Time stays at a moment until it is moved on. */
    at(ms: number) {
      fixed = ms
    },
    goOn() {
      if (fixed !== null) offset = fixed - Date.now()
      fixed = null
    },
  }
  const state = {
    clock,
    plans: plansSold(clock.seconds()),
    addons: addOnsSold(clock.seconds()),
    customers: new Map<string, Customer>(),
    subscriptions: new Map<string, Subscription>(),
    invoices: new Map<string, Invoice>(),
    coupons: new Map<string, Coupon>(),
    couponCodes: new Map<
      string,
      { code: string; coupon_id: string; status: 'not_redeemed' | 'redeemed' | 'archived' }
    >(),
    hostedPages: new Map<string, HostedPage>(),
    portalSessions: new Map<string, PortalSession>(),
    events: [] as ChargebeeEvent[],
    made: (_event: ChargebeeEvent) => {},
    /** After a change: rises for every change, also within a millisecond. */
    touch<Kept extends { updated_at: number; resource_version: number }>(kept: Kept): Kept {
      version = Math.max(version + 1, Math.floor(clock.now()))
      kept.updated_at = clock.seconds()
      kept.resource_version = version
      return kept
    },
    /** What is shown is what holds now: later changes are not in it. */
    emit(event_type: string, content: Record<string, unknown>, source = 'api') {
      const event: ChargebeeEvent = {
        id: idOf('ev_'),
        occurred_at: clock.seconds(),
        source,
        object: 'event',
        api_version: 'v2',
        event_type,
        content: structuredClone(content),
        webhook_status: 'not_configured',
      }
      state.events.push(event)
      state.made(event)
    },
  }
  return state
}
export type State = ReturnType<typeof openState>

/** As the API shows a customer. */
export const shown = ({ card, credits, ...customer }: Customer) => ({
  ...customer,
  ...(card !== 'none' && { card_status: 'valid' }),
  refundable_credits: credits,
  object: 'customer',
})

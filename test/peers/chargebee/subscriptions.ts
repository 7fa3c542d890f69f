import { charge, couponFor, retry, termOf, unpaid } from './invoices.ts'
import { type Customer, idOf, type State, type Subscription, shown } from './state.ts'
import { ApiError, badState, type Given, notFound, wrong } from './wire.ts'

export type Wanted = Pick<Subscription, 'plan_id' | 'addons' | 'coupons'>

/** The end of a term: the same day of the next month or year, or the last one of a shorter month. */
export function termEnd(from: number, unit: 'month' | 'year', anchor: number): number {
  const at = new Date(from * 1000)
  const months = at.getUTCFullYear() * 12 + at.getUTCMonth() + (unit === 'year' ? 12 : 1)
  const [year, month] = [Math.floor(months / 12), months % 12]
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return Math.floor(Date.UTC(year, month, day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()) / 1000)
}

const planOf = ({ plans }: State, id: string, param: string) => {
  const plan = plans.get(id)
  if (!plan) throw notFound('Plan', param)
  if (plan.status !== 'active') throw new ApiError(400, 'param_wrong_value', `The plan ${id} is archived`, param)
  return plan
}

/** Plan, additions and coupons as a call names them, checked against what is sold. */
export function wantedIn(state: State, { rows, list, text }: Given, param: string, now?: Subscription): Wanted {
  const plan_id = text(param, 100) ?? now?.plan_id
  if (plan_id === undefined) throw wrong(param, 'cannot be blank')
  const plan = planOf(state, plan_id, param)
  if (now && now.currency_code !== plan.currency_code) throw wrong(param, 'has another currency than the subscription')
  const addons = rows('addons').map(({ id = '', quantity }, index) => {
    const addon = state.addons.get(id)
    if (!addon) throw notFound(`The addon ${id}`, `addons[id][${index}]`)
    if (addon.currency_code !== plan.currency_code)
      throw wrong(`addons[id][${index}]`, 'has another currency than the plan')
    return { id, quantity: Number(quantity ?? 1) }
  })
  const coupons = list('coupon_ids').map((id, index) => couponFor(state, id, `coupon_ids[${index}]`))
  return { plan_id, addons, coupons }
}

/** What of it counts after a change: lists are added to, unless they are to be replaced. */
function changed(now: Subscription, wanted: Wanted, { flag }: Given): Wanted {
  const kept = (now.addons ?? []).filter(({ id }) => !wanted.addons?.some((each) => each.id === id))
  return {
    plan_id: wanted.plan_id,
    addons: [...(flag('replace_addon_list') ? [] : kept), ...(wanted.addons ?? [])],
    coupons: [...(flag('replace_coupon_list') ? [] : (now.coupons ?? [])), ...(wanted.coupons ?? [])],
  }
}

export function openSubscriptions(state: State) {
  const { clock, emit, touch } = state
  const about = (subscription: Subscription) => ({
    subscription,
    customer: shown(state.customers.get(subscription.customer_id)!),
  })
  const told = (type: string, subscription: Subscription, source?: string) => {
    touch(subscription)
    emit(`subscription_${type}`, about(subscription), source)
    return about(subscription)
  }
  const redeemed = ({ coupons = [] }: Wanted) => {
    for (const { coupon_id, coupon_code } of coupons) {
      state.coupons.get(coupon_id)!.redemptions++
      if (coupon_code) state.couponCodes.get(coupon_code)!.status = 'redeemed'
    }
  }

  /** When the first of the terms began that follow each other without a gap: its day is that of the renewals. */
  const anchors = new Map<string, number>()
  /** Begins a term at this moment and charges it. */
  function beginTerm(subscription: Subscription, from: number, orNothing: boolean, source?: string) {
    const customer = state.customers.get(subscription.customer_id)!
    const { lines, discounts, total } = termOf(state, subscription)
    const charged = { customer, subscription, lines, discounts, total, orNothing, ...(source && { source }) }
    if (from !== subscription.current_term_end || !anchors.has(subscription.id)) anchors.set(subscription.id, from)
    subscription.current_term_start = from
    subscription.current_term_end = termEnd(from, subscription.billing_period_unit, anchors.get(subscription.id)!)
    if (subscription.status !== 'non_renewing') subscription.next_billing_at = subscription.current_term_end
    const invoice = charge(state, charged)
    for (const coupon of subscription.coupons ?? []) coupon.applied_count++
    subscription.coupons = (subscription.coupons ?? []).filter(
      ({ coupon_id }) => state.coupons.get(coupon_id)!.duration_type === 'forever',
    )
    return invoice
  }

  function create(customer: Customer, wanted: Wanted, id?: string, source?: string) {
    const plan = state.plans.get(wanted.plan_id)!
    if (id !== undefined && state.subscriptions.has(id))
      throw new ApiError(400, 'duplicate_entry', `${id} is taken`, 'id')
    const now = clock.seconds()
    const subscription: Subscription = touch({
      id: id ?? idOf('sub'),
      customer_id: customer.id,
      currency_code: plan.currency_code,
      status: 'active',
      plan_quantity: 1,
      billing_period: plan.period,
      billing_period_unit: plan.period_unit,
      ...wanted,
      current_term_start: now,
      current_term_end: now,
      created_at: now,
      updated_at: now,
      resource_version: 0,
      due_invoices_count: 0,
      has_scheduled_changes: false,
      deleted: false,
      object: 'subscription',
    })
    const coupons = structuredClone(wanted.coupons ?? [])
    state.subscriptions.set(subscription.id, subscription)
    try {
      const invoice = beginTerm(subscription, now, true, source)
      redeemed({ ...wanted, coupons })
      return { ...told('created', subscription, source), invoice }
    } catch (error) {
      state.subscriptions.delete(subscription.id)
      throw error
    }
  }

  /** At once: what is left of the term is credited, what is new is charged for it. Another period begins a new term. */
  function change(id: string, given: Given, param: string, source?: string) {
    const subscription = need(id)
    const ended = subscription.status === 'cancelled'
    if (subscription.status === 'paused') throw badState('Cannot change a paused subscription')
    if (ended && !given.flag('reactivate'))
      throw badState('Cannot change a cancelled subscription without reactivating it')
    const wanted = changed(subscription, wantedIn(state, given, param, subscription), given)
    const plan = state.plans.get(wanted.plan_id)!
    const now = clock.seconds()
    const customer = state.customers.get(subscription.customer_id)!
    const before = structuredClone(subscription)
    const { credits } = customer
    const had = ended ? 0 : termOf(state, before).total
    const length = before.current_term_end - before.current_term_start
    const left = ended || length === 0 ? 0 : Math.max(before.current_term_end - now, 0) / length
    const period = { billing_period: plan.period, billing_period_unit: plan.period_unit }
    try {
      Object.assign(subscription, wanted, period)
      if (ended || plan.period_unit !== before.billing_period_unit) {
        customer.credits += Math.round(had * left)
        for (const field of ['cancelled_at', 'cancel_reason'] as const) delete subscription[field]
        if (subscription.status !== 'non_renewing') subscription.status = 'active'
        beginTerm(subscription, now, true, source)
      } else {
        const difference = Math.round((termOf(state, subscription).total - had) * left)
        if (difference < 0) customer.credits -= difference
        else if (difference > 0) {
          const line = { quantity: 1, unit_amount: difference, amount: difference, entity_type: 'plan' }
          const lines = [{ description: `${wanted.plan_id} - prorated charges`, ...line }]
          charge(state, {
            customer,
            subscription,
            lines,
            total: difference,
            orNothing: true,
            ...(source && { source }),
          })
        }
      }
    } catch (error) {
      state.subscriptions.set(id, before)
      customer.credits = credits
      throw error
    }
    redeemed({ ...wanted, coupons: (wanted.coupons ?? []).filter(({ applied_count }) => applied_count === 0) })
    return told(ended ? 'reactivated' : 'changed', subscription, source)
  }

  function need(id: string): Subscription {
    const found = state.subscriptions.get(id)
    if (!found || found.deleted) throw notFound(`The subscription ${id}`, 'subscription_id')
    return found
  }

  return {
    about,
    need,
    create,
    change,
    pause(id: string, { oneOf, whole }: Given) {
      const subscription = need(id)
      if (subscription.status !== 'active' && subscription.status !== 'non_renewing')
        throw badState(`Cannot pause a subscription that is ${subscription.status}`)
      if (subscription.pause_date !== undefined || subscription.has_scheduled_changes)
        throw new ApiError(
          409,
          'invalid_state_for_request',
          'There are scheduled changes',
          undefined,
          'operation_failed',
        )
      const option = oneOf('pause_option', ['immediately', 'end_of_term', 'specific_date'], 'immediately')
      const now = clock.seconds()
      const at =
        option === 'immediately'
          ? now
          : option === 'end_of_term'
            ? subscription.current_term_end
            : whole('pause_date', now)
      if (at === undefined) throw wrong('pause_date', 'cannot be blank')
      const resumes = whole('resume_date')
      if (resumes !== undefined && resumes <= at) throw wrong('resume_date', 'should be after the pause date')
      subscription.pause_date = at
      if (resumes !== undefined) subscription.resume_date = resumes
      if (option !== 'immediately') return told('pause_scheduled', subscription)
      return this.beginPause(subscription)
    },
    beginPause(subscription: Subscription, source?: string) {
      subscription.status = 'paused'
      delete subscription.next_billing_at
      return told('paused', subscription, source)
    },
    resume(id: string, given: Given) {
      const subscription = need(id)
      if (subscription.status !== 'paused') throw badState('Only a paused subscription can be resumed')
      given.oneOf('resume_option', ['immediately'], 'immediately')
      const handling = given.oneOf(
        'unpaid_invoices_handling',
        ['no_action', 'schedule_payment_collection'],
        'no_action',
      )
      const done = this.endPause(subscription)
      if (handling === 'schedule_payment_collection')
        for (const invoice of unpaid(state, subscription.customer_id)) retry(state, invoice, 'api')
      return { ...done, subscription }
    },
    /** Within the term that was paid nothing is charged. */
    endPause(subscription: Subscription, source?: string) {
      const now = clock.seconds()
      delete subscription.pause_date
      delete subscription.resume_date
      subscription.status = subscription.cancelled_at === undefined ? 'active' : 'non_renewing'
      if (now >= subscription.current_term_end) beginTerm(subscription, now, false, source)
      else if (subscription.status === 'active') subscription.next_billing_at = subscription.current_term_end
      return told('resumed', subscription, source)
    },
    cancel(id: string, given: Given) {
      const subscription = need(id)
      if (subscription.status === 'cancelled') throw badState('The subscription is cancelled already')
      if (!given.flag('end_of_term')) return this.end(subscription)
      if (subscription.status === 'paused') throw badState('Cannot cancel a paused subscription at the end of its term')
      subscription.status = 'non_renewing'
      subscription.cancelled_at = subscription.current_term_end
      for (const field of ['next_billing_at', 'pause_date', 'resume_date'] as const) delete subscription[field]
      return told('cancellation_scheduled', subscription)
    },
    end(subscription: Subscription, reason?: string, source?: string) {
      subscription.status = 'cancelled'
      subscription.cancelled_at = clock.seconds()
      if (reason) subscription.cancel_reason = reason
      for (const field of ['next_billing_at', 'pause_date', 'resume_date'] as const) delete subscription[field]
      return told('cancelled', subscription, source)
    },
    keepFromPause(id: string) {
      const subscription = need(id)
      if (subscription.status === 'paused' || subscription.pause_date === undefined)
        throw badState('There is no scheduled pause')
      delete subscription.pause_date
      delete subscription.resume_date
      return told('scheduled_pause_removed', subscription)
    },
    keepFromEnd(id: string) {
      const subscription = need(id)
      if (subscription.status !== 'non_renewing') throw badState('There is no scheduled cancellation')
      subscription.status = 'active'
      delete subscription.cancelled_at
      subscription.next_billing_at = subscription.current_term_end
      return told('scheduled_cancellation_removed', subscription)
    },
    renew(subscription: Subscription) {
      beginTerm(subscription, subscription.current_term_end, false, 'scheduled_job')
      return told('renewed', subscription, 'scheduled_job')
    },
    remove(id: string) {
      const subscription = need(id)
      subscription.deleted = true
      return told('deleted', subscription)
    },
  }
}
export type Subscriptions = ReturnType<typeof openSubscriptions>

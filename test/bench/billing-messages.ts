import { planIdOf } from '#contracts/subscription/prices.ts'

type Message = {
  id: string
  occurred_at: number
  event_type: string
  content: { subscription: object; invoice: object }
}
const DAY = 86_400
const BEGAN = 1_760_000_000
const plans = ['growth', 'team', 'performance'] as const
const states = ['active', 'active', 'non_renewing', 'paused', 'active'] as const

/** Of each company in turn, one state after another: plan, additions, coupon, pause, dues and an invoice change. */
export function messagesOf(companies: readonly string[], count: number, from = 1): Message[] {
  return Array.from({ length: count }, (_, at) => {
    const companyId = companies[at % companies.length]!
    const n = from + Math.floor(at / companies.length)
    const changed = BEGAN + n * 60
    const currency = { frequency: 'month', currency: 'usd' } as const
    const status = states[n % states.length]!
    const versions = { updated_at: changed, resource_version: changed * 1000 + (n % 1000) }
    return {
      id: `ev_${companyId}_${n}`,
      occurred_at: changed,
      event_type: 'subscription_changed',
      content: {
        subscription: {
          ...{ id: companyId, customer_id: companyId, status, ...versions },
          plan_id: planIdOf({ plan: plans[n % plans.length]!, ...currency }),
          addons: n % 4 === 0 ? [] : [{ id: 'user-seat-usd-monthly', quantity: n % 4 }],
          coupons: n % 3 === 0 ? [{ coupon_id: 'SPRING' }] : [],
          current_term_start: BEGAN,
          current_term_end: BEGAN + 30 * DAY,
          created_at: BEGAN,
          ...(status === 'paused' && { pause_date: changed, resume_date: changed + 60 * DAY }),
          ...(status === 'non_renewing' && { cancelled_at: BEGAN + 30 * DAY }),
          ...(n % 7 === 0 && { due_since: changed }),
        },
        invoice: {
          ...{ id: `${companyId}-${n % 12}`, customer_id: companyId, subscription_id: companyId, ...versions },
          ...{ status: n % 2 === 0 ? 'paid' : 'payment_due', currency_code: 'USD', date: BEGAN },
          total: 12_900,
          amount_due: n % 2 === 0 ? 0 : 12_900,
        },
      },
    }
  })
}

/** The same order each time. */
export function shuffled<Each>(all: Each[]): Each[] {
  let state = 30
  for (let at = all.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (at + 1)
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

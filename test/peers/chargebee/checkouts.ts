import { charge, retry, termOf, unpaid } from './invoices.ts'
import { type Customer, type HostedPage, idOf, type State } from './state.ts'
import { type Subscriptions, wantedIn } from './subscriptions.ts'
import { declined, type Given, notFound, wrong } from './wire.ts'

const CHECKOUT_S = 3 * 3600
const COLLECT_S = 5 * 86_400
const MOST_REDIRECT = 250
const money = (amount: number, currency: string) => `${currency} ${(amount / 100).toFixed(2)}`

/** Hosted pages: what each is for, and what happens once it has been paid. */
export function checkouts(state: State, subscriptions: Subscriptions, url: () => string) {
  function customerOf(id: string, email?: string, company?: string): Customer {
    const known = state.customers.get(id)
    if (known) return known
    const made: Customer = state.touch({
      id,
      ...(email && { email }),
      ...(company && { company }),
      created_at: state.clock.seconds(),
      updated_at: 0,
      resource_version: 0,
      card: 'none',
      credits: 0,
    })
    state.customers.set(id, made)
    return made
  }
  const payerIn =
    ({ text }: Given, id: string) =>
    () =>
      customerOf(id, text('customer.email', 70), text('customer.company'))

  type Purpose = Pick<HostedPage['asked'], 'title' | 'total' | 'payer' | 'perform'>
  const purposes: Record<HostedPage['type'], (given: Given) => Purpose> = {
    checkout_new(given) {
      const wanted = wantedIn(state, given, 'subscription.plan_id')
      const payer = payerIn(given, given.text('customer.id', 50) ?? idOf('cust'))
      const { total } = termOf(state, { ...wanted, plan_quantity: 1 })
      return {
        title: `Subscribe to ${wanted.plan_id}`,
        total: money(total, state.plans.get(wanted.plan_id)!.currency_code),
        payer,
        perform: () => subscriptions.create(payer(), wanted, given.text('subscription.id', 50), 'hosted_page'),
      }
    },
    checkout_existing(given) {
      const subscription = subscriptions.need(given.needed('subscription.id', 50))
      const wanted = wantedIn(state, given, 'subscription.plan_id', subscription)
      return {
        title: `Change to ${wanted.plan_id}`,
        total: money(termOf(state, { ...wanted, plan_quantity: 1 }).total, subscription.currency_code),
        payer: () => state.customers.get(subscription.customer_id)!,
        perform: () => subscriptions.change(subscription.id, given, 'subscription.plan_id', 'hosted_page'),
      }
    },
    checkout_one_time(given) {
      const currency = given.needed('currency_code', 3)
      const charges = given.rows('charges').map(({ amount, description = '' }, index) => {
        if (!/^[1-9]\d*$/.test(amount ?? '')) throw wrong(`charges[amount][${index}]`, 'should be greater than 0')
        const unit_amount = Number(amount)
        return { description, quantity: 1, unit_amount, amount: unit_amount, entity_type: 'adhoc' }
      })
      if (charges.length === 0) throw wrong('charges', 'at least one addon or charge is needed')
      const total = charges.reduce((sum, { amount }) => sum + amount, 0)
      const payer = payerIn(given, given.text('customer.id', 50) ?? idOf('cust'))
      return {
        title: 'Pay',
        total: money(total, currency),
        payer,
        perform: () => {
          const about = { customer: payer(), lines: charges, total, currency }
          const invoice = charge(state, { ...about, orNothing: true, source: 'hosted_page' })
          return { invoice }
        },
      }
    },
    collect_now(given) {
      const id = given.needed('customer.id', 50)
      const customer = state.customers.get(id)
      if (!customer) throw notFound(`Customer ${id}`, 'customer[id]')
      const due = unpaid(state, id)
      return {
        title: 'Pay what is due',
        total: money(
          due.reduce((sum, { amount_due }) => sum + amount_due, 0),
          due[0]?.currency_code ?? 'USD',
        ),
        payer: () => customer,
        perform: () => {
          const open = unpaid(state, id)
          if (open.length > 0 && customer.card !== 'good') throw declined()
          for (const invoice of open) retry(state, invoice, 'hosted_page')
          return { customer: { id }, invoices: open }
        },
      }
    },
  }

  function make(type: HostedPage['type'], given: Given): HostedPage {
    const back = given.text('redirect_url', MOST_REDIRECT)
    const cancel = given.text('cancel_url', MOST_REDIRECT)
    given.text('pass_thru_content', 2048)
    const now = state.clock.seconds()
    const id = idOf('hp')
    const page: HostedPage = {
      id,
      type,
      url: `${url()}/pages/v3/${id}/`,
      state: 'created',
      // Pages of the third version are never embedded, even when the call says so.
      embed: false,
      created_at: now,
      expires_at: now + (type === 'collect_now' ? COLLECT_S : CHECKOUT_S),
      asked: { back, cancel, ...purposes[type](given) },
    }
    state.hostedPages.set(id, page)
    return page
  }

  return { make, customerOf }
}

import { describe, expect, it } from 'vitest'
import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import { paidUp, type Standing } from '#contracts/subscription/standing.ts'
import { subscriptionDecider as decider } from '#domain/subscription/decider.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { seeded } from '#test/fixtures/seeded.ts'

const spring = '2026-04-05T12:00:00.000Z'
const summer = '2026-06-02T12:00:00.000Z'
const growth: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 1, jobs: 0 }
const invoiceId = 'aaaaaaaa-0000-4000-8000-000000000000'
const subscription: ServiceSubscription = {
  ...paidUp,
  site: 'acme-test',
  subscriptionId: 'sub_1',
  customerId: admin.companyId,
  planId: 'growth-usd-monthly',
  order: growth,
  from: noon,
  to: spring,
  version: 1000,
}
const invoice: ServiceInvoice = {
  invoiceId: 'inv_1',
  subscriptionId: 'sub_1',
  status: 'open',
  currency: 'usd',
  total: 129_00,
  due: 129_00,
  issuedAt: noon,
  dueAt: noon,
  paidAt: null,
  version: 1000,
}
const cancelled: Standing = { status: 'cancelled', cancelledAt: noon }

function company() {
  const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'starter', jobSlots: 1 } }
  let state = decider.evolve(decider.initialState(), started)
  const act = (command: SubscriptionCommand, now = noon) => {
    const events = decider.decide(command, state, { ...contextOf(admin), now })
    state = events.reduce(decider.evolve, state)
    return events
  }
  const types = (command: SubscriptionCommand, now = noon) => act(command, now).map(({ type }) => type)
  const seen = () => {
    if (state.status === 'none') throw new Error('No subscription')
    const { plan, report, terms, billing } = state
    return { plan, report, volumes: terms.volumes, service: billing.service, term: billing.term }
  }
  return { act, types, seen }
}
const says = (news: Partial<ServiceSubscription> = {}, compared = false) =>
  ({
    type: 'RecordServiceReport',
    data: { subscription: { ...subscription, ...news }, invoice: null, compared },
  }) as const
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }
const orders = (order: Order, credit = false) =>
  ({ type: 'PlaceOrder', data: { invoiceId, order, coupon: null, billTo, credit } }) as const

describe('a report of a billing service', () => {
  it('puts the company on the plan that it sold, with what was bought beside it', () => {
    const acme = company()
    expect(acme.types(says())).toEqual(['BillingServiceReported', 'PlanChanged', 'SubscriptionTermsChanged'])
    expect(acme.seen()).toMatchObject({ plan: 'growth', volumes: { userSeats: 3 }, service: { to: spring } })
  })

  it('counts once, and never after a newer one', () => {
    const acme = company()
    acme.act(says({ version: 2000, dueSince: noon }))
    expect(acme.types(says({ version: 2000, dueSince: noon }))).toEqual([])
    expect(acme.types(says({ version: 1000 }))).toEqual([])
    expect(acme.types(says({ version: 3000 }))).toEqual(['BillingServiceReported', 'PaymentSettled'])
  })

  it('that changes nothing is kept by its version, so that an older one stays older', () => {
    const acme = company()
    acme.act(says({ version: 1000 }))
    expect(acme.types(says({ version: 3000 }))).toEqual(['BillingServiceReported'])
    expect(acme.types(says({ version: 2000, standing: cancelled }))).toEqual([])
  })

  it('about a plan that is not sold here leaves the plan, and one about Enterprise the volumes that were agreed', () => {
    const acme = company()
    acme.act(says({ order: null, planId: 'legacy-gold' }))
    expect(acme.seen()).toMatchObject({ plan: 'starter', volumes: {} })
    acme.act({ type: 'RecordBillingReport', data: { ...paidUp, volumes: { activeJobs: 40 } } })
    acme.act(says({ order: { ...growth, plan: 'enterprise' }, version: 2000 }))
    expect(acme.seen()).toMatchObject({ plan: 'enterprise', volumes: { activeJobs: 40 } })
  })

  it('about a subscription that has ended takes nothing over from the one that runs', () => {
    const acme = company()
    expect(acme.types(says({ standing: cancelled }))).toEqual([])
    acme.act(says({ subscriptionId: 'sub_2' }))
    expect(acme.types(says({ standing: cancelled, version: 9000 }))).toEqual([])
    expect(acme.types(says({ subscriptionId: 'sub_2', standing: cancelled, version: 3000 }))).toContain(
      'SubscriptionCancelled',
    )
    expect(acme.types(says({ subscriptionId: 'sub_3', version: 4000 }))).toContain('SubscriptionActivated')
  })

  it('of an invoice counts by the version of that invoice', () => {
    const acme = company()
    const of = (news: Partial<ServiceInvoice>) =>
      ({
        type: 'RecordServiceReport',
        data: { subscription: null, invoice: { ...invoice, ...news }, compared: false },
      }) as const
    expect(acme.types(of({ version: 2000, status: 'paid', due: 0, paidAt: noon }))).toEqual(['ServiceInvoiceReported'])
    expect(acme.types(of({}))).toEqual([])
    expect(acme.types(of({ invoiceId: 'inv_2' }))).toEqual(['ServiceInvoiceReported'])
  })

  it('in any order and doubled ends in the state of the ordered run', () => {
    const standings: Standing[] = [
      { status: 'active', pausesAt: null },
      { status: 'active', pausesAt: summer, resumesAt: null },
      { status: 'paused', pausedAt: noon, resumesAt: summer },
      { status: 'non_renewing', cancelsAt: summer },
      cancelled,
    ]
    const reports = Array.from({ length: 200 }, (_, index) =>
      says({
        standing: standings[(index * 7) % 5]!,
        dueSince: index % 3 === 0 ? noon : null,
        order: { ...growth, seats: index % 4 },
        version: 1000 + index,
      }),
    )
    const run = (each: typeof reports) => {
      const acme = company()
      for (const report of each) acme.act(report)
      return acme.seen()
    }
    const ordered = run(reports)
    for (const seed of [1, 2, 3])
      expect(run(seeded(seed).shuffled([...reports, ...reports.slice(0, 40)]))).toEqual(ordered)
  })
})

describe('a comparison with the billing service', () => {
  it('that finds nothing leaves no event', () => {
    const acme = company()
    acme.act(says({ standing: { status: 'active', pausesAt: summer, resumesAt: null } }))
    expect(acme.types(says({ standing: { status: 'active', pausesAt: summer, resumesAt: null } }, true))).toEqual([])
  })

  it('mends what differs although the version is known, and names it', () => {
    const acme = company()
    acme.act(says())
    acme.act({ type: 'ChangePlan', data: { plan: 'enterprise' } })
    acme.act({ type: 'RecordBillingReport', data: { ...paidUp, dueSince: noon, volumes: { userSeats: 3 } } })
    const [reported, ...rest] = acme.act(says({}, true))
    expect(reported).toMatchObject({ data: { repaired: ['plan', 'payment'] } })
    expect(rest.map(({ type }) => type)).toEqual(['PlanChanged', 'PaymentSettled'])
    expect(acme.types(says({}, true))).toEqual([])
  })

  it('never goes back to an older version', () => {
    const acme = company()
    acme.act(says({ version: 2000, dueSince: noon }))
    expect(acme.types(says({ version: 1000 }, true))).toEqual([])
  })
})

describe('a company that moves', () => {
  it('to the billing service: its term here ends, an order that waits is cancelled, and what is owed stays', () => {
    const acme = company()
    acme.act(orders(growth, true))
    acme.act({
      ...orders({ ...growth, plan: 'team' }),
      data: { ...orders({ ...growth, plan: 'team' }).data, invoiceId: invoiceId.replace('a', 'b') },
    })
    expect(acme.types(says())).toEqual(['BillingServiceReported', 'InvoiceCredited'])
    expect(acme.seen()).toMatchObject({ term: null, service: { subscriptionId: 'sub_1' } })
    // The service says what is due with it; the invoice here can still be paid.
    expect(acme.types({ type: 'NoteInvoiceOverdue', data: { invoiceId } }, summer)).toEqual([])
    expect(acme.types({ type: 'BlockForUnpaidInvoice', data: { invoiceId } }, summer)).toEqual([])
    expect(acme.types({ type: 'RecordPayment', data: { invoiceId, paidAt: noon, reference: '' } })).toEqual([
      'InvoicePaid',
    ])
    expect(acme.types({ type: 'RenewTerm', data: { to: spring, invoiceId } }, summer)).toEqual([])
  })

  it('back: with the order its term begins, what was due with the service is not due here', () => {
    const acme = company()
    acme.act(says({ dueSince: noon }))
    expect(acme.types(orders({ ...growth, plan: 'team' }, true))).toEqual([
      'InvoiceIssued',
      'BillingServiceLeft',
      'PaymentSettled',
      'SubscriptionTermStarted',
      'PlanChanged',
      'SubscriptionTermsChanged',
    ])
    expect(acme.types(says({ standing: cancelled, version: 2000 }))).toEqual([])
    expect(acme.types(says())).toEqual([])
    expect(acme.seen()).toMatchObject({ plan: 'team', service: null, report: { dueSince: null } })
  })
})

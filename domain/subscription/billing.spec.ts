import { describe, expect, it } from 'vitest'
import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { RejectionCode } from '#contracts/kernel/rejections.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import { subscriptionDecider as decider } from '#domain/subscription/decider.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'

const ids = ['a', 'b', 'c', 'd'].map((each) => `${each.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
]
const [first, second, third, fourth] = ids
const noon = '2026-03-31T12:00:00.000Z'
const days = (count: number, from = noon) => new Date(Date.parse(from) + count * 86_400_000).toISOString()
const growth: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }
const team: Order = { ...growth, plan: 'team' }
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }

/** A company on the free plan, and what comes of each command at its time. */
function company() {
  const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'starter', jobSlots: 1 } }
  let state = decider.evolve(decider.initialState(), started)
  const act = (now: string, command: SubscriptionCommand) => {
    const events = decider.decide(command, state, { ...contextOf(admin), now })
    state = events.reduce(decider.evolve, state)
    return events
  }
  const types = (now: string, command: SubscriptionCommand) => act(now, command).map(({ type }) => type)
  const order = (invoiceId: string, of: Order = growth, more: object = {}) =>
    ({ type: 'PlaceOrder', data: { invoiceId, order: of, coupon: null, billTo, credit: false, ...more } }) as const
  const pay = (invoiceId: string, paidAt = noon) =>
    ({ type: 'RecordPayment', data: { invoiceId, paidAt, reference: 'Transfer' } }) as const
  const seen = () => {
    if (state.status === 'none') throw new Error('No subscription')
    const { plan, report, billing, terms } = state
    return { plan, standing: report.standing, dueSince: report.dueSince, term: billing.term, next: billing.next, terms }
  }
  const used = (...events: SubscriptionEvent[]) => {
    state = events.reduce(decider.evolve, state)
  }
  return { act, types, order, pay, seen, used }
}
const onGrowth = (of: Order = growth) => {
  const acme = company()
  acme.act(noon, acme.order(first, of))
  acme.act(noon, acme.pay(first))
  return acme
}
const invoice = (events: SubscriptionEvent[]) => {
  const issued = events.find(({ type }) => type === 'InvoiceIssued')
  return issued?.type === 'InvoiceIssued' ? issued.data : null
}

describe('an order', () => {
  it('is invoiced, and its plan begins with the payment', () => {
    const acme = company()
    const events = acme.act(noon, acme.order(first, { ...growth, seats: 1, jobs: 2 }))
    expect(invoice(events)).toMatchObject({ number: 1, total: 266_00, dueAt: days(14), billTo })
    expect(acme.seen().plan).toBe('starter')
    expect(acme.types(days(2), acme.pay(first))).toEqual([
      'InvoicePaid',
      'SubscriptionTermStarted',
      'PlanChanged',
      'SubscriptionTermsChanged',
    ])
    expect(acme.seen()).toMatchObject({ plan: 'growth', terms: { volumes: { activeJobs: 4, userSeats: 3 } } })
    expect(acme.types(days(2), acme.pay(first))).toEqual([])
  })

  it('begins at once where the operator allows credit', () => {
    const acme = company()
    expect(acme.types(noon, acme.order(first, growth, { credit: true }))).toEqual([
      'InvoiceIssued',
      'SubscriptionTermStarted',
      'PlanChanged',
    ])
  })

  it('is one, sent twice or from two tabs; another one takes its place', () => {
    const acme = company()
    acme.act(noon, acme.order(first))
    expect(acme.types(noon, acme.order(first))).toEqual([])
    expect(acme.types(noon, acme.order(second))).toEqual([])
    const events = acme.act(noon, acme.order(third, team))
    expect(events.map(({ type }) => type)).toEqual(['InvoiceCredited', 'InvoiceIssued'])
    expect(invoice(events)).toMatchObject({ number: 2 })
    const refused = (code: RejectionCode, message: string) => expect.objectContaining({ code, message })
    expect(() => acme.act(noon, acme.pay(first))).toThrow(
      refused('billing/invoice-credited', 'This invoice was cancelled by a credit note'),
    )
    expect(() => acme.act(noon, acme.pay(second))).toThrow(
      refused('billing/unknown-invoice', 'There is no such invoice'),
    )
  })

  it('that is not paid in time ends without a trace on the plan', () => {
    const acme = company()
    acme.act(noon, acme.order(first))
    expect(acme.types(days(14), { type: 'NoteInvoiceOverdue', data: { invoiceId: first } })).toEqual([
      'InvoiceCredited',
    ])
    expect(acme.seen()).toMatchObject({ plan: 'starter', dueSince: null })
  })

  it('takes a coupon while it is valid', () => {
    const coupon = { code: 'SPRING', discountPercentage: 20, validTill: days(5) }
    const acme = company()
    expect(invoice(acme.act(noon, acme.order(first, growth, { coupon })))).toMatchObject({ total: 103_20 })
    const late = company()
    expect(invoice(late.act(days(6), late.order(first, growth, { coupon })))).toMatchObject({ total: 129_00 })
  })

  it('of the whole price off needs no payment', () => {
    const coupon = { code: 'FREE', discountPercentage: 100, validTill: days(5) }
    const acme = company()
    expect(acme.types(noon, acme.order(first, growth, { coupon }))).toContain('InvoicePaid')
    expect(acme.seen().plan).toBe('growth')
  })

  it.each<[RejectionCode, Partial<Order>, string]>([
    ['billing/no-price', { plan: 'enterprise' }, 'The price of this plan is agreed with you. Please contact us.'],
    ['billing/free-plan', { plan: 'starter' }, 'Cancel your subscription to end it with its term'],
    ['billing/too-many-extras', { jobs: 3 }, 'This plan does not take that many extra users or jobs'],
    ['billing/already-on-plan', {}, 'This is what you have already'],
    [
      'billing/other-currency',
      { plan: 'team', currency: 'gbp' },
      'Until its term ends, your subscription is billed in $',
    ],
  ])('is refused with %s for %j', (code, own, message) => {
    const acme = onGrowth()
    expect(() => acme.act(days(1), acme.order(second, { ...growth, ...own }))).toThrow(
      expect.objectContaining({ code, message }),
    )
  })

  it('for less than what is in use says what has to go first', () => {
    const acme = onGrowth(team)
    acme.used(...ids.map((jobId, n): SubscriptionEvent => ({ type: 'JobSlotConsumed', data: { jobId, inUse: n + 1 } })))
    expect(() => acme.act(days(1), acme.order(second))).toThrow(
      expect.objectContaining({
        code: 'billing/too-much-in-use',
        message: 'Before you choose this plan, archive 2 jobs and remove 0 users',
      }),
    )
  })
})

describe('another order within the term', () => {
  it('that costs more begins with its payment, less what is left of the term', () => {
    const acme = onGrowth()
    expect(acme.seen().term).toMatchObject({ from: noon, to: '2026-04-30T12:00:00.000Z', anchor: 31 })
    const events = acme.act(days(15), acme.order(second, team))
    expect(invoice(events)).toMatchObject({ number: 2, total: 299_00 - 64_50 })
    acme.act(days(15), acme.pay(second))
    expect(acme.seen()).toMatchObject({ plan: 'team', term: { from: days(15) } })
  })

  it('that costs less than what is left waits for the end of the term', () => {
    const acme = onGrowth({ ...team, frequency: 'year' })
    expect(acme.types(days(15), acme.order(second))).toEqual(['SubscriptionOrderScheduled'])
    expect(acme.types(days(15), acme.order(second))).toEqual([])
    expect(acme.seen()).toMatchObject({ plan: 'team', next: growth })
    const to = acme.seen().term!.to
    const events = acme.act(to, { type: 'RenewTerm', data: { to, invoiceId: second } })
    expect(invoice(events)).toMatchObject({ number: 2, reason: 'renewal', total: 129_00 })
    expect(acme.seen()).toMatchObject({ plan: 'growth', next: null })
  })
})

describe('the end of a term', () => {
  it('begins the next on the same day of the month, or on the last of a shorter one', () => {
    const acme = onGrowth()
    const ends: string[] = []
    for (const invoiceId of [second, third, fourth]) {
      const { to } = acme.seen().term!
      ends.push(to.slice(0, 10))
      acme.act(to, { type: 'RenewTerm', data: { to, invoiceId } })
      expect(acme.types(to, { type: 'RenewTerm', data: { to, invoiceId } })).toEqual([])
    }
    expect(ends).toEqual(['2026-04-30', '2026-05-31', '2026-06-30'])
  })

  it('ends a subscription that was cancelled, and begins none while it is paused', () => {
    const acme = onGrowth()
    const { to } = acme.seen().term!
    acme.act(days(1), { type: 'CancelSubscription', data: {} })
    expect(acme.seen().standing).toEqual({ status: 'non_renewing', cancelsAt: to })
    expect(acme.types(to, { type: 'RenewTerm', data: { to, invoiceId: second } })).toEqual(['SubscriptionCancelled'])
    expect(acme.types(days(40), acme.order(third))).toEqual(['InvoiceIssued'])
    expect(acme.types(days(41), acme.pay(third))).toContain('SubscriptionActivated')
  })
})

describe('an invoice that is not paid', () => {
  const owing = () => {
    const acme = onGrowth()
    const { to } = acme.seen().term!
    acme.act(to, { type: 'RenewTerm', data: { to, invoiceId: second } })
    const dueAt = days(14, to)
    acme.act(dueAt, { type: 'NoteInvoiceOverdue', data: { invoiceId: second } })
    return { acme, dueAt }
  }

  it('begins the stages of a failed payment, and its payment ends them', () => {
    const { acme, dueAt } = owing()
    expect(acme.seen().dueSince).toBe(dueAt)
    expect(acme.types(days(3, dueAt), acme.pay(second))).toEqual(['InvoicePaid', 'PaymentSettled'])
    expect(acme.seen()).toMatchObject({ dueSince: null, standing: { status: 'active' } })
  })

  it('blocks the subscription at last, and its payment brings it back', () => {
    const { acme, dueAt } = owing()
    acme.act(days(30, dueAt), { type: 'BlockForUnpaidInvoice', data: { invoiceId: second } })
    expect(acme.seen()).toMatchObject({ standing: { status: 'cancelled' }, dueSince: dueAt })
    expect(acme.types(days(31, dueAt), acme.pay(second))).toEqual([
      'InvoicePaid',
      'PaymentSettled',
      'SubscriptionActivated',
    ])
  })

  it('paid on its day does nothing when its timers come', () => {
    const acme = onGrowth()
    expect(acme.types(days(14), { type: 'NoteInvoiceOverdue', data: { invoiceId: first } })).toEqual([])
    expect(acme.types(days(44), { type: 'BlockForUnpaidInvoice', data: { invoiceId: first } })).toEqual([])
  })
})

describe('a pause', () => {
  it('begins at once and ends at its own time alone; a term that ended meanwhile begins anew', () => {
    const acme = onGrowth()
    acme.act(days(1), { type: 'PauseSubscription', data: { option: 'immediately', months: 2 } })
    expect(acme.seen().standing).toEqual({
      status: 'paused',
      pausedAt: days(1),
      resumesAt: '2026-06-01T12:00:00.000Z',
    })
    const resume = (resumesAt: string) =>
      ({ type: 'ResumeSubscription', data: { resumesAt, invoiceId: second } }) as const
    expect(acme.types(days(20), resume(days(20)))).toEqual([])
    expect(acme.types('2026-06-01T12:00:00.000Z', resume('2026-06-01T12:00:00.000Z'))).toEqual([
      'SubscriptionActivated',
      'InvoiceIssued',
      'SubscriptionTermStarted',
    ])
    expect(acme.seen().term).toMatchObject({ from: '2026-06-01T12:00:00.000Z', to: '2026-07-01T12:00:00.000Z' })
  })

  it('with the end of the term comes in place of the next term, and can be taken back', () => {
    const acme = onGrowth()
    const { to } = acme.seen().term!
    acme.act(days(1), { type: 'PauseSubscription', data: { option: 'end_of_term', months: null } })
    expect(acme.seen().standing).toMatchObject({ status: 'active', pausesAt: to })
    expect(() => acme.act(days(2), { type: 'CancelSubscription', data: {} })).toThrow(
      'Only a subscription that is active and not about to pause can do that',
    )
    acme.act(days(2), { type: 'KeepSubscription', data: {} })
    acme.act(days(3), { type: 'PauseSubscription', data: { option: 'end_of_term', months: 1 } })
    expect(acme.types(to, { type: 'BeginPause', data: { pausesAt: days(9) } })).toEqual([])
    expect(acme.types(to, { type: 'RenewTerm', data: { to, invoiceId: second } })).toEqual(['SubscriptionPaused'])
    expect(acme.types(to, { type: 'BeginPause', data: { pausesAt: to } })).toEqual([])
  })

  it('at the end of a term needs one', () => {
    const acme = company()
    expect(() => acme.act(noon, { type: 'CancelSubscription', data: {} })).toThrow(
      'This plan is not billed here. Please contact us.',
    )
  })
})

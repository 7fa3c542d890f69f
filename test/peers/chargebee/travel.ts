import { retry } from './invoices.ts'
import type { State } from './state.ts'
import type { Subscriptions } from './subscriptions.ts'

type Happening = { at: number; happens: () => void }

/** What a site does when dunning has ended without a payment. */
export type EndOfDunning = 'cancel' | 'stay'

/** Moves the clock on to `to` (milliseconds). All that is due on the way happens at its time, with its events, in order. */
export function travel(state: State, subscriptions: Subscriptions, to: number, endOfDunning: EndOfDunning) {
  for (;;) {
    const next = [...due(state, subscriptions, endOfDunning)].reduce<Happening | null>(
      (first, each) => (first === null || each.at < first.at ? each : first),
      null,
    )
    if (next === null || next.at * 1000 > to) break
    state.clock.at(Math.max(next.at * 1000, state.clock.now()))
    next.happens()
  }
  state.clock.at(to)
  state.clock.goOn()
}

function* due(state: State, subscriptions: Subscriptions, endOfDunning: EndOfDunning): Generator<Happening> {
  for (const subscription of state.subscriptions.values()) {
    const { status, pause_date, resume_date, cancelled_at, current_term_end, deleted } = subscription
    if (deleted || status === 'cancelled') continue
    if (status === 'paused') {
      if (resume_date !== undefined)
        yield { at: resume_date, happens: () => void subscriptions.endPause(subscription, 'scheduled_job') }
    } else if (pause_date !== undefined && pause_date <= current_term_end)
      yield { at: pause_date, happens: () => void subscriptions.beginPause(subscription, 'scheduled_job') }
    else if (status === 'non_renewing')
      yield {
        at: cancelled_at ?? current_term_end,
        happens: () => void subscriptions.end(subscription, undefined, 'scheduled_job'),
      }
    else yield { at: current_term_end, happens: () => void subscriptions.renew(subscription) }
  }
  for (const invoice of state.invoices.values()) {
    const { next_retry_at: at, subscription_id } = invoice
    if (at === undefined) continue
    yield {
      at,
      happens: () => {
        const over = retry(state, invoice)
        const subscription = state.subscriptions.get(subscription_id ?? '')
        if (over && endOfDunning === 'cancel' && subscription && subscription.status !== 'cancelled')
          subscriptions.end(subscription, 'not_paid', 'scheduled_job')
      },
    }
  }
}

import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { type Decider, decideBy, type Decisions } from '#domain/decider.ts'
import { beginPause, cancel, keep, pause } from './commands/pause.ts'
import { changePlan } from './commands/change-plan.ts'
import { consumeJobSlot } from './commands/consume-job-slot.ts'
import { consumeTextInvite } from './commands/consume-text-invite.ts'
import { consumeUserSeat } from './commands/consume-user-seat.ts'
import { overrideFeatures } from './commands/override-features.ts'
import { placeOrder } from './commands/place-order.ts'
import { blockForUnpaid, noteOverdue, recordPayment } from './commands/payments.ts'
import { renewTerm } from './commands/renew.ts'
import { recordBillingReport } from './commands/record-billing-report.ts'
import { recordServiceReport } from './commands/record-service-report.ts'
import { releaseJobSlot } from './commands/release-job-slot.ts'
import { releaseUserSeat } from './commands/release-user-seat.ts'
import { resume } from './commands/resume.ts'
import { start } from './commands/start.ts'
import { evolve, initialState, type Subscription } from './subscription.ts'

const decisions: Decisions<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  StartSubscription: start,
  ChangePlan: changePlan,
  ConsumeJobSlot: consumeJobSlot,
  ReleaseJobSlot: releaseJobSlot,
  RecordBillingReport: recordBillingReport,
  RecordServiceReport: recordServiceReport,
  OverrideFeatures: overrideFeatures,
  ResumeSubscription: (data, state, { now }) => resume(data, state, now),
  ConsumeUserSeat: consumeUserSeat,
  ReleaseUserSeat: releaseUserSeat,
  ConsumeTextInvite: (data, state, { now }) => consumeTextInvite(data, state, now),
  PlaceOrder: (data, state, { now }) => placeOrder(data, state, now),
  RecordPayment: (data, state, { now }) => recordPayment(data, state, now),
  RenewTerm: (data, state, { now }) => renewTerm(data, state, now),
  NoteInvoiceOverdue: noteOverdue,
  BlockForUnpaidInvoice: (data, state, { now }) => blockForUnpaid(data, state, now),
  PauseSubscription: (data, state, { now }) => pause(data, state, now),
  BeginPause: beginPause,
  CancelSubscription: (_data, state) => cancel(state),
  KeepSubscription: (_data, state) => keep(state),
}

export const subscriptionDecider: Decider<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  category: 'subscription',
  facts: ['jobRevision'],
  /** Whom a seat is for is read by the process that invites, and by no decision. */
  opens: { events: [], for: [] },
  initialState,
  evolve,
  decide: decideBy(decisions),
}

import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { Decider } from '#domain/decider.ts'
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

export const subscriptionDecider: Decider<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  category: 'subscription',
  facts: ['jobRevision'],
  /** Whom a seat is for is read by the process that invites, and by no decision. */
  opens: { events: [], for: [] },
  initialState,
  evolve,
  decide: (command, state, { now }) => {
    switch (command.type) {
      case 'StartSubscription':
        return start(command.data, state)
      case 'ChangePlan':
        return changePlan(command.data, state)
      case 'ConsumeJobSlot':
        return consumeJobSlot(command.data, state)
      case 'ReleaseJobSlot':
        return releaseJobSlot(command.data, state)
      case 'RecordBillingReport':
        return recordBillingReport(command.data, state)
      case 'RecordServiceReport':
        return recordServiceReport(command.data, state)
      case 'OverrideFeatures':
        return overrideFeatures(command.data, state)
      case 'ResumeSubscription':
        return resume(command.data, state, now)
      case 'ConsumeUserSeat':
        return consumeUserSeat(command.data, state)
      case 'ReleaseUserSeat':
        return releaseUserSeat(command.data, state)
      case 'ConsumeTextInvite':
        return consumeTextInvite(command.data, state, now)
      case 'PlaceOrder':
        return placeOrder(command.data, state, now)
      case 'RecordPayment':
        return recordPayment(command.data, state, now)
      case 'RenewTerm':
        return renewTerm(command.data, state, now)
      case 'NoteInvoiceOverdue':
        return noteOverdue(command.data, state)
      case 'BlockForUnpaidInvoice':
        return blockForUnpaid(command.data, state, now)
      case 'PauseSubscription':
        return pause(command.data, state, now)
      case 'BeginPause':
        return beginPause(command.data, state)
      case 'CancelSubscription':
        return cancel(state)
      case 'KeepSubscription':
        return keep(state)
      default:
        return command satisfies never
    }
  },
}

import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** What is owed for so long after its day blocks the subscription; the last stage of BILL-033 begins after nine. */
export const BLOCKED_AFTER_DAYS = 30

/** Invoices, terms and pauses of the built-in billing have their moments; an aggregate ignores one that was moved. */
export const subscriptionIsTimed: ProcessManager<SubscriptionEvent> = {
  name: 'subscription-is-timed',
  category: 'subscription',
  on: [
    'InvoiceIssued',
    'InvoicePaid',
    'InvoiceCredited',
    'SubscriptionTermStarted',
    'SubscriptionPaused',
    'SubscriptionPauseScheduled',
  ],
  react: ({ event, stream }) => {
    const { id } = parseStream(stream)
    const timer = (of: string, which: string, command: { type: string; data: unknown }): Reaction => ({
      kind: 'command',
      aggregate: 'timer',
      id: uuid5(of, which),
      command,
    })
    const set = (of: string, which: string, dueAt: string, type: string, data: object) =>
      timer(of, which, { type: 'MoveTimer', data: { dueAt, aggregate: 'subscription', id, command: { type, data } } })
    switch (event.type) {
      case 'InvoiceIssued': {
        const { invoiceId, dueAt } = event.data
        return [
          set(invoiceId, 'due', dueAt, 'NoteInvoiceOverdue', { invoiceId }),
          set(invoiceId, 'block', later(dueAt, { days: BLOCKED_AFTER_DAYS }), 'BlockForUnpaidInvoice', { invoiceId }),
        ]
      }
      case 'InvoicePaid':
      case 'InvoiceCredited': {
        const cancel = { type: 'CancelTimer', data: {} }
        return [timer(event.data.invoiceId, 'due', cancel), timer(event.data.invoiceId, 'block', cancel)]
      }
      case 'SubscriptionTermStarted': {
        const { to, invoiceId } = event.data
        return [set(id, 'term', to, 'RenewTerm', { to, invoiceId: uuid5(invoiceId, 'renewal') })]
      }
      case 'SubscriptionPauseScheduled': {
        const { pausesAt } = event.data
        return [set(id, 'pause', pausesAt, 'BeginPause', { pausesAt })]
      }
      case 'SubscriptionPaused': {
        const { resumesAt, pausedAt } = event.data
        if (resumesAt === null) return []
        const data = { resumesAt, invoiceId: uuid5(id, pausedAt) }
        return [set(id, 'resume', resumesAt, 'ResumeSubscription', data)]
      }
      default:
        return []
    }
  },
}

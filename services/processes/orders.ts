import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { OrderEvent } from '#contracts/order/events.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** Candidates without an order have none to complete. */
export const completedCandidateCompletesOrder: ProcessManager<CandidateEvent> = {
  name: 'completed-candidate-completes-order',
  category: 'candidate',
  on: ['CandidateCompleted'],
  react({ stream }) {
    const { id } = parseStream(stream)
    return [{ kind: 'command', aggregate: 'order', id, command: { type: 'CompleteOrder', data: { candidateId: id } } }]
  },
}

/** The system that ordered hears where the result is; what came of that is on record, and shown at its connection. */
export const completedOrderIsReported: ProcessManager<OrderEvent> = {
  name: 'completed-order-is-reported',
  category: 'order',
  on: ['OrderCompleted'],
  react: ({ event }) =>
    event.type === 'OrderCompleted' ? [{ kind: 'call', port: 'ats', operation: 'report', payload: event.data }] : [],
  onOutcome({ event, tenant }, { outcome }): Reaction[] {
    if (outcome.ended === 'cancelled' || event.type !== 'OrderCompleted') return []
    const { candidateId, integrationId } = event.data
    const cause = outcome.ended === 'succeeded' ? null : outcome.ended === 'failed' ? outcome.code : 'call/uncertain'
    const order = { type: 'RecordOrderReport', data: { candidateId, cause } }
    const health = { type: 'RecordIntegrationHealth', data: { integrationId, cause } }
    return [
      { kind: 'command', aggregate: 'order', id: candidateId, command: order },
      { kind: 'command', aggregate: 'integration', id: tenant, command: health },
    ]
  },
}

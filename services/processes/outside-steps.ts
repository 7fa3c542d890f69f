import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import type { OutsideStep } from '#contracts/candidate/outside-steps.ts'
import { catalogue } from '#contracts/integration/catalogue.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import type { OrderEvent } from '#contracts/order/events.ts'
import { linkNow } from '../core/ats/standing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const tell = (candidateId: string, system: string, step: OutsideStep): Reaction => ({
  ...{ kind: 'command', aggregate: 'candidate', id: candidateId },
  command: { type: 'RecordOutsideStep', data: { candidateId, system, step } },
})
const ofOrders = { OrderReceived: 'ordered', OrderReported: 'reported', OrderReportFailed: 'not-taken' } as const
type OfOrder = keyof typeof ofOrders

/** A candidate's history says which system ordered their interview, and what came of the result. */
export const orderReachesCandidate: ProcessManager<OrderEvent> = {
  name: 'order-reaches-candidate',
  category: 'order',
  on: Object.keys(ofOrders) as OfOrder[],
  react: ({ event: { type, data } }) => [
    tell(data.candidateId, catalogue[data.integrationType].title, ofOrders[type as OfOrder]),
  ],
}

/** As {@link orderReachesCandidate}, of a result that waits. */
export const heldResultReachesCandidate: ProcessManager<IntegrationEvent> = {
  name: 'held-result-reaches-candidate',
  category: 'integration',
  on: ['IntegrationResultHeld'],
  react: ({ event }) =>
    event.type === 'IntegrationResultHeld'
      ? [tell(event.data.candidateId, catalogue[event.data.integrationType].title, 'held')]
      : [],
}

/** A candidate's history says that both sides had moved them and which one counted, and which move was not carried over. */
export const atsConflictReachesCandidate: ProcessManager<AtsApplicationEvent, string | null> = {
  name: 'ats-conflict-reaches-candidate',
  category: 'application',
  on: ['AtsConflictSettled', 'AtsMoveRefused'],
  look: async (core, { tenant }) => (await linkNow(core, tenant))?.systemName ?? null,
  react: ({ event }, system) => {
    if (system === null) return []
    const { candidateId } = event.data
    if (event.type === 'AtsConflictSettled') return [tell(candidateId, system, event.data.rule)]
    return event.type === 'AtsMoveRefused' ? [tell(candidateId, system, 'move-refused')] : []
  },
}

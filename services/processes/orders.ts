import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import type { OrderEvent } from '#contracts/order/events.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import type { Core } from '../core/core.ts'
import { integrationWaits } from '../core/integration-waits.ts'
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

/**
 * The system that ordered hears where the result is; what came of that is on record, and shown at its connection. While the
 * connection waits the result is kept back.
 */
export const completedOrderIsReported: ProcessManager<OrderEvent> = {
  name: 'completed-order-is-reported',
  category: 'order',
  on: ['OrderCompleted', 'OrderReleased'],
  react: ({ event }) =>
    isReady(event) ? [{ kind: 'call', port: 'ats', operation: 'report', payload: event.data }] : [],
  onOutcome({ event, tenant }, { outcome }): Reaction[] {
    if (outcome.ended === 'cancelled' || !isReady(event)) return []
    const { candidateId, integrationId } = event.data
    const toIntegration = (type: string, data: object): Reaction => ({
      ...{ kind: 'command', aggregate: 'integration', id: tenant, command: { type, data } },
    })
    if (outcome.ended === 'succeeded' && isHeld.safeParse(outcome.result).success)
      return [toIntegration('HoldIntegrationResult', { integrationId, candidateId })]
    const cause = outcome.ended === 'succeeded' ? null : outcome.ended === 'failed' ? outcome.code : 'call/uncertain'
    const order = { type: 'RecordOrderReport', data: { candidateId, cause } }
    return [
      { kind: 'command', aggregate: 'order', id: candidateId, command: order },
      toIntegration('RecordIntegrationHealth', { integrationId, cause }),
    ]
  },
}

const isReady = (event: OrderEvent) => event.type === 'OrderCompleted' || event.type === 'OrderReleased'
const isHeld = z.object({ isHeld: z.literal(true) })

/** What was kept back is reported again: by each order itself. */
export const releasedResultsAreReported: ProcessManager<IntegrationEvent> = {
  name: 'released-results-are-reported',
  category: 'integration',
  on: ['IntegrationResultsReleased'],
  react: ({ event }) =>
    event.type === 'IntegrationResultsReleased'
      ? event.data.candidateIds.map((candidateId) => ({
          ...{ kind: 'command', aggregate: 'order', id: candidateId },
          command: { type: 'ReleaseOrder', data: { candidateId } },
        }))
      : [],
}

const release = (companyId: string): Reaction => ({
  ...{ kind: 'command', aggregate: 'integration', id: companyId },
  command: { type: 'ReleaseIntegrationResults', data: {} },
})
const goOn = async (core: Pick<Core, 'commands'>, companyId: string): Promise<boolean> => {
  const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
  const holding = [...state.connections.values()].filter(({ held }) => held.length > 0)
  const waits = await Promise.all(holding.map((each) => integrationWaits(core, companyId, each)))
  return waits.includes(null)
}

/** It may have gone on between the call and its record. */
export const heldResultIsLookedAtAgain: ProcessManager<IntegrationEvent, boolean> = {
  name: 'held-result-is-looked-at-again',
  category: 'integration',
  on: ['IntegrationResultHeld'],
  look: (core, { tenant }) => goOn(core, tenant),
  react: ({ tenant }, isGoingOn) => (isGoingOn ? [release(tenant)] : []),
}

/** A plan that has the connection again lets go what was kept back for it. */
export const regainedPlanReleasesResults: ProcessManager<SubscriptionEvent, boolean> = {
  name: 'regained-plan-releases-results',
  category: 'subscription',
  on: ['SubscriptionStarted', 'PlanChanged', 'SubscriptionTermsChanged'],
  look: (core, { tenant }) => goOn(core, tenant),
  react: ({ tenant }, isGoingOn) => (isGoingOn ? [release(tenant)] : []),
}

import type { OrderCommand } from '#contracts/order/commands.ts'
import type { OrderEvent } from '#contracts/order/events.ts'
import type { Decider } from '../decider.ts'

type Received = Extract<OrderEvent, { type: 'OrderReceived' }>['data']
export type Order = { status: 'none' } | ({ status: 'open' | 'completed' | 'reported' } & Received)

/** What an applicant tracking system ordered: the interview of one candidate, and its result. */
export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  category: 'order',
  initialState: () => ({ status: 'none' }),
  evolve: (state, event) => {
    if (event.type === 'OrderReceived') return { status: 'open', ...event.data }
    if (state.status === 'none') return state
    if (event.type === 'OrderCompleted' || event.type === 'OrderReleased') return { ...state, status: 'completed' }
    return { ...state, status: 'reported' }
  },
  decide: ({ type, data }, state) => {
    if (type === 'ReceiveOrder') return state.status === 'none' ? [{ type: 'OrderReceived', data }] : []
    if (state.status === 'none') return []
    const { candidateId, integrationId, integrationType, jobId, resultUrl } = state
    const of = { candidateId, integrationId, integrationType }
    if (type === 'CompleteOrder')
      return state.status === 'open' ? [{ type: 'OrderCompleted', data: { ...of, jobId, resultUrl } }] : []
    if (state.status !== 'completed') return []
    if (type === 'ReleaseOrder') return [{ type: 'OrderReleased', data: { ...of, jobId, resultUrl } }]
    return data.cause === null
      ? [{ type: 'OrderReported', data: of }]
      : [{ type: 'OrderReportFailed', data: { ...of, cause: data.cause } }]
  },
}

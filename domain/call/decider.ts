import type { CallCommand } from '#contracts/call/commands.ts'
import type { CallEvent } from '#contracts/call/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Decider } from '../decider.ts'

type Origin = Pick<Extract<CallEvent, { type: 'CallGivenUp' }>['data'], 'process' | 'inputStream' | 'inputRevision'>
export type Call =
  | { status: 'unknown' | 'begun' | 'cancelled' }
  | { status: 'given-up' | 'retried' | 'dropped' | 'begun-again'; origin: Origin }

/**
 * What has to be known of one outside call beside its outcome, which its process remembers: whether it may still be
 * cancelled, and what a person decided once it was given up. Most calls have no such stream.
 */
export const callDecider: Decider<Call, CallCommand, CallEvent> = {
  category: 'call',
  initialState: () => ({ status: 'unknown' }),
  decide: ({ type, data }, { status }) => {
    switch (type) {
      case 'BeginCall':
        return status === 'unknown' || status === 'retried' ? [{ type: 'CallBegun', data }] : []
      case 'CancelCall':
        if (status === 'cancelled') return []
        if (status !== 'unknown') throw new Rejected('call/left', 'This has left already')
        return [{ type: 'CallCancelled', data }]
      case 'GiveUpCall':
        return status === 'cancelled' || status === 'given-up' || status === 'dropped'
          ? []
          : [{ type: 'CallGivenUp', data }]
      case 'RetryCall':
      case 'DropCall':
        if (status !== 'given-up')
          throw new Rejected('call/decided', 'Somebody has decided about this call already. Reload the page.')
        return [{ type: type === 'RetryCall' ? 'CallRetried' : 'CallDropped', data }]
      default:
        return type satisfies never
    }
  },
  evolve: (call, { type, data }) => {
    switch (type) {
      case 'CallBegun':
        return 'origin' in call ? { status: 'begun-again', origin: call.origin } : { status: 'begun' }
      case 'CallCancelled':
        return { status: 'cancelled' }
      case 'CallGivenUp':
        return { status: 'given-up', origin: data }
      case 'CallRetried':
        return 'origin' in call ? { status: 'retried', origin: call.origin } : call
      case 'CallDropped':
        return 'origin' in call ? { status: 'dropped', origin: call.origin } : call
      default:
        return type satisfies never
    }
  },
}
